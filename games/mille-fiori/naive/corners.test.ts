import { describe, expect, test } from "vitest";
import { FastChance, NOBODY, nextEntry, playout, randomMove } from "#engine";
import { lockstep, randomSetting } from "#engine/testkit";
import { milleFiori } from "../index.ts";
import { KINDS } from "../rules/content.ts";
import { deriveAll } from "../rules/derived.ts";
import type { Event } from "../rules/events.ts";
import { EXTRA, KEEP, PLAY, type State } from "../rules/state.ts";
import { matchFrom } from "./from-view.ts";
import { modelFrom } from "./model.ts";

/** Positions that random matches rarely reach; both implementations play on from them. */
interface Corner {
  readonly says: string;
  readonly awaits: typeof KEEP | typeof PLAY | typeof EXTRA;
  /** Turns a position that awaits this into the rare one. */
  readonly edit: (s: State) => void;
  /** An event that some of the random continuations must have. */
  readonly shows?: Event["type"];
}

const SEEDS = 12;

const supplies = (s: State, personal: number, general: number): void => {
  for (const seat of s.opened.seatList) {
    s.personal[seat] = personal;
    s.general[seat] = general;
  }
};

/** The seat whose turn it is has used up its personal supply: the trick is the last. */
function ownSupplies(s: State, personal: number, general: number): void {
  const actor = (s.actor[0] - 1) as 0;
  s.personal[actor] = personal;
  s.general[actor] = general;
  if (personal === 0) s.ending[0] = actor + 1;
}

const ships = (s: State, space: number): void => {
  for (const seat of s.opened.seatList) s.ship[seat] = space;
};

function discardDisplay(s: State): void {
  for (const kind of KINDS) {
    s.discards[kind] += s.display[kind];
    s.display[kind] = 0;
  }
  s.displaySize[0] = 0;
}

function displayDeck(s: State): void {
  for (const kind of KINDS) {
    s.display[kind] += s.deck[kind];
    s.deck[kind] = 0;
  }
  s.displaySize[0] += s.deckSize[0];
  s.deckSize[0] = 0;
}

const CORNERS: readonly Corner[] = [
  { says: "one diamond in each supply", awaits: KEEP, edit: (s) => supplies(s, 1, 1), shows: "lastDiamond" },
  {
    says: "one diamond each, and none in general",
    awaits: PLAY,
    edit: (s) => supplies(s, 1, 0),
    shows: "bonusMissed",
  },
  { says: "two diamonds each, and one in general", awaits: KEEP, edit: (s) => supplies(s, 2, 1), shows: "lastDiamond" },
  {
    says: "an extra card with the general supply alone",
    awaits: EXTRA,
    edit: (s) => ownSupplies(s, 0, s.general[0]),
    shows: "generalSupplyOpened",
  },
  { says: "an extra card with one diamond at all", awaits: EXTRA, edit: (s) => ownSupplies(s, 0, 1) },
  {
    says: "an extra card without any diamond can only sail",
    awaits: EXTRA,
    edit: (s) => {
      ownSupplies(s, 0, 0);
      ships(s, 4);
    },
    shows: "shipSailed",
  },
  { says: "ships before the end of the route", awaits: PLAY, edit: (s) => ships(s, 18), shows: "shipSailed" },
  { says: "ships at the end of the route", awaits: PLAY, edit: (s) => ships(s, 20) },
  {
    says: "ships at the end and no diamond for an extra card",
    awaits: PLAY,
    edit: (s) => {
      supplies(s, 1, 0);
      ships(s, 20);
    },
    shows: "extraCardLapsed",
  },
  { says: "no card lies open", awaits: PLAY, edit: discardDisplay, shows: "extraCardLapsed" },
  { says: "the whole deck lies open", awaits: PLAY, edit: displayDeck, shows: "deckSpent" },
];

/** A position that awaits this, reached at random and made rare. */
function position({ awaits, edit }: Corner, seed: number) {
  for (let match = seed; ; match += SEEDS) {
    const source = new FastChance(match);
    const { seats, switches } = randomSetting(milleFiori, source);
    const open = milleFiori.open(seats, switches);
    const state = open.setup();
    const after = 60 + source.below(120);
    for (let ply = 0; open.toAct(state) !== NOBODY && (ply < after || state.awaits[0] !== awaits); ply++) {
      nextEntry(open, state, (now, seat) => randomMove(open, now, seat, source), source);
    }
    if (state.awaits[0] !== awaits || state.ending[0] > 0) continue;
    edit(state);
    deriveAll(state);
    return { open, state, source };
  }
}

const SEED_LIST = Array.from({ length: SEEDS }, (_, seed) => seed);

describe("both implementations agree from rare positions on", { timeout: 60_000 }, () => {
  test.each(CORNERS)("$says", (corner) => {
    for (const seed of SEED_LIST) {
      const { open, state, source } = position(corner, seed);
      const model = modelFrom(matchFrom(open.view(state, "open"), open.options));
      expect(lockstep(open, model, source, { state }), `seed ${seed}`).toBeGreaterThan(0);
    }
  });

  test.each(CORNERS.filter(({ shows }) => shows !== undefined))("$says: shows $shows", (corner) => {
    const seen = new Set<Event["type"]>();
    for (const seed of SEED_LIST) {
      const { open, state, source } = position(corner, seed);
      const hear = (event: Event): void => void seen.add(event.type);
      const told: typeof open = {
        ...open,
        play: (s, seat, move) => open.play(s, seat, move, hear),
        resolve: (s, outcome) => open.resolve(s, outcome, hear),
      };
      while (open.toAct(state) !== NOBODY) playout(told, state, source, 1);
    }
    expect(seen).toContain(corner.shows);
  });
});
