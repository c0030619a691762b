import type { Secrets, Subject } from "#engine/testkit";
import {
  CARDS,
  CHURCH_INDEX,
  COLOUR_INDEX,
  COLOURS,
  CONTRACT_INDEX,
  FIRST_BUILDING,
  FIRST_CHURCH,
  type HandKind,
  KINDS,
  SLOTS,
} from "./content.ts";
import { type FirenzeTypes, firenze } from "./index.ts";
import { modelOf } from "./naive/model.ts";
import { LAYOUT, type State, TOWER_COLOUR, TOWER_SLOTS } from "./state.ts";
import { REASONS } from "./why-not.ts";

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** 1 Bricks by colour, cards by kind, seals by seat; and what is written down twice agrees. */
function conserved(s: State): Readonly<Record<string, number>> {
  const { seatList } = s.opened;
  const counts: [string, number][] = [];
  for (const c of COLOUR_INDEX) {
    const inTowers = seatList.map((seat) => {
      const own = TOWER_SLOTS.filter((slot) => Math.floor(s.towers[seat][slot] / TOWER_COLOUR) === c);
      return sum(own.map((slot) => s.towers[seat][slot] % TOWER_COLOUR)) + s.storage[seat][c];
    });
    counts.push([
      `bricks ${COLOURS[c]}`,
      s.bag[c] + s.aside[c] + sum(SLOTS.map((i) => s.rowBricks[i][c])) + sum(inTowers),
    ]);
  }
  for (const kind of KINDS) {
    const inRow = SLOTS.filter((slot) => s.rowCard[slot] === kind + 1).length;
    const held = kind < FIRST_BUILDING ? sum(seatList.map((seat) => s.hand[seat][kind as HandKind])) : 0;
    const built = [0, 1, 2].map((b) =>
      kind - FIRST_BUILDING === b ? sum(seatList.map((p) => s.buildings[p][b as 0])) : 0,
    );
    const church = CHURCH_INDEX.map((i) => (kind - FIRST_CHURCH === i ? s.church[i] : 0));
    const pending = s.event[0] === kind + 1 ? 1 : 0;
    const piles = s.startDeck[kind] + s.deck[kind] + s.discards[kind];
    counts.push([`card ${CARDS[kind]}`, piles + inRow + held + sum(built) + sum(church) + pending]);
  }
  for (const seat of seatList) {
    const placed = CONTRACT_INDEX.filter((contract) => s.seals[contract] === seat + 1).length;
    counts.push([`seals ${seat}`, placed + s.sealsLeft[seat]]);
    counts.push([`towers ${seat}`, s.towerCount[seat] - TOWER_SLOTS.filter((slot) => s.towers[seat][slot] > 0).length]);
  }
  return Object.fromEntries(counts);
}

function pointsOf(event: FirenzeTypes["event"]): readonly number[] | undefined {
  switch (event.type) {
    case "contractFulfilled":
    case "floorBonus":
    case "privilege":
    case "lastSeal":
    case "majority":
    case "feast":
      return [0, 1, 2, 3].map((seat) => (seat === event.seat ? event.points : 0));
    default:
      return undefined;
  }
}

/** 8.1 No state holds anything that is hidden from anybody: nothing to deal anew, no number to write over. */
const SECRETS: Secrets<State> = {
  hidden: () => [],
  redeal: () => undefined,
  stain(s) {
    const same = LAYOUT.create(s.opened);
    same.bytes.set(s.bytes);
    return same;
  },
};

/** Firenze as the conformance kit looks at it. */
export const SUBJECT: Subject<FirenzeTypes> = {
  game: firenze,
  places: LAYOUT.places,
  secrets: SECRETS,
  conserved,
  pointsOf,
  reasonCodes: REASONS,
  model: modelOf,
};
