import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { GameEvent, GameUi, Reader } from "#boardkit";
import { sayFrom } from "#boardkit/testing";
import { type MatchRecord, openRecord, playEntry } from "#engine";
import { GAMES } from "#games";
import { shelfOf } from "#games/ui";
import { wording } from "./worded.ts";

const names = ["Ada", "Bruno", "Clara", "Dario", "Elisa"];

test.each(GAMES.map((game) => [game.meta.id, game] as const))(
  "%s: words that are kept are those that would be made anew, move by move, and taking back",
  async (id, game) => {
    const { ui } = (await shelfOf(id)?.load()) ?? {};
    if (ui === undefined) throw new Error(`${id} has no pictures`);
    const [en, de, pt] = await Promise.all([ui.messages.en(), ui.messages.de(), ui.messages.pt()]);
    const reader: Reader = { you: 0, names, locale: "en", say: sayFrom({ en, de, pt }, "en") };
    const folder = new URL(`../../../games/${id}/replays/`, import.meta.url);
    for (const file of readdirSync(folder).slice(0, 2)) {
      const record = JSON.parse(readFileSync(new URL(file, folder), "utf8")) as MatchRecord;
      const open = openRecord(game, record);
      if (!open.ok) throw new Error(open.refusal.code);
      const state = open.value.setup();
      const events: GameEvent[] = [];
      const word = wording(ui, reader);
      for (const [ply, entry] of record.entries.entries()) {
        playEntry(open.value, state, entry, (event) => events.push(event));
        if (ply % 15 !== 0) continue;
        const view = open.value.view(state, 0);
        const taken = events.slice(0, -3);
        const whole = (some: readonly GameEvent[]) => ({
          turns: ui.turnLines(some, view, reader),
          lines: ui.logLines(some, view, reader),
        });
        if (ply % 60 === 0) expect(word(taken, view)).toEqual(whole(taken));
        expect(word([...events], view)).toEqual(whole(events));
      }
    }
  },
);

test("of a long match each press words the last turns only", () => {
  let worded = 0;
  const ui: Pick<GameUi, "turnLines" | "logLines"> = {
    turnLines: (events) => {
      worded += events.length;
      return events.flatMap((_, event) =>
        event % 10 === 0 ? [{ seat: 0, text: "", brought: "", gains: [], points: [], event } as const] : [],
      );
    },
    logLines: () => [],
  };
  const word = wording(ui, { you: 0, names, locale: "en", say: (text) => text });
  const events = Array.from({ length: 14_000 }, (): GameEvent => ({ type: "any" }));
  expect(word(events, null).turns.length).toBe(1400);
  for (let press = 0; press < 100; press++) expect(word(events, null).turns.length).toBe(1400);
  expect(worded).toBeLessThanOrEqual(14_000 + 100 * 20);
});
