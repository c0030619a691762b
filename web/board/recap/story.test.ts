import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  type Gain,
  type GameUi,
  lastOwn,
  type Reader,
  type StoryLine,
  signed,
  storyOf,
  type TurnLine,
} from "#boardkit";
import { sayFrom } from "#boardkit/testing";
import { playByPolicies, policyByName, UNHURRIED } from "#bots";
import {
  type AnyGame,
  type AnyOpenGame,
  type Entry,
  FastChance,
  type MatchRecord,
  openByChoice,
  openRecord,
  SEATS,
  SEATS_OF,
  type Seat,
  seatCountsOf,
} from "#engine";
import { GAMES } from "#games";
import { shelfOf } from "#games/ui";
import { type Match, matchUpdate, newMatch, playStored, plyOf } from "#referee";

/** Greedy matches a game beside the recorded ones, of which then every own decision is looked at, and not one in seven. */
const MORE = Number(process.env["FIORINO_MATCHES"] ?? 0);
const LONG_MS = 60_000 + MORE * 60_000;
const EACH = MORE > 0 ? 1 : 7;

const MOST_LINES = 20;
const MOST_WORDS = 14;
const MOST_WORDS_OF_YOURS = 18;
/** Of the scoring that a turn brought about. */
const MOST_WORDS_OF_SCORING = 6;
const names = ["Ada", "Bruno", "Clara", "Dario", "Elisa"];

interface Played {
  readonly open: AnyOpenGame;
  readonly entries: readonly Entry[];
}

function recorded(game: AnyGame): readonly Played[] {
  const folder = new URL(`../../../games/${game.meta.id}/replays/`, import.meta.url);
  return readdirSync(folder).flatMap((file) => {
    const record = JSON.parse(readFileSync(new URL(file, folder), "utf8")) as MatchRecord;
    const open = openRecord(game, record);
    return open.ok ? [{ open: open.value, entries: record.entries }] : [];
  });
}

function* greedy(game: AnyGame): Generator<Played> {
  const policy = policyByName("greedy");
  const counts = seatCountsOf(game.meta.seats);
  for (let seed = 1; policy !== undefined && seed <= MORE; seed++) {
    const open = openByChoice(game, counts[seed % counts.length] ?? game.meta.seats.min);
    const entries: Entry[] = [];
    const onEntry = (entry: Entry): void => void entries.push(entry);
    const source = new FastChance(seed);
    playByPolicies({ game: open, policies: SEATS.map(() => policy), onEntry, source, budget: UNHURRIED });
    yield { open, entries };
  }
}

const drawsNothing = (): never => {
  throw new Error("a record has the outcomes of its draws");
};

const begun = ({ open }: Played): Match => newMatch({ id: "story", open, contentText: undefined, draws: drawsNothing });

const ownOf = (match: Match, seat: Seat): readonly number[] => matchUpdate(match, seat, 0).own ?? [];

const several = (n: number, seats: readonly Seat[]): string => `${n} turns: ${seats.map((seat) => names[seat])}`;

/** How much a line leaves out, which does not count to its words. */
const more = (n: number): string => `(+${n})`;

const wordsOf = ({ seat, text }: StoryLine): number =>
  `${seat === null ? "" : names[seat]} ${text.replace(/ \(\+\d+\)$/, "")}`.split(/\s+/).filter((word) => word !== "")
    .length;

const totalOf = (points: readonly (readonly number[])[]): readonly number[] =>
  SEATS.map((seat) => points.reduce((sum, each) => sum + (each[seat] ?? 0), 0));

interface Look {
  readonly match: Match;
  readonly ui: GameUi;
  readonly reader: Reader;
  readonly since: number;
}

