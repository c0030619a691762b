import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LOCALES, type Reader } from "#boardkit";
import { sayFrom } from "#boardkit/testing";
import { type MatchRecord, readFigures } from "#engine";
import { GAMES } from "#games";
import { shelfOf } from "#games/ui";
import { courseOf, gainsOf, turnAt } from "./course.ts";
import { largestSwings } from "./swings.ts";
import { wholeMatchOf } from "./worker/whole-match.ts";

const names = ["Ada", "Bruno", "Clara", "Dario", "Elisa"];

const MATCHES = (
  await Promise.all(
    GAMES.map(async (game) => {
      const shelf = shelfOf(game.meta.id);
      if (shelf === undefined) throw new Error(`${game.meta.id} has no pictures`);
      const { ui } = await shelf.load();
      const [en, de, pt] = await Promise.all([ui.messages.en(), ui.messages.de(), ui.messages.pt()]);
      const folder = join(import.meta.dirname, "../../games", game.meta.id, "replays");
      return readdirSync(folder).map((file) => {
        const record: MatchRecord = JSON.parse(readFileSync(join(folder, file), "utf8"));
        const whole = wholeMatchOf(game, record);
        if (!whole.ok) throw new Error(`${file}: ${whole.refusal}`);
        const figures = game.content === undefined ? undefined : readFigures(game.content, record.content?.text ?? "");
        const readers = LOCALES.map(
          (locale): Reader => ({
            ...{ you: null, names: names.slice(0, record.seats), locale, say: sayFrom({ en, de, pt }, locale) },
            ...{ options: record.options, content: figures?.ok === true ? figures.value.content : undefined },
          }),
        );
        const [english] = readers;
        if (english === undefined) throw new Error("nobody reads");
        const lines = ui.turnLines(
          whole.value.events.map(({ event }) => event),
          whole.value.view,
          english,
        );
        const name = `${game.meta.id} ${file.replace(".json", "")}`;
        return { name, game, ui, record, whole: whole.value, readers, lines };
      });
    }),
  )
).flat();

describe.each(MATCHES)("the course of $name", ({ game, record, whole, lines }) => {
  const course = courseOf(whole.events, lines, record.seats);
  const swings = largestSwings(course, whole);

  test("ends with the points of the standings", () => {
    expect(course.last).toEqual(record.standings?.scores.map(({ points }) => points));
    expect(whole.standings).toEqual(record.standings);
  });

  test("has every turn once, one after the other", () => {
    expect(course.turns.length).toBeGreaterThan(10);
    expect(course.turns.map(({ n }) => n)).toEqual(course.turns.map((_, i) => i + 1));
    for (const [i, { ply }] of course.turns.entries()) {
      expect(ply).toBeGreaterThan(course.turns[i - 1]?.ply ?? -1);
      expect(record.entries[ply]?.by).not.toBe("chance");
    }
  });

  test("has the points that the rules counted, at every turn", () => {
    for (const [i, { ply }] of course.turns.entries()) {
      expect(whole.points[ply]).toEqual(course.turns[i - 1]?.points ?? record.standings?.scores.map(() => 0));
    }
  });

  test("leads to the position that a turn left, which the replay calls by the same number", () => {
    for (const turn of course.turns.slice(0, -1)) {
      expect(whole.points[turn.end]).toEqual(turn.points);
      expect(turnAt(course, turn.end)).toBe(turn);
    }
    expect(course.turns.at(-1)?.end).toBe(record.entries.length);
    expect(turnAt(course, 0)).toBeUndefined();
  });

  test("is told as gains that add up to the standings", () => {
    const sums = course.last.map((_, seat) =>
      gainsOf(course).reduce((total, { gains }) => total + (gains[seat] ?? 0), 0),
    );
    expect(sums).toEqual(record.standings?.scores.map(({ points }) => points));
  });

  test("has at most three swings, apart from each other, that a second look finds again", () => {
    expect(swings.length).toBeLessThanOrEqual(3);
    expect(swings.map(({ turn }) => turn.n)).toEqual(swings.map(({ turn }) => turn.n).sort((a, b) => a - b));
    for (const { by, before, after } of swings) expect(by).toBeCloseTo(after - before);
    const again = wholeMatchOf(game, record);
    expect(again.ok && largestSwings(courseOf(again.value.events, lines, record.seats), again.value)).toEqual(swings);
  });
});

test.each(MATCHES)(
  "$name tells at most three highlights, in every language, of seats that are there",
  ({ ui, whole, readers, record }) => {
    const events = whole.events.map(({ event }) => event);
    const told = readers.map((reader) => ui.highlights?.(events, reader) ?? []);
    for (const highlights of told) {
      expect(highlights.length).toBeLessThanOrEqual(3);
      for (const { seat, title, text } of highlights) {
        expect(seat).toBeLessThan(record.seats);
        expect(text).toContain(names[seat]);
        expect(title + text).not.toMatch(/undefined|NaN|[{}]/);
      }
    }
    expect(new Set(told.map((highlights) => highlights.length)).size).toBe(1);
  },
);

test("a record that is not what it says is refused", () => {
  const [first] = MATCHES;
  if (first === undefined) throw new Error("there are golden matches");
  const { game, record } = first;
  expect(wholeMatchOf(game, { ...record, entries: record.entries.slice(0, -1) })).toMatchObject({ ok: false });
  expect(wholeMatchOf(game, { ...record, rulesVersion: "0" })).toEqual({ ok: false, refusal: "other-rules-version" });
});
