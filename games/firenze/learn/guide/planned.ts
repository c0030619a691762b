import { ofKind } from "#boardkit";
import { COLOURS } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
import { type At, bricksOf, type Move, payOf } from "./at.ts";
import { soughtHeights } from "./sought.ts";

/** What the steady bot makes of the turn: the one source of the proposals. */

/** Its next move, if it is of one of these kinds. */
export function planned(at: At, ...kinds: readonly string[]): readonly Move[] {
  const [text] = at.planned();
  return ofKind(at, ...kinds).filter((move) => move.text === text);
}

/** The position after the whole plan, and what is told on the way there, move by move. */
interface Course {
  readonly view: At["view"];
  readonly steps: readonly { readonly text: string; readonly events: readonly Event[]; readonly due: number }[];
}

export function courseOf({ moves, view, planned: plan }: At): Course {
  const steps: Course["steps"][number][] = [];
  let [legal, seen] = [moves, view];
  for (const text of plan()) {
    const move = legal.find((each) => each.text === text);
    if (move === undefined) break;
    const brought = move.brings();
    steps.push({ text, events: brought.events, due: brought.view.turn.due });
    [legal, seen] = [move.next(), brought.view];
  }
  return { view: seen, steps };
}

/** The moment of the contracts, if all before it is done as planned; `null` where the plan does not come so far. */
export function contractsAhead(at: At): At | null {
  const plan = at.planned();
  let ahead: At = at;
  for (const [n, text] of plan.entries()) {
    if (ahead.view.awaits === "contracts") return ahead;
    const move = ahead.moves.find((each) => each.text === text);
    if (move === undefined) return null;
    const { view, events } = move.brings();
    const rest = plan.slice(n + 1);
    ahead = { ...at, view, events: [...ahead.events, ...events], moves: move.next(), planned: () => rest };
  }
  return null;
}

interface Brick {
  readonly colour: string;
  /** Floors of its tower with it. */
  readonly floors: number;
}

/** The brick that the plan builds next, before it ends building. */
export function nextBrick(at: At): Brick | null {
  for (const { text, events } of courseOf(at).steps) {
    const built = events.find((event) => event.type === "brickBuilt");
    if (built?.type === "brickBuilt") return { colour: built.colour, floors: built.floors };
    if (text === "built") return null;
  }
  return null;
}

/** Bricks that building costs for a contract of now, and when it pays: a later one does after what the plan takes. */
export function aheadOf(at: At, isNow: boolean): { readonly pay: number; readonly paying: At } {
  const { view, steps } = courseOf(at);
  if (isNow) return { pay: steps.find(({ text }) => text === "built")?.due ?? 0, paying: at };
  return { pay: 0, paying: { ...at, view, events: [...at.events, ...steps.flatMap(({ events }) => events)] } };
}

/** Who or what brings a brick, the colour at the end of the notation, or makes building cheaper. */
const BRINGING = ["alchemist", "smuggler", "exchange"] as const;
export const isMason = ({ text }: Move): boolean => text === "mason";
export const isHelp = ({ text }: Move): boolean => BRINGING.some((kind) => text.startsWith(`${kind} `));

/** The planned brick, or what brings it where none of its colour is stored. */
export function building(at: At): readonly Move[] {
  const brick = nextBrick(at);
  if (brick === null) return [];
  return planned(at, "found", "raise", "mason", ...BRINGING).filter(
    (move) => !isHelp(move) || (move.text.endsWith(` ${brick.colour}`) && bricksOf(at, brick.colour) === 0),
  );
}

/** What a tower of the colour is for: the contract that the plan fulfils in this turn, else the next one. */
export interface Aim {
  readonly of: number;
  readonly isNow: boolean;
  readonly isByArchitect: boolean;
}

export function aimOf(at: At, { colour, floors }: Brick): Aim | null {
  for (const { text, events } of courseOf(at).steps) {
    for (const event of events) {
      if (event.type !== "contractFulfilled" || event.colour !== colour || event.floors < floors) continue;
      return { of: event.floors, isNow: true, isByArchitect: text.includes("architect") };
    }
  }
  const open = soughtHeights(at, colour).filter((height) => height >= floors);
  // A contract that fits and is passed by is not what the tower is kept for.
  const [next, above] = open;
  const isMore = next !== undefined && above !== undefined && payOf(at, colour, above) > payOf(at, colour, next);
  const of = isMore && next === floors && !isLastOf(at, colour) ? above : next;
  return of === undefined ? null : { of, isNow: false, isByArchitect: false };
}

/** Whether a tower of the colour has no brick left for the next turn once all is done as planned. */
export function isLastOf(at: At, colour: string): boolean {
  const { towers = [], storage = [] } = courseOf(at).view.mats[at.you] ?? {};
  const standing = towers.filter((tower) => tower.colour === colour).length;
  return standing > (storage[(COLOURS as readonly string[]).indexOf(colour)] ?? 0);
}

/** Own bricks that are given as planned for the one that comes next, by colour. */
export function givenFor(at: At): readonly string[] {
  const given: string[] = [];
  for (const { events } of courseOf(at).steps) {
    for (const event of events) {
      if (event.type === "brickGiven" && event.seat === at.you) given.push(event.colour);
      if (event.type === "swapped" || event.type === "exchanged") return given;
    }
  }
  return given;
}
