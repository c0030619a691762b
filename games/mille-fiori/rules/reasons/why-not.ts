import { CHANCE, elementAt, firstSeat, isToAct, moveBuffer, NOBODY, type Seat } from "#engine";
import { isFull } from "../areas/harbor.ts";
import {
  areaAt,
  BERTHS_A_ROW,
  GOODS,
  LAST_SEA_SPACE,
  type Row,
  SPACES,
  type Space,
  spaceName,
  WORKSHOP_SPACES,
  within,
} from "../board/board.ts";
import {
  AREA_OF,
  AREAS,
  type BonusArea,
  type CardName,
  HARBOR,
  HOUSES,
  kindOf,
  NOBILI,
  NUMBER_OF,
  POPULI,
  SIGN_OF,
  SYMBOLS,
  TRADE,
  WORKSHOPS,
} from "../content.ts";
import { legalMoves } from "../legal-moves.ts";
import { MOVES } from "../moves.ts";
import { cardInPlay, EXTRA, KEEP, LAY_OUT, PASS, PLAY_EXTRA, type Player, type State } from "../state.ts";
import type { Target } from "../targets.ts";
import { diamondsOf } from "../turn/diamonds.ts";
import { toAct } from "../turn/to-act.ts";
import { missingFor } from "./missing.ts";
import type { Reason, ReasonCode } from "./reasons.ts";

const because = (code: ReasonCode, facts?: Reason["facts"]): Reason =>
  facts === undefined ? { code } : { code, facts };

const buffer = moveBuffer();
/** The seat that a target names: "ship:2". */
const seatNamed = (text: string): Seat => Number(text) as Seat;
const SPACE_BY_NAME: ReadonlyMap<string, Space> = new Map(SPACES.map((space) => [spaceName(space), space]));

export function whyNot(s: State, seat: Seat, target: Target): Reason | undefined {
  const n = legalMoves(s, seat, buffer);
  for (let i = 0; i < n; i++) if (MOVES.names(s, buffer[i] as number).includes(target)) return undefined;
  return notToAct(s, seat) ?? reasonFor(s, seat as Player, target);
}

function notToAct(s: State, seat: Seat): Reason | undefined {
  const mask = toAct(s);
  if (mask === NOBODY) return because("match-over");
  if (mask === CHANCE) {
    if (s.awaits[0] === PASS) return because("cards-on-the-way");
    return because(s.awaits[0] === LAY_OUT ? "leftovers-laid-out" : "being-dealt");
  }
  if (isToAct(mask, seat)) return undefined;
  if (s.awaits[0] === KEEP && !s.opened.inTurn) return because("choice-made");
  return because("wait-for-order", { seat: firstSeat(mask) });
}

function reasonFor(s: State, seat: Player, target: Target): Reason {
  const space = SPACE_BY_NAME.get(target);
  if (space !== undefined) return notInPlay(s) ?? spaceReason(s, seat, space);
  const [what = "", which = ""] = target.split(":");
  switch (what) {
    case "sea":
      return notInPlay(s) ?? seaReason(s, seat, Number(which));
    case "ship":
      if (seatNamed(which) !== seat) return because("ship-of-other", { seat: seatNamed(which) });
      return notInPlay(s) ?? because("ship-at-end");
    case "hand":
      return handReason(s);
    case "display":
      return displayReason(s, which as CardName);
    case "kept":
      return keptReason(s, seat, which);
    case "packet":
      if (seatNamed(which) !== seat) return because("hand-hidden");
      return because(s.awaits[0] === KEEP ? "choose-one-card" : "packet-passed");
    default:
      return bonusReason(s, seat, AREAS.indexOf(which as "trade") as BonusArea);
  }
}

/** There is no card to place or to sail with yet. */
function notInPlay(s: State): Reason | undefined {
  if (s.awaits[0] === KEEP) return because("not-while-choosing");
  return s.awaits[0] === EXTRA ? because("no-card-in-play") : undefined;
}

function handReason(s: State): Reason {
  if (s.awaits[0] === KEEP) return because("not-in-hand");
  return because(s.awaits[0] === EXTRA ? "extra-from-display" : "kept-another");
}

function displayReason(s: State, card: CardName): Reason {
  if (s.display[kindOf(card)] === 0) return because("not-in-display");
  return because(s.awaits[0] === PLAY_EXTRA ? "one-extra-card" : "display-needs-extra");
}

function keptReason(s: State, seat: Player, which: string): Reason {
  if (seatNamed(which) !== seat) return because("kept-card-hidden");
  if (s.awaits[0] === KEEP) return because("choose-one-card");
  return because(s.awaits[0] === EXTRA ? "extra-from-display" : "card-in-play");
}

/** 3.8 */
function seaReason(s: State, seat: Player, space: number): Reason {
  if (s.ship[seat] === LAST_SEA_SPACE) return because("ship-at-end");
  if (space <= s.ship[seat]) return because("ships-forward-only");
  return because("other-distance", { number: NUMBER_OF[cardInPlay(s)] });
}

/** 4.3 */
function bonusReason(s: State, seat: Player, area: BonusArea): Reason {
  if (((s.hasBonus[seat] >> area) & 1) === 1) return because("bonus-had");
  const missing = missingFor(s, seat, area);
  return missing.length === 0
    ? because("bonus-automatic")
    : because("bonus-condition-open", { missing: missing.join(",") });
}

/** 3.1 to 3.7 Why the card in play does not go there. */
function spaceReason(s: State, seat: Player, space: Space): Reason {
  const card = cardInPlay(s);
  const [area, own] = [areaAt(space), AREA_OF[card]];
  if (area !== own) return otherArea(area, own);
  if (s.board[space] > 0) {
    const isGone = area === HARBOR && isFull(s, Math.floor(within(space) / BERTHS_A_ROW) as Row);
    return because(isGone ? "fleet-gone" : "space-taken");
  }
  const symbol = elementAt(SYMBOLS, SIGN_OF[card]);
  if (symbolAt(space) !== undefined && symbolAt(space) !== symbol) return because("other-symbol", { symbol });
  if (area === HOUSES && within(space) !== s.houses[0]) return because("not-next-house", { house: s.houses[0] });
  return because(diamondsOf(s, seat) === 0 ? "no-diamond" : "support-missing");
}

function otherArea(area: number, own: number): Reason {
  const isPyramid = (each: number) => each === NOBILI || each === POPULI;
  if (isPyramid(area) && isPyramid(own)) return because("other-pyramid");
  if (area === HARBOR) return because("ship-space-needs-card");
  return because("other-area", { area: elementAt(AREAS, own) });
}

/** The symbol that restricts who may be placed there. */
function symbolAt(space: Space): string | undefined {
  const i = within(space);
  switch (areaAt(space)) {
    case WORKSHOPS:
      return WORKSHOP_SPACES[i]?.symbol;
    case TRADE:
      return elementAt(GOODS, i % GOODS.length);
    default:
      return undefined;
  }
}
