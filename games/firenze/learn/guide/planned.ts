import { COLOURS } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
import { buildCostOf } from "../../ui/prospects.ts";
import { type At, bricksOf, type Move, planned } from "./at.ts";
import { fulfilling } from "./passing.ts";

/** What the guide makes of the turn: the one source of the proposals. */

/** A move on the way there: what it tells, and the position after it. */
interface Step {
  readonly text: string;
  readonly events: readonly Event[];
  readonly view: At["view"];
}

/** The rest of the turn, and the position after it. */
export interface Course {
  readonly view: At["view"];
  readonly steps: readonly Step[];
}

/** More moves than a turn has. */
const MOST = 100;
const courses = new WeakMap<At, Course>();

/** The turn as it is proposed, beyond the draws for a card that is taken: the same from the card to its end. */
export function courseOf(at: At): Course {
  const known = courses.get(at);
  if (known !== undefined) return known;
  const steps: Step[] = [];
  let now: At | null = at;
  for (let n = 0; n < MOST && now !== null; n++) {
    const move = nextIn(now);
    if (move === undefined) {
      now = now.onward();
      continue;
    }
    const { view, events } = move.brings();
    steps.push({ text: move.text, events, view });
    now = after(now, move);
  }
  const course = { view: steps.at(-1)?.view ?? at.view, steps };
  courses.set(at, course);
  return course;
}

/** The contract that is proposed, else what is planned. */
function nextIn(at: At): Move | undefined {
  const gain = ({ brings }: Move): number => brings().points[at.you] ?? 0;
  const [best] = at.view.awaits === "contracts" ? fulfilling(at).toSorted((a, b) => gain(b) - gain(a)) : [];
  return best ?? at.moves.find(({ text }) => text === at.planned()[0]);
}

function after(at: At, move: Move): At {
  const { view, events } = move.brings();
  const [first, ...rest] = at.planned();
  const plan = first === move.text ? rest : at.planned();
  return { ...at, view, events: [...at.events, ...events], moves: move.next(), planned: () => plan };
}

/** The moment after the turn, to look at: its moves are those of before. */
export function endOf(at: At): At {
  const { view, steps } = courseOf(at);
  return { ...at, view, events: [...at.events, ...steps.flatMap(({ events }) => events)] };
}

/** Whether a contract is proposed before the turn ends. */
export const isFulfilling = (at: At): boolean => courseOf(at).steps.some(({ text }) => text.startsWith("fulfil "));

export interface Brick {
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

/** Bricks that building costs once a tower of the colour is so high; a Mason who comes later counts. */
export function costUntil(at: At, { colour, floors }: Brick): number {
  const { steps } = courseOf(at);
  const done = steps.find(({ events }) =>
    events.some((event) => event.type === "brickBuilt" && event.colour === colour && event.floors >= floors),
  );
  const due = steps.find(({ text }) => text === "built")?.view.turn.due ?? 0;
  return done === undefined ? 0 : Math.min(due, buildCostOf(done.view, at.you, done.view.turn.built, {}));
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
