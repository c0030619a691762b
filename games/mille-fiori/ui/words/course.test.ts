import { expect, test } from "vitest";
import type { Reader } from "#boardkit";
import { FastChance, moveBuffer, NOBODY, nextEntry, type Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { openMilleFiori } from "../../proofs/sketched-match.fixture.ts";
import type { State } from "../../rules/state.ts";
import { randomMatch } from "../match.fixture.ts";
import { courseOf } from "./course.ts";
import { taskOf } from "./tasks.ts";

const reader = (edition: string): Reader => ({
  you: 0,
  names: [],
  locale: "en",
  say: (id) => id,
  options: { edition },
});
const moves = moveBuffer();
const isInTrick = ({ trick, awaits }: View): boolean => trick > 0 && awaits !== "over";
/** Also while cards are dealt. */
const isBefore = ({ awaits }: View): boolean => awaits !== "over";
const inOrder = ({ round, trick }: View): number => 10 * round + trick;

/** The views of a match in which the cards run out: declining and sailing come last in the list of moves. */
function untilDeckIsSpent(seats: 2 | 3 | 4, edition: string): readonly View[] {
  const open = openMilleFiori(seats, { edition });
  const [state, source] = [open.setup(), new FastChance(3)];
  const last = (s: State, seat: Seat) => moves[open.legalMoves(s, seat, moves) - 1] ?? 0;
  const views: View[] = [];
  while (open.toAct(state) !== NOBODY) {
    nextEntry(open, state, last, source);
    views.push(open.view(state, 0));
  }
  return views.filter(isBefore);
}

test.each([
  ["first", 2, 9],
  ["first", 3, 6],
  ["first", 4, 4],
  ["revised", 2, 10],
  ["revised", 3, 7],
  ["revised", 4, 5],
] as const)("6.1 %s, %i seats: there are at most %i rounds, and the last trick is known", (edition, seats, most) => {
  const views = untilDeckIsSpent(seats, edition);
  const courses = views.map((view) => ({ ...courseOf(view, { options: { edition } }), at: inOrder(view) }));
  const last = Math.max(...courses.map(({ at }) => at));
  expect(courses.filter((each) => each.most !== most || each.isEnding !== (each.at === last))).toEqual([]);
  expect(Math.floor(last / 10)).toBe(most);
  const isLeftOver = ({ awaits, trick }: View): boolean => awaits === "keep" && trick === last % 10;
  const tasks = views.filter(isLeftOver).map((view) => ({ round: view.round, ...taskOf(view, 0, reader(edition)) }));
  expect(tasks.filter(({ id, round }) => id !== (round === most ? "keep-card-end" : "keep-card-last"))).toEqual([]);
});

test("6.2 once the last diamond has been placed, the trick is the last", () => {
  const options = { edition: "first", selection: "simultaneous" };
  const views = [...randomMatch(2, 1, 0, options)].map(({ after }) => after).filter(isInTrick);
  const ending = views.filter((view) => courseOf(view, { options }).isEnding);
  expect(ending.some((view) => view.ending !== null)).toBe(true);
  expect(new Set(ending.map(inOrder))).toEqual(new Set([Math.max(...views.map(inOrder))]));
});

test("6.2 while somebody's last diamond may come in this trick, that is said, and nothing of what becomes of the other cards", () => {
  const options = { edition: "first", selection: "simultaneous" };
  const said = [1, 2, 3, 4, 5, 6].flatMap((seed) => {
    const views = [...randomMatch(2, seed, 0, options)].map(({ after }) => after).filter(isInTrick);
    const last = Math.max(...views.map(inOrder));
    if (views.every((view) => view.ending === null)) return [];
    const keeps = views.filter((view) => view.awaits === "keep" && view.actor === null && inOrder(view) === last);
    return keeps.map((view) => taskOf(view, 0, { ...reader("first"), options }).id);
  });
  expect(new Set(said)).toEqual(new Set(["keep-card-may-end"]));
});
