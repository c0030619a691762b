import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type AnyGame, type Entry, FastChance, type MatchRecord, NOBODY, SEATS_OF, type Seat } from "#engine";
import { openSetting, settingsOf } from "#engine/testkit";
import { SUBJECTS } from "#games/subjects";
import type { MatchUpdate } from "#protocol";
import { isOver, type Match, newMatch, playStored } from "./match.ts";
import { matchUpdate } from "./match-update.ts";
import { openAs } from "./open-match.ts";
import { type LooksBack, type PastWish, pastPage, turnAround } from "./past.ts";
import { goOn, matchOf } from "./random-match.fixture.ts";

const folder = join(import.meta.dirname, "../games");
const shelfOf = (game: AnyGame) => ({ byId: () => game });

interface Log extends Pick<PastWish, "game" | "seats" | "options" | "contentText"> {
  readonly entries: readonly Entry[];
}

const wishOf = (log: Log, by: LooksBack, positions: { readonly from: number; readonly to: number }): PastWish => ({
  ...log,
  ...{ table: "table-1", rewinds: 0, length: log.entries.length, by },
  ...positions,
});

/** Every turn of the match as pages, from the first to the last. */
function* pagesOf(game: AnyGame, log: Log, by: LooksBack): Generator<readonly MatchUpdate[]> {
  for (let ply = 1; ply <= log.entries.length; ) {
    const { from, to } = turnAround(log.entries, ply);
    yield pastPage(shelfOf(game), wishOf(log, by, { from, to })).moments;
    ply = to + 1;
  }
}

/** A golden match of greedy bots for each game. */
const GREEDY = SUBJECTS.map(({ game }) => {
  const replays = join(folder, game.meta.id, "replays");
  const file = readdirSync(replays).find((name) => /^(two|three)-greedy\.json$/.test(name)) ?? "none";
  const record: MatchRecord = JSON.parse(readFileSync(join(replays, file), "utf8"));
  return { id: game.meta.id, game, log: { ...record, game: game.meta.id, contentText: record.content?.text } };
});

/** What every viewer is sent live after each entry. */
function sentLive(game: AnyGame, log: Log, seat: Seat | null): readonly string[] {
  const { contentText } = log;
  const match = newMatch({ id: "table-1", open: openAs(game, log), contentText, draws: () => new FastChance(1) });
  return log.entries.map((entry, ply) => {
    playStored(match, entry, 0);
    if (isOver(match)) match.standings = match.open.standings(match.state);
    return JSON.stringify(matchUpdate(match, seat, ply));
  });
}

describe.each(GREEDY)("$id", ({ game, log }) => {
  const seats = openAs(game, log).seats;

  test.each([...SEATS_OF[seats], null])("page by page, viewer %s sees what they were sent live", (seat) => {
    const told: string[] = [];
    for (const [before, ...moments] of pagesOf(game, log, { seat, since: 0 })) {
      expect(before).toMatchObject({ ply: told.length, events: [] });
      told.push(...moments.map((moment) => JSON.stringify(moment)));
    }
    expect(told).toEqual(sentLive(game, log, seat));
  });

  test("who got the seat later sees what the public saw until then", () => {
    const since = Math.floor(log.entries.length / 2);
    const own = sentLive(game, log, 1);
    const told = [...pagesOf(game, log, { seat: 1, since })].flatMap((page) => page.slice(1));
    const before = sentLive(game, log, null).slice(0, since - 1);
    expect(told.map((moment) => JSON.stringify(moment))).toEqual([...before, ...own.slice(since - 1)]);
  });
});

/** Each costs a replay of the log up to its position. */
const PAGES_LOOKED_AT = 25;

/** The log of a random match of the game. */
function randomLog(game: AnyGame, seed: number): Log {
  const settings = settingsOf(game.meta);
  const match: Match = matchOf(openSetting(game, settings[seed % settings.length] ?? { seats: 2, switches: {} }));
  const source = new FastChance(seed);
  while (match.open.toAct(match.state) !== NOBODY) goOn(match, source);
  const { seats, options } = match.open;
  return { game: game.meta.id, seats, options, contentText: game.content?.builtIn, entries: match.entries };
}

describe.each(SUBJECTS.map(({ game, secrets }) => ({ id: game.meta.id, game, secrets })))("$id", (subject) => {
  const { game, secrets } = subject;

  /** The game with other numbers in place of all that a viewer cannot know. */
  const stained: AnyGame = {
    ...game,
    open: (...how) => {
      const plain = game.open(...how);
      return {
        ...plain,
        view: (state, viewer) => plain.view(viewer === "open" ? state : secrets.stain(state, viewer), viewer),
      };
    },
  };

  test("no page depends on what its reader may not know", () => {
    const log = randomLog(game, 20_261_124);
    const step = Math.ceil(log.entries.length / PAGES_LOOKED_AT);
    for (let ply = 1; ply <= log.entries.length; ply += step) {
      for (const seat of [0, 1, null] as const) {
        const wish = wishOf(log, { seat, since: 0 }, turnAround(log.entries, ply));
        const told = (by: AnyGame): string => JSON.stringify(pastPage(shelfOf(by), wish));
        expect(told(stained)).toBe(told(game));
      }
    }
  });
});

/** Entries by "0" and "1" for seats, "c" for chance. */
const entriesOf = (text: string): readonly Entry[] =>
  Array.from(text, (by) => ({ by: by === "c" ? "chance" : (Number(by) as Seat), text: "x" }));

test.each([
  ["c000c11c0", 0, { from: 0, to: 1 }],
  ["c000c11c0", 1, { from: 0, to: 1 }],
  ["c000c11c0", 2, { from: 1, to: 5 }],
  ["c000c11c0", 5, { from: 1, to: 5 }],
  ["c000c11c0", 6, { from: 5, to: 8 }],
  ["c000c11c0", 8, { from: 5, to: 8 }],
  ["c000c11c0", 99, { from: 8, to: 9 }],
  ["", 3, { from: 0, to: 0 }],
  ["0".repeat(70), 33, { from: 32, to: 64 }],
])("the turn of %s around %d", (text, ply, turn) => {
  expect(turnAround(entriesOf(text), ply)).toEqual(turn);
});
