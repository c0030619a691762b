import { expect, test } from "vitest";
import type { LogLine } from "#boardkit";
import type { ToldEvent } from "#protocol";
import { speakBeforeEach } from "../../i18n/language.fixture.ts";
import { incidentNote, rewindNote, withNotes } from "./incidents.ts";

speakBeforeEach("en");

const told = (ply: number): ToldEvent => ({ ply, event: { type: `entry ${ply}` } });
const EVENTS = [told(0), told(1), told(2)];
const worded = (events: readonly { readonly type: string }[]): readonly LogLine[] =>
  events.map(({ type }, event) => ({ kind: "line", seat: null, text: type, event }));

test("a rewind stands in the log where it happened, with what had been revealed", () => {
  const rewind = rewindNote({ ply: 2, entries: 2, draws: 1, told: [told(2), told(3)] }, worded);
  const back = incidentNote({ ply: 1, seat: 0, type: "seat-back" }, ["Ana"]);
  const lines = withNotes(worded(EVENTS.map(({ event }) => event)), EVENTS, [rewind, back]);
  expect(lines.map(({ text }) => text)).toEqual([
    "entry 0",
    "Ana is back",
    "entry 1",
    "The host took the match back: 2 entries are void, 1 drawn. What they showed is known:",
    "× entry 2",
    "× entry 3",
    "entry 2",
  ]);
});
