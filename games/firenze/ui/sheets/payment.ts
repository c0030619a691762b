import type { BoardProps } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { COLOURS, type ColourName } from "../../rules/content.ts";
import { COLOUR_AT, countOf } from "../bricks.ts";
import { exchangeCostOf } from "../prospects.ts";
import { laidBrick, storedBrick } from "./pressed.ts";

/** What is given in an exchange, as presses that the rules understand. */

type Props = Pick<BoardProps<View>, "view" | "you" | "preview" | "content">;

/** The brick that is taken. */
interface Wanted {
  readonly slot: number;
  readonly colour: ColourName;
}

/** How many bricks are due, and of which colours one more may be given. */
export interface Payment {
  readonly due: number;
  readonly open: ReadonlySet<ColourName>;
}

export function paymentOf(props: Props, wanted: Wanted, given: readonly ColourName[]): Payment {
  const mat = props.view.mats[props.you ?? 0];
  if (mat === undefined) return { due: 0, open: new Set() };
  const due = exchangeCostOf(mat, props);
  const left = mat.storage.map((n, c) => n - (countOf(given)[c] ?? 0));
  const isOpen = (colour: ColourName): boolean =>
    given.length < due &&
    (left[COLOUR_AT[colour]] ?? 0) > 0 &&
    props.preview(...pressesOf(props, wanted, [...given, colour])) !== null;
  return { due, open: new Set(COLOURS.filter(isOpen)) };
}

/** The presses that take the brick and give these. What must be given in any case the turn gives by itself. */
export function pressesOf(props: Props, { slot, colour }: Wanted, given: readonly ColourName[]): readonly string[] {
  const { view, you, preview } = props;
  const target = laidBrick(slot, colour);
  const named = preview(target);
  if (named?.awaits !== "give") return [target];
  const [before, after] = [view, named].map(({ mats }) => mats[you ?? 0]?.storage ?? []);
  const chosen = given.filter((brick, at) => {
    const c = COLOUR_AT[brick];
    const nth = given.slice(0, at).filter((each) => each === brick).length;
    return nth >= (before?.[c] ?? 0) - (after?.[c] ?? 0);
  });
  return [target, ...chosen.map((brick) => storedBrick(you, brick))];
}

/** The presses of one choice, which is taken back as a whole. */
export function pressTogether({ onTarget }: Pick<BoardProps<View>, "onTarget">, targets: readonly string[]): void {
  for (const [at, target] of targets.entries()) onTarget(target, at > 0);
}
