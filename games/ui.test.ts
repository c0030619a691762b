import { describe, expect, test } from "vitest";
import { type GameEvent, LOCALES, type Reader, sum } from "#boardkit";
import { sayFrom, type Watched, watchedMatch } from "#boardkit/testing";
import { type GameTypes, isSeat, NOBODY, openByChoice, SEATS, type SeatCount, seatCountsOf } from "#engine";
import { SUBJECTS } from "./subjects.ts";
import { shelfOf } from "./ui.ts";

/** The match screen's demands on every game: words in every language, and anchors and targets that exist. */

const names = ["Ada", "Bruno", "Clara", "Dario", "Elisa"];
const HOLE = /undefined|NaN|\{|^$/;
/** Most entries of a match: random players might never end it. */
const MOST_ENTRIES = 1200;
/** The words of all targets are checked once in this many entries, since that takes long. */
const SELDOM = 90;

const GAMES = await Promise.all(
  SUBJECTS.map(async ({ game, reasonCodes }) => {
    const shelf = shelfOf(game.meta.id);
    if (shelf === undefined) throw new Error(`${game.meta.id} has no pictures`);
    const { ui } = await shelf.load();
    const [en, de, pt] = await Promise.all([ui.messages.en(), ui.messages.de(), ui.messages.pt()]);
    return { id: game.meta.id, game, ui, reasonCodes, catalogs: { en, de, pt } };
  }),
);

describe.each(GAMES)("the pictures and words of $id", ({ game, ui, reasonCodes, catalogs }) => {
  const { meta } = game;
  const readers = LOCALES.map((locale): Reader => ({ you: 1, names, locale, say: sayFrom(catalogs, locale) }));
  /** Default options with an even number of seats, otherwise the last value of every option. */
  const others = Object.fromEntries(
    meta.options.map(({ id, values }) => [id, values.filter((value) => !/^\d$/.test(value)).at(-1) ?? ""]),
  );
  const optionsFor = (seats: SeatCount): Readonly<Record<string, string>> => (seats % 2 === 0 ? {} : others);
  const matchOf = (seats: SeatCount): Generator<Watched<GameTypes>> =>
    watchedMatch<GameTypes>(game, { seats, seed: seats, viewer: 1, options: optionsFor(seats), limit: MOST_ENTRIES });

  test("every reason has words, and there are no words for reasons that do not exist", () => {
    const worded = Object.keys(catalogs.en).filter((id) => id.startsWith("reason."));
    expect(worded.sort()).toEqual(reasonCodes.map((code) => `reason.${code}`).sort());
  });

  test("every option, every preset and every value has words", () => {
    const switches = [...meta.options, ...meta.presets.map(({ id, values }) => ({ id, values: Object.keys(values) }))];
    const needed = switches.flatMap(({ id, values }) => ["help", ...values].map((word) => `option.${id}.${word}`));
    const wordless = [...needed, ...switches.map(({ id }) => `option.${id}`)].filter((id) => !(id in catalogs.en));
    expect(wordless).toEqual([]);
  });

  test("every target finds its words, its card, and why it cannot be used", () => {
    const seats = meta.seats.max;
    const open = openByChoice(game, seats, optionsFor(seats));
    let k = 0;
    for (const { after, state } of matchOf(seats)) {
      if (k++ % SELDOM !== 0) continue;
      for (const reader of readers) {
        for (const target of open.targets) {
          const label = ui.targetLabel(target, after, reader);
          expect(label).not.toMatch(HOLE);
          expect(label).not.toBe(target);
          const reason = open.whyNot(state, 1, target);
          if (reason !== undefined) expect(ui.reason(reason, after, reader), reason.code).not.toMatch(HOLE);
          if (ui.card === undefined) continue;
          const card = ui.card(target, after, reader);
          if (card === null) continue;
          expect(card.title, target).not.toMatch(HOLE);
          expect(card.title).not.toBe(target);
          const counts = open.scoredNow?.(state, target)?.counts ?? [];
          const counted = counts.map((n) => card.counted?.(n) ?? n);
          expect(`${card.kind}. ${card.text}. ${counted}.`, target).not.toMatch(HOLE);
        }
      }
    }
  });

  test.skipIf(ui.card === undefined)("piles and chips, which are no targets, have a card of their own", () => {
    for (const { after } of matchOf(meta.seats.min)) {
      for (const reader of readers) {
        for (const about of ["deck", "discards", "seat:0", "seat:1"]) {
          const card = ui.card?.(about, after, reader);
          expect(card?.title, about).not.toMatch(new RegExp(`${HOLE.source}|^${about}$`));
          expect(card?.text, about).not.toMatch(HOLE);
        }
        expect(ui.card?.("seat:9", after, reader)).toBeNull();
      }
      return;
    }
  });

  describe.each(seatCountsOf(meta.seats).map((seats) => ({ seats })))("$seats seats", ({ seats }) => {
    test("all that happens in a random match finds its words", () => {
      const open = openByChoice(game, seats, optionsFor(seats));
      for (const { before, after, events, moves, state } of matchOf(seats)) {
        for (const reader of readers) {
          const lines = ui.logLines(events, after, reader).map(({ text }) => text);
          const labels = moves.map((move) => ui.moveLabel(move, after, reader));
          const tasks = [ui.task(after, 1, reader, new Set()), ui.chanceTask(after, reader)].map(({ text }) => text);
          const ends = ui.untilEnd?.(after, reader);
          for (const text of [...lines, ...labels, ...tasks, `${ends ?? ""}.`]) expect(text).not.toMatch(HOLE);
          if (ends !== undefined) expect(ends === "").toBe(open.toAct(state) === NOBODY);
          for (const [i, label] of labels.entries()) expect(label).not.toBe(moves[i]);
          expect(`${ui.effect(before, after, 1, reader)}.`).not.toMatch(HOLE);
        }
        const { scores, ties } = open.standings(state);
        const sources = scores.flatMap((score) => Object.keys(score.sources));
        const said = [...sources.map((id) => `source.${id}`), ...ties.map(({ by }) => `tie.${by}`)];
        expect(said.filter((id) => !(id in catalogs.en))).toEqual([]);
      }
    });

    test("turns in one line each follow one another, keep what they say, and add up to the points", () => {
      const open = openByChoice(game, seats, optionsFor(seats));
      const told: GameEvent[] = [];
      let points: readonly number[] = [];
      let last: Watched<GameTypes> | undefined;
      let until = 0;
      for (const seen of matchOf(seats)) {
        last = seen;
        told.push(...seen.events);
        if (open.toAct(seen.state) !== NOBODY && told.length < until) continue;
        until = told.length + SELDOM;
        for (const reader of readers) {
          const turns = ui.turnLines(told, seen.after, reader);
          const from = turns.map(({ event }) => event);
          expect(from).toEqual([...new Set(from)].sort((a, b) => a - b));
          expect(from[0]).toBe(0);
          for (const { text, brought, seat } of turns) {
            expect(`${text}${brought}${seat === null ? "" : "."}`).not.toMatch(HOLE);
          }
          points = SEATS.slice(0, seats).map((seat) => sum(turns.map((turn) => turn.points[seat] ?? 0)));
        }
      }
      if (last === undefined) throw new Error("a match has entries");
      if (open.toAct(last.state) !== NOBODY) return;
      expect(points).toEqual(open.standings(last.state).scores.map((score) => score.points));
    });

    test("arrow keys come to every move that has a place, and to no target twice", () => {
      const open = openByChoice(game, seats, optionsFor(seats));
      for (const { moves, state } of matchOf(seats)) {
        const named = moves.map((move) => open.names(state, open.parseMove(move)));
        const legal = [...new Set(named.flat())];
        const walked = ui.targetOrder(legal);
        expect(new Set(walked).size).toBe(walked.length);
        expect(walked.filter((target) => !legal.includes(target))).toEqual([]);
        const missed = named.filter((targets) => targets.length > 0 && !targets.some((each) => walked.includes(each)));
        expect(missed).toEqual([]);
      }
    });

    test("pieces set out from places that exist, and lie where an event put them", () => {
      for (const { before, after, events } of matchOf(seats)) {
        const [first] = events;
        const flights = first === undefined ? [] : ui.travels(first, before);
        const anchors = flights.flatMap(({ from, to }) => [from, to]);
        for (const anchor of [...anchors, ...ui.touched(events, after, [])]) {
          expect(anchor).not.toMatch(/:-\d|undefined|NaN|null/);
        }
        expect(isSeat(1, seats) ? ui.usualPicks(after, 1).filter((target) => HOLE.test(target)) : []).toEqual([]);
      }
    });
  });
});
