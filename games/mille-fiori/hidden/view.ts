import { elementAt, type Seat, type Viewer } from "#engine";
import { FIRST, SIZES, SPACES } from "../rules/board/board.ts";
import {
  AREAS,
  type Area,
  type AreaName,
  BONUS_AREAS,
  BONUS_SPACES,
  type BonusAreaName,
  type CardName,
  cardName,
  KINDS,
  type Kind,
} from "../rules/content.ts";
import { bonusOf } from "../rules/scoring/bonus.ts";
import {
  AWAITED,
  KEEP,
  LAY_OUT,
  OVER,
  PASS,
  type Player,
  SOURCE_INDEX,
  SOURCES,
  type SourceName,
  type State,
  stepsTo,
} from "../rules/state.ts";
import { handNames, handSize, kindsInHand, knows } from "../rules/turn/hands.ts";
import type { Mat, Packet, View } from "./view-types.ts";

/** 7 What the viewer may know, built up field by field. */
export function view(s: State, viewer: Viewer): View {
  return {
    viewer,
    seats: s.opened.seats,
    awaits: elementAt(AWAITED, s.awaits[0]),
    dealt: s.dealt[0],
    round: s.round[0],
    trick: s.trick[0],
    doge: seatOrNull(s.doge[0]),
    actor: seatOrNull(s.actor[0]),
    ending: seatOrNull(s.ending[0]),
    taken: s.taken[0] === 0 ? null : cardName((s.taken[0] - 1) as Kind),
    board: boardOf(s),
    bonuses: bonusesOf(s),
    display: listed(s.display),
    discards: listed(s.discards),
    deckSize: s.deckSize[0],
    mats: s.opened.seatList.map((seat) => matOf(s, seat, viewer)),
    packets: s.opened.seatList.map((seat) => packetOf(s, seat, viewer)),
  };
}

const seatOrNull = (value: number): Seat | null => (value === 0 ? null : ((value - 1) as Seat));

/** Lists cards from their counts by kind, one entry per card. */
function listed(counts: State["display"]): readonly CardName[] {
  const cards: CardName[] = [];
  for (const kind of KINDS) for (let i = 0; i < counts[kind]; i++) cards.push(cardName(kind));
  return cards;
}

function boardOf(s: State): View["board"] {
  const all = SPACES.map((space) => seatOrNull(s.board[space]));
  const owners = (area: Area) => all.slice(FIRST[area], FIRST[area] + SIZES[area]);
  return Object.fromEntries(AREAS.map((name, area) => [name, owners(area as Area)])) as Record<
    AreaName,
    (Seat | null)[]
  >;
}

function bonusesOf(s: State): View["bonuses"] {
  const owners = BONUS_AREAS.map((area) => [
    AREAS[area],
    BONUS_SPACES.filter((k) => s.bonus[area][k] > 0).map((k) => s.bonus[area][k] - 1),
  ]);
  return Object.fromEntries(owners) as Record<BonusAreaName, Seat[]>;
}

function matOf(s: State, seat: Player, viewer: Viewer): Mat {
  const sees = viewer === seat || viewer === "open";
  return {
    personal: s.personal[seat],
    general: s.general[seat],
    ship: s.ship[seat],
    hasKept: s.kept[seat] > 0,
    hasPlayed: hasPlayed(s, seat),
    kept: sees && s.kept[seat] > 0 ? cardName((s.kept[seat] - 1) as Kind) : null,
    points: Object.fromEntries(SOURCE_INDEX.map((i) => [SOURCES[i], s.points[i][seat]])) as Record<SourceName, number>,
    secured: s.opened.first && s.awaits[0] !== OVER ? bonusOf(s, seat) : 0,
  };
}

/** 2.3 Seats play from the start player on. */
function hasPlayed(s: State, seat: Player): boolean {
  const awaits = s.awaits[0];
  if (awaits < KEEP || s.kept[seat] > 0) return false;
  if (awaits === PASS || awaits === LAY_OUT || (awaits === OVER && s.trick[0] > 0)) return true;
  if (s.actor[0] === 0) return false;
  const doge = (s.doge[0] - 1) as Player;
  const [own, now] = [stepsTo(doge, seat, s.opened.seats), stepsTo(doge, (s.actor[0] - 1) as Player, s.opened.seats)];
  return own < now || (own === now && awaits !== KEEP);
}

/** 7.1 Viewers who held a packet know its cards, but not which of them was kept. */
function packetOf(s: State, seat: Player, viewer: Viewer): Packet {
  const size = handSize(s, seat);
  if (viewer === seat || viewer === "open") return { size, cards: handNames(s, seat), mixed: false };
  if (viewer === "public" || !knows(s, viewer, seat)) return { size, cards: null, mixed: false };
  const kept = s.kept[seat];
  const kinds = kept === 0 ? kindsInHand(s, seat) : [...kindsInHand(s, seat), (kept - 1) as Kind];
  return { size, cards: [...kinds].sort((a, b) => a - b).map(cardName), mixed: kept > 0 };
}
