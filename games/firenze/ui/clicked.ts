import type { Mat, View } from "../hidden/view-types.ts";
import { COLOURS, contractOf, type HandName } from "../rules/content.ts";
import { COLOUR_AT, isColour } from "./bricks.ts";

/**
 * The view after the clicks of an unfinished payment or discard, whose moves the rules accept only together: bricks
 * given or laid on cards, discarded cards, towers to pay for, seals of the setup.
 */
export function withClicks(view: View, clicks: readonly (readonly string[])[]): View {
  const clicked = clicks.reduce(withClick, view);
  if (view.awaits !== "lay") return clicked;
  return { ...clicked, turn: { ...clicked.turn, lowest: lowestAfter(view, clicks.flat()) } };
}

function withClick(view: View, targets: readonly string[]): View {
  const paid = { ...view, turn: { ...view.turn, due: Math.max(0, view.turn.due - 1) } };
  return targets.reduce((shown, target) => withTarget(shown, target, targets), paid);
}

/** The slot of the next card without a brick of this payment, in whatever order they were laid. */
function lowestAfter({ turn }: View, targets: readonly string[]): number {
  let slot = turn.lowest;
  while (targets.includes(`slot:${slot}`)) slot++;
  return slot;
}

function withTarget(view: View, target: string, beside: readonly string[]): View {
  const [kind = "", first = "", second = ""] = target.split(":");
  const n = Number(first);
  switch (kind) {
    case "storage": {
      const given = withMat(view, n, ({ storage }) => ({ storage: changed(storage, second, -1) }));
      return view.turn.purpose === "exchange" && view.awaits === "give"
        ? withLaid(given, view.turn.slot, second)
        : given;
    }
    case "slot": {
      const colour = beside.find((other) => other.startsWith("storage:"))?.split(":")[2];
      return colour === undefined ? view : withLaid(view, n, colour);
    }
    case "hand":
      return withMat(view, view.active ?? 0, ({ hand }) => ({
        hand: hand.filter((_, i) => i !== hand.indexOf(first as HandName)),
      }));
    case "building":
      return withMat(view, view.active ?? 0, ({ buildings }) => ({
        buildings: buildings.filter((each) => each !== first),
      }));
    case "tower":
      return { ...view, turn: { ...view.turn, kept: [...view.turn.kept, Number(second)] } };
    case "contract": {
      if (!isColour(first)) return view;
      const contract = contractOf(COLOUR_AT[first], Number(second));
      const contracts = view.contracts.map((each, i) =>
        i === contract ? { ...each, seal: "neutral" as const } : each,
      );
      return { ...view, contracts, setupDraws: view.setupDraws + 1 };
    }
    default:
      return view;
  }
}

const withLaid = (view: View, slot: number | null, colour: string): View => ({
  ...view,
  row: view.row.map((place, at) => (at === slot ? { ...place, bricks: changed(place.bricks, colour, 1) } : place)),
});

const changed = (bricks: readonly number[], colour: string, by: number): readonly number[] =>
  bricks.map((n, c) => (COLOURS[c] === colour ? n + by : n));

const withMat = (view: View, seat: number, change: (mat: Mat) => Partial<Mat>): View => ({
  ...view,
  mats: view.mats.map((mat, i) => (i === seat ? { ...mat, ...change(mat) } : mat)),
});
