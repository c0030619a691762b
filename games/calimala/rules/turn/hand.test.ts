import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { EVERYBODY, type MatchRecord, openRecord, playEntry } from "#engine";
import { calimala } from "../../index.ts";
import type { Event } from "../events.ts";
import { EXTRA_CARDS } from "../state.ts";

const record: MatchRecord = JSON.parse(
  readFileSync(new URL("../../replays/four-mixed-extra-pooled.json", import.meta.url), "utf8"),
);

/** Every entry of the match with who decided, and what was told to whom. */
function toldIn(match: MatchRecord) {
  const opened = openRecord(calimala, match);
  if (!opened.ok) throw new Error(opened.refusal.code);
  const open = opened.value;
  const state = open.setup();
  return match.entries.map((entry) => {
    const events: { readonly event: Event; readonly audience: number }[] = [];
    const seat = state.actor[0] - 1;
    const isSetup = state.stage[0] <= EXTRA_CARDS;
    playEntry(open, state, entry, (event, audience) => events.push({ event, audience }));
    return { ...entry, seat, isSetup, events };
  });
}

describe("4.9, 9.2 of a card", () => {
  test("drawn, its seat is told which, and all others only that", () => {
    const draws = toldIn(record).filter(({ text, isSetup }) => text.startsWith("draw ") && !isSetup);
    expect(draws.length).toBeGreaterThan(10);
    for (const { text, seat, events } of draws) {
      const own = events.find(({ event }) => event.type === "cardDrawn" && "action" in event);
      const others = events.find(({ event }) => event.type === "cardDrawn" && !("action" in event));
      expect(own).toMatchObject({ event: { seat, action: text.slice("draw ".length) }, audience: 1 << seat });
      expect(others).toMatchObject({ event: { seat }, audience: EVERYBODY - (1 << seat) });
    }
  });

  test("played, everybody is told which", () => {
    const plays = toldIn(record).filter(({ text }) => text.startsWith("card "));
    expect(plays.length).toBeGreaterThan(10);
    for (const { by, text, events } of plays) {
      const played = {
        event: { type: "cardPlayed", seat: by, action: text.slice("card ".length) },
        audience: EVERYBODY,
      };
      expect(events[0]).toEqual(played);
    }
  });
});
