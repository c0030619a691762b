import { describe, expect, test } from "vitest";
import type { GameTypes } from "../../game.ts";
import { FastChance } from "../../match/chance.ts";
import { alikeFor, checkPosition, everyState, openSetting, type Setting, type Subject, viewersOf } from "../index.ts";
import { observe } from "../looking/look.ts";
import { RELAY_SUBJECT } from "../relay/subject.ts";
import { STALLS_SUBJECT } from "../stalls/subject.ts";

/** Equal views have equal legal moves and reasons: proved over all states, without samples or witness. */
function mustLookAlikeEverywhere<T extends GameTypes>(subject: Subject<T>, setting: Setting): number {
  const open = openSetting(subject.game, setting);
  const states = everyState(open).map(({ state }) => state);
  for (const viewer of viewersOf(open)) {
    for (const alike of alikeFor(open, states, viewer)) {
      expect(new Set(alike.map((state) => observe(open, state, viewer))).size).toBe(1);
    }
  }
  return states.length;
}

describe("in every state that can be reached", () => {
  test("of relay with two seats, equal views go with equal moves and reasons", () => {
    expect(mustLookAlikeEverywhere(RELAY_SUBJECT, { seats: 2, switches: { hand: "two", pass: "left" } })).toBe(640);
  }, 60_000);

  test("of stalls with two seats, equal views go with equal moves and reasons", () => {
    expect(mustLookAlikeEverywhere(STALLS_SUBJECT, { seats: 2, switches: { start: "1", decider: "next" } })).toBe(
      13_844,
    );
  }, 60_000);

  test("of relay with two seats, every promise is kept", () => {
    const open = openSetting(RELAY_SUBJECT.game, { seats: 2, switches: { hand: "two", pass: "left" } });
    const source = new FastChance(1);
    for (const { state, entries } of everyState(open))
      checkPosition({ subject: RELAY_SUBJECT, open, state, entries, source });
  }, 60_000);
});
