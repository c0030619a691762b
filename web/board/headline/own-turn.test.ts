import { expect, test } from "vitest";
import type { Gain, GameUi, Reader, TurnLine } from "#boardkit";
import { speakBeforeEach } from "../../i18n/language.fixture.ts";
import { endOfOwnTurn } from "./own-turn.ts";

speakBeforeEach("en");

const reader: Reader = { you: 0, names: ["Ada", "Bruno", "Clara"], locale: "en", say: (id) => id };
const line = (seat: TurnLine["seat"], event: number, points: readonly number[] = []): TurnLine => ({
  ...{ seat, text: "on Ship", brought: "", gains: [], points, event },
});
const did = (ply: number, seat: number, what: string) => ({ ply, event: { type: "moved", seat, what } });

/** Ada acts and ends; then a disc of Bruno acts in her turn, she gets a seat by it, which is scored; then Clara's turn. */
const events = [
  did(1, 0, "1 wood"),
  did(2, 0, "end"),
  did(3, 1, "artwork"),
  did(3, 0, "seat 3"),
  did(3, 0, ""),
  did(4, 2, "1 brick"),
];
const [own, scoring, others] = [line(0, 0), line(null, 4, [3, 1, 0]), line(2, 5)];
const turns = [own, scoring, others];
const ui = {
  turnLines: (some: readonly { seat: number; what: string }[]) => [
    {
      gains: some
        .filter(({ what }) => what !== "")
        .map(({ seat, what }) => ({ seat, text: what, weight: "stays" }) as Gain),
    },
  ],
} as unknown as Pick<GameUi, "turnLines">;

test("what followed the reader's last decision in their turn is told with the turns of the others", () => {
  const [acted, scored] = endOfOwnTurn(others, { turns, events, ui, view: null }, reader);
  expect(acted).toMatchObject({ seat: 1, text: "in your turn", brought: "artwork; Ada: seat 3" });
  expect(scored).toBe(scoring);
});

test("what the reader did themselves in it is not told again", () => {
  const quiet = events.filter(({ event }) => event.seat !== 1).map((told) => ({ ...told, ply: Math.min(told.ply, 2) }));
  expect(endOfOwnTurn(line(2, 4), { turns: [own, line(2, 4)], events: quiet, ui, view: null }, reader)).toEqual([]);
  expect(endOfOwnTurn(undefined, { turns, events, ui, view: null }, reader)).toEqual([]);
  expect(endOfOwnTurn(others, { turns: [line(1, 0), others], events, ui, view: null }, reader)).toEqual([]);
});
