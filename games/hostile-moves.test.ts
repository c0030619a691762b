import { expect, test } from "vitest";
import {
  type AnyGame,
  type AnyOpenGame,
  CHANCE,
  chanceBuffer,
  FastChance,
  isToAct,
  moveBuffer,
  NOBODY,
  nextEntry,
  playEntry,
  randomMove,
  SEATS,
} from "#engine";
import { openSetting, randomSetting, relay, stalls } from "#engine/testkit";
import { GAMES } from "./index.ts";

/** Includes the miniatures, since new games are modelled on them. */
const TRIED: readonly AnyGame[] = [...GAMES, relay, stalls];

const REFUSALS = 10_000;
/** Bound on the entries of a match: random matches of some games are long. */
const MOST_ENTRIES = 600;
const TRIES_AN_ENTRY = 4;

/** Text that is no move, and all moves and outcomes of the game, legal or not. */
function anyText(known: readonly string[], source: FastChance): string {
  const word = known[source.below(known.length)] ?? "";
  const at = source.below(word.length + 1);
  const byte = String.fromCharCode(source.below(source.below(2) === 0 ? 256 : 0x10000));
  switch (source.below(4)) {
    case 0:
      return Array.from({ length: source.below(40) }, () => String.fromCharCode(source.below(256))).join("");
    case 1:
      return word.slice(0, at) + byte + word.slice(at + source.below(2));
    case 2:
      return word.slice(0, at);
    default:
      return word;
  }
}

const moves = moveBuffer();
const outcomes = chanceBuffer();

/** The notation of everything that is legal now. */
function allowed(open: AnyOpenGame, state: ReturnType<AnyOpenGame["blank"]>, by: "chance" | (typeof SEATS)[number]) {
  const mask = open.toAct(state);
  if (by === "chance") {
    if (mask !== CHANCE) return [];
    return Array.from(outcomes.outcomes.subarray(0, open.chance(state, outcomes)), open.printOutcome);
  }
  if (mask === CHANCE || !isToAct(mask, by)) return [];
  return Array.from(moves.subarray(0, open.legalMoves(state, by, moves)), open.printMove);
}

test.each(TRIED.map((game) => [game.meta.title, game] as const))(
  "%s: nothing on the table stands for what is no move",
  (_, game) => {
    const open = openSetting(game, randomSetting(game, new FastChance(1)));
    const state = open.setup();
    expect(open.names(state, open.parseMove("no such move"))).toEqual([]);
  },
);

test.each(TRIED.map((game) => [game.meta.title, game] as const))(
  "%s: what is not a legal move or a possible outcome changes nothing",
  (_, game) => {
    const source = new FastChance(20);
    for (let refusals = 0; refusals < REFUSALS; ) {
      const open = openSetting(game, randomSetting(game, source));
      const known = [
        ...[...open.moves.keys()].map(open.printMove),
        ...[...open.outcomes.keys()].map(open.printOutcome),
      ];
      const state = open.setup();
      const tried = open.blank();
      for (let entry = 0; entry < MOST_ENTRIES && open.toAct(state) !== NOBODY; entry++) {
        for (let i = 0; i < TRIES_AN_ENTRY; i++) {
          const by = source.below(3) === 0 ? "chance" : (SEATS[source.below(SEATS.length)] ?? 0);
          const text = anyText(known, source);
          open.copy(state, tried);
          const before = tried.bytes.join();
          const done = playEntry(open, tried, { by, text });
          expect(done.ok, `${by} ${JSON.stringify(text)}`).toBe(allowed(open, state, by).includes(text));
          if (done.ok) continue;
          expect(tried.bytes.join()).toBe(before);
          refusals++;
        }
        nextEntry(open, state, (now, seat) => randomMove(open, now, seat, source), source);
      }
    }
  },
);