/** What the reader is told since an entry, checked: all events of later ones once, few lines, few words, the right points. */
function mustTellAll({ match, ui, reader, since }: Look): readonly StoryLine[] {
  const { events, view } = matchUpdate(match, reader.you, 0);
  const all = events.map(({ event }) => event);
  const turns = ui.turnLines(all, view, reader);
  const lines = storyOf(events, since, { ...{ ui, view, reader, turns, several, more }, decided: since });
  const told = lines.flatMap(({ from, end }) => Array.from({ length: end - from }, (_, i) => from + i));
  // A scoring that the reader's own last entry brought about is told, too.
  const isOwnScoring = ({ seat, points, event }: TurnLine): boolean =>
    seat === null && points.some((n) => n !== 0) && events[event]?.ply === since - 1;
  const scored = turns.find(isOwnScoring)?.event ?? all.length;
  const due = [...events.keys()].filter((i) => i >= scored || (events[i]?.ply ?? 0) >= since);
  expect(told.sort((a, b) => a - b)).toEqual(due);
  expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
  for (const line of lines) {
    const within = ui.turnLines(all.slice(line.from, line.end), view, reader);
    expect(wordsOf(line), line.text).toBeLessThanOrEqual(mostWords(line, within, reader));
    expect(line.text).not.toMatch(/undefined|NaN|\{/);
    mustSayWhatMattered(line, within, reader);
  }
  mustTellScoringsInTurns(lines, events);
  const marks = lines.map(({ isAboutYou }) => isAboutYou);
  expect(marks).toEqual([...marks].sort((a, b) => Number(b) - Number(a)));
  const before = ui.turnLines(all.slice(0, due[0] ?? all.length), view, reader);
  const earned = totalOf(turns.map(({ points }) => points));
  const known = totalOf(before.map(({ points }) => points));
  expect(totalOf(lines.map(({ points }) => points))).toEqual(earned.map((n, seat) => n - (known[seat] ?? 0)));
  return lines;
}

/** Where much touched the reader for good, as many words as that takes, with a short title, the reader's name, and the owner's twice. */
function mostWords({ isAboutYou, turns }: StoryLine, told: readonly TurnLine[], { you }: Reader): number {
  const scoring = turns === 1 && told.some(({ seat }) => seat === null) ? MOST_WORDS_OF_SCORING : 0;
  if (!isAboutYou) return MOST_WORDS + scoring;
  const own = told.flatMap(({ gains }) =>
    gains.filter(({ seat, other, weight }) => (seat === you || other === you) && weight !== "passes"),
  );
  return scoring + Math.max(MOST_WORDS_OF_YOURS, own.flatMap(({ text }) => text.split(" ")).length + 5);
}

/** A scoring is told in the line of the turn whose last entry brought it about; several at once come only at the end. */
function mustTellScoringsInTurns(lines: readonly StoryLine[], events: readonly { readonly ply: number }[]): void {
  const inTime = [...lines].sort((a, b) => a.from - b.from);
  for (const [at, { from, turns }] of inTime.entries()) {
    const isOfTurn = turns === 0 && events[from]?.ply === events[from - 1]?.ply;
    if (isOfTurn && inTime[at - 1]?.turns === 1) expect(inTime[at + 1]?.turns ?? 0).toBe(0);
  }
}

/** What touched the reader is in the line, everybody's points of a scoring, and nothing that passes instead of what decides. */
function mustSayWhatMattered(line: StoryLine, told: readonly TurnLine[], { you }: Reader): void {
  const { seat: owner, text, turns, points } = line;
  if (owner === null && turns === 0) {
    for (const [seat, n] of points.entries()) if (n !== 0) expect(text).toContain(`${names[seat]}: ${signed(n)}`);
  }
  if (turns !== 1) return;
  const gains = told.flatMap((turn) => turn.gains);
  const isSaid = ({ text: gain }: Gain): boolean => text.includes(gain);
  // "swaps 1 red" is part of "swaps 1 red with Ada", and not said by it.
  const own = gains.filter(({ seat }) => seat === you).map((gain) => gain.text);
  const passing = gains.filter(
    ({ weight, seat, text: gain }) => weight === "passes" && seat !== you && !own.includes(gain),
  );
  const rest = gains
    .filter(({ weight }) => weight !== "passes")
    .reduce((left, gain) => left.replace(gain.text, ""), text);
  for (const gain of gains) {
    if (gain.weight !== "passes" && owner !== you && gain.seat === you) expect(text).toContain(gain.text);
    if (gain.weight === "decides" && !isSaid(gain))
      expect(
        passing.some((each) => rest.includes(each.text)),
        text,
      ).toBe(false);
  }
}

/** The seats' own decisions of a match, each with the number of entries up to the last one that the seat decided. */
function* decisions(played: Played): Generator<{ match: Match; seat: Seat; since: number }> {
  const match = begun(played);
  const last = new Map<Seat, number>();
  let k = 0;
  for (const entry of played.entries) {
    const { by } = entry;
    if (by !== "chance" && entry.auto !== true) {
      const since = last.get(by) ?? 0;
      if (since < plyOf(match) && k++ % EACH === 0) yield { match, seat: by, since };
      last.set(by, plyOf(match) + 1);
    }
    playStored(match, entry, 0);
  }
}

const GAMES_IN_WORDS = await Promise.all(
  GAMES.map(async (game) => {
    const shelf = shelfOf(game.meta.id);
    if (shelf === undefined) throw new Error(`${game.meta.id} has no pictures`);
    const { ui } = await shelf.load();
    const [en, de, pt] = await Promise.all([ui.messages.en(), ui.messages.de(), ui.messages.pt()]);
    const say = {
      en: sayFrom({ en, de, pt }, "en"),
      de: sayFrom({ en, de, pt }, "de"),
      pt: sayFrom({ en, de, pt }, "pt"),
    };
    return { id: game.meta.id, game, ui, say };
  }),
);

describe.each(GAMES_IN_WORDS)("the story of $id", ({ game, ui, say }) => {
  const readerAt = (you: Seat | null, locale: "en" | "de" | "pt" = "en"): Reader => ({
    ...{ you, names, locale, say: say[locale] },
  });

  test(
    "tells at every own decision all and only what the seat was told since its last one",
    () => {
      let told = 0;
      for (const played of [...recorded(game), ...greedy(game)]) {
        for (const { match, seat, since } of decisions(played)) {
          expect(lastOwn(ownOf(match, seat), [], seat)).toBe(since);
          mustTellAll({ match, ui, reader: readerAt(seat, (["en", "de", "pt"] as const)[told++ % 3]), since });
        }
      }
      expect(told).toBeGreaterThan(40);
      if (MORE > 0) process.stdout.write(`${game.meta.id}: ${told} own decisions\n`);
    },
    LONG_MS,
  );

  test("after hundreds of plies it has twenty lines at most, and keeps the late ones and one's own apart", () => {
    const [played] = recorded(game);
    if (played === undefined) throw new Error("there are recorded matches");
    const match = begun(played);
    for (const entry of played.entries) playStored(match, entry, 0);
    for (const seat of [...SEATS_OF[played.open.seats], null]) {
      const lines = mustTellAll({ match, ui, reader: readerAt(seat), since: Math.max(0, plyOf(match) - 300) });
      expect(lines.length).toBeGreaterThan(4);
      if (seat === null) expect(lines.filter(({ isAboutYou }) => isAboutYou)).toEqual([]);
    }
  });

  test("a spell in which a bot played for the seat is told, too; nothing of it once it has been told", () => {
    const [played] = recorded(game);
    if (played === undefined) throw new Error("there are recorded matches");
    const match = begun(played);
    for (const entry of played.entries.slice(0, 150)) playStored(match, entry, 0);
    const { events } = matchUpdate(match, 0, 0);
    const mine = ownOf(match, 0);
    const [early = 0, late = 0] = [mine[0], mine.at(-1)];
    const away = { ply: early + 1, seat: 0, type: "bot-takes-over" } as const;
    expect(lastOwn(mine, [], 0)).toBe(late + 1);
    expect(lastOwn(mine, [away], 0)).toBe(early + 1);
    expect(lastOwn(mine, [{ ...away, seat: 1 }], 0)).toBe(late + 1);
    expect(lastOwn(mine, [away, { ply: late, seat: 0, type: "seat-back" }], 0)).toBe(late + 1);
    mustTellAll({ match, ui, reader: readerAt(0), since: early + 1 });
    const telling = { ui, view: null, reader: readerAt(0), turns: [], several, more, decided: 0 };
    expect(storyOf(events, plyOf(match), telling)).toEqual([]);
  });

  test("the reader's own turns are in it, but not as what touched them", () => {
    const [played] = recorded(game);
    if (played === undefined) throw new Error("there are recorded matches");
    const match = begun(played);
    for (const entry of played.entries.slice(0, 60)) playStored(match, entry, 0);
    const told = (seat: Seat, decided: number): number => {
      const { events, view } = matchUpdate(match, seat, 0);
      const reader = readerAt(seat);
      const all = events.map(({ event }) => event);
      const telling = { ui, view, reader, turns: ui.turnLines(all, view, reader), several, more, decided };
      return storyOf(events, 0, telling).filter((line) => line.seat === seat && line.isAboutYou).length;
    };
    const seats = SEATS_OF[played.open.seats];
    expect(seats.some((seat) => told(seat, 0) > 0)).toBe(true);
    expect(seats.map((seat) => told(seat, plyOf(match)))).toEqual(seats.map(() => 0));
  });

  test("after a rewind it tells what is left, from the last own entry that is left", () => {
    const [played] = recorded(game);
    if (played === undefined) throw new Error("there are recorded matches");
    for (const length of [60, 90, 120]) {
      const match = begun(played);
      for (const entry of played.entries.slice(0, length)) playStored(match, entry, 0);
      const last = played.entries.slice(0, length).findLastIndex(({ by, auto }) => by === 1 && auto !== true);
      expect(lastOwn(ownOf(match, 1), [], 1)).toBe(last + 1);
      mustTellAll({ match, ui, reader: readerAt(1), since: last + 1 });
    }
  });
});

test("a spectator has no last entry", () => {
  expect(lastOwn([], [], null)).toBe(0);
});
