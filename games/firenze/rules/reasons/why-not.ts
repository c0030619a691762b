import { CHANCE, elementAt, firstSeat, isToAct, moveBuffer, NOBODY, type Seat } from "#engine";
import { storageOf } from "../bricks.ts";
import { cardCost, holdsPlayable } from "../cards/cards.ts";
import {
  ARCHITECT,
  BUILD_LIMIT,
  BUILDINGS,
  type Building,
  CARDS,
  COLOURS,
  CONTRACT_INDEX,
  type Colour,
  type ColourName,
  type Contract,
  colourOf,
  contractOf,
  FIRST_FEAST,
  floorsOf,
  type HandKind,
  MASON,
  NUMERALS,
  PRINCESS,
  type Slot,
  WHITE,
  WHOLESALER,
} from "../content.ts";
import { legalMoves } from "../legal-moves.ts";
import { MOVES } from "../moves.ts";
import {
  ACT,
  AWAITED,
  CHOOSE,
  CONTRACT_PHASE,
  GIVE,
  LAY,
  LIMIT_BRICKS,
  LIMIT_CARDS,
  NEUTRAL_SEALS,
  type Player,
  type State,
  type TowerSlot,
} from "../state.ts";
import type { Target } from "../targets.ts";
import { buildCost, canBuildMore, isPhase3 } from "../towers/building.ts";
import { fittingContract, owesBellTower, whyClosed } from "../towers/contracts.ts";
import { colourAt, heightAt, slotOf } from "../towers/towers.ts";
import { canExchange, exchangeCost } from "../turn/giving.ts";
import { toAct } from "../turn/to-act.ts";
import type { Reason, ReasonCode } from "./reasons.ts";

const because = (code: ReasonCode, facts?: Reason["facts"]): Reason =>
  facts === undefined ? { code } : { code, facts };

const buffer = moveBuffer();

export function whyNot(s: State, seat: Seat, target: Target): Reason | undefined {
  const n = legalMoves(s, seat, buffer);
  for (let i = 0; i < n; i++) if (MOVES.names(s, buffer[i] as number).includes(target)) return undefined;
  return notToAct(s, seat) ?? reasonFor(s, seat as Player, target);
}

function notToAct(s: State, seat: Seat): Reason | undefined {
  const mask = toAct(s);
  if (mask === NOBODY) return because("match-over");
  if (mask === CHANCE) return because("wait-for-chance");
  return isToAct(mask, seat) ? undefined : because("not-your-decision", { seat: firstSeat(mask) });
}

/** What is awaited instead. */
const INSTEAD: Readonly<Record<Exclude<(typeof AWAITED)[number], "act">, ReasonCode>> = {
  startPlayer: "wait-for-chance",
  balconies: "wait-for-chance",
  neutralSeals: "seals-first",
  dealCards: "wait-for-chance",
  dealBricks: "wait-for-chance",
  choose: "card-first",
  lay: "cost-first",
  cancel: "event-first",
  strike: "tower-choice-first",
  keep: "keep-first",
  give: "bricks-first",
  drawCard: "wait-for-chance",
  drawBricks: "wait-for-chance",
  contracts: "contracts-now",
  limitBricks: "bricks-first",
  limitCards: "cards-first",
  over: "match-over",
};

/** Of the Campanile other phases say when it is used. */
const IN_OTHER_PHASES: readonly ReasonCode[] = ["card-first", "cost-first", "build-first", "build-now", "bricks-first"];

const mayExchange = (s: State, seat: Player): boolean => !isPhase3(s) && canExchange(s, seat);

function insteadOf(s: State, seat: Player): ReasonCode {
  const awaited = elementAt(AWAITED, s.awaits[0]);
  return awaited === "act" ? actFirst(s, seat) : INSTEAD[awaited];
}

/** 3.2, 3.3 What is still to be done before the contracts. */
function actFirst(s: State, seat: Player): ReasonCode {
  if (mayExchange(s, seat)) return "build-first";
  return canBuildMore(s, seat) ? "build-now" : "building-to-end";
}

function reasonFor(s: State, seat: Player, target: Target): Reason {
  const [what, first = "", second = ""] = target.split(":") as [string, string?, string?];
  const instead = because(insteadOf(s, seat));
  switch (what) {
    case "contract":
      return contractReason(s, seat, first as ColourName, Number(second)) ?? instead;
    case "slot":
      return slotReason(s, seat, Number(first) as Slot) ?? instead;
    case "brick":
      return brickReason(s, seat, Number(first) as Slot, second as ColourName) ?? instead;
    case "bag":
      return bagReason(s, first as ColourName) ?? instead;
    case "storage":
      return storageReason(s, seat, Number(first) as Player, second as ColourName) ?? instead;
    case "tower":
      return towerReason(s, seat, Number(first) as Player, Number(second) as TowerSlot) ?? instead;
    case "site":
      return buildReason(s, seat, COLOURS.indexOf(first as ColourName) as Colour) ?? instead;
    case "hand":
      return handReason(s, seat, CARDS.indexOf(first as "mason") as HandKind) ?? instead;
    case "building":
      return buildingReason(s, seat, BUILDINGS.indexOf(first as "bridge") as Building);
    default:
      return bellReason(s, seat) ?? (IN_OTHER_PHASES.includes(instead.code) ? because("bell-tower-later") : instead);
  }
}

/** 2.3, 3.5 */
function contractReason(s: State, seat: Player, colour: ColourName, floors: number): Reason | undefined {
  const contract = contractOf(COLOURS.indexOf(colour) as Colour, floors);
  if (s.awaits[0] === NEUTRAL_SEALS) {
    const isCovered = s.balcony[contract] > 0 || s.seals[contract] > 0;
    return because(isCovered ? "contract-has-tile" : "seals-fill-up");
  }
  const closed = whyClosed(s, seat, contract);
  if (closed === "contract-done") return because(closed, { seat: s.seals[contract] - 1 });
  if (closed === "bell-tower-first") return bellFirst(s);
  if (closed === "balcony-not-yet") return balconyFirst(s, contract);
  if (closed !== undefined) return because(closed);
  return s.awaits[0] === CONTRACT_PHASE ? because("no-tower-fits", { colour, floors }) : undefined;
}

/** 3.1 */
function slotReason(s: State, seat: Player, slot: Slot): Reason | undefined {
  if (s.rowCard[slot] === 0) return because("no-card-here");
  if (s.awaits[0] === CHOOSE) {
    return because("cost-too-high", { cost: cardCost(s, slot), held: storageOf(s, seat) });
  }
  if (s.awaits[0] < ACT) return undefined;
  // A small screen offers the bricks of a card on the card itself.
  return because(s.awaits[0] === ACT && mayExchange(s, seat) ? "card-already-taken" : "row-done");
}

/** 3.2 */
function brickReason(s: State, seat: Player, slot: Slot, colour: ColourName): Reason | undefined {
  if (s.rowBricks[slot][COLOURS.indexOf(colour) as Colour] === 0) return because("no-brick-here", { colour });
  if (s.awaits[0] !== ACT) return undefined;
  if (s.exchanged[0] === 1) return because("exchange-used");
  if (!canExchange(s, seat)) {
    return because("exchange-too-dear", { cost: exchangeCost(s, seat), held: storageOf(s, seat) });
  }
  return because("exchange-before-building");
}

function bagReason(s: State, colour: ColourName): Reason | undefined {
  return s.bag[COLOURS.indexOf(colour) as Colour] === 0 ? because("not-in-bag", { colour }) : undefined;
}

function storageReason(s: State, seat: Player, owner: Player, colour: ColourName): Reason | undefined {
  if (owner >= s.opened.seats) return because("no-such-seat");
  if (s.storage[owner][COLOURS.indexOf(colour) as Colour] === 0) return because("not-in-storage", { colour });
  if (owner !== seat) return because("not-for-sale");
  if (s.awaits[0] === ACT) return unbuildable(s, seat, COLOURS.indexOf(colour) as Colour);
  const isPaying = s.awaits[0] === GIVE || s.awaits[0] === LAY || s.awaits[0] === LIMIT_BRICKS;
  return isPaying ? because("part-of-payment", { n: s.due[0] }) : undefined;
}

function towerReason(s: State, seat: Player, owner: Player, slot: TowerSlot): Reason | undefined {
  if (owner >= s.opened.seats) return because("no-such-seat");
  if (s.towers[owner][slot] === 0) return because("no-tower-here");
  if (owner !== seat) return because("not-your-tower");
  if (s.awaits[0] === CONTRACT_PHASE) return finishedReason(s, seat, slot);
  return buildReason(s, seat, colourAt(s, owner, slot));
}

/** 3.5 A tower serves the contract that it fits, which is pressed instead. */
function finishedReason(s: State, seat: Player, slot: TowerSlot): Reason {
  if (owesBellTower(s, seat)) {
    const isBell = slot === slotOf(s, seat, WHITE, s.opened.figures.bellTower);
    return isBell ? because("press-bell-tower") : bellFirst(s);
  }
  const facts = { colour: COLOURS[colourAt(s, seat, slot)], floors: heightAt(s, seat, slot) };
  if (fittingContract(s, seat, slot) !== undefined) return because("press-contract", facts);
  const other = holdsPlayable(s, seat, ARCHITECT)
    ? (fittingContract(s, seat, slot, 1) ?? fittingContract(s, seat, slot, -1))
    : undefined;
  if (other !== undefined) return because("press-with-architect", { ...facts, floors: floorsOf(other) });
  const own = CONTRACT_INDEX.find(
    (each) => colourOf(each) === colourAt(s, seat, slot) && floorsOf(each) === facts.floors,
  );
  return own !== undefined && whyClosed(s, seat, own) === "balcony-not-yet"
    ? balconyFirst(s, own)
    : because("no-contract-fits", facts);
}

/** 3.5 */
function balconyFirst(s: State, contract: Contract): Reason {
  const at = s.opened.tiles[s.balcony[contract] - 1]?.numeral ?? 0;
  return because("balcony-not-yet", { numeral: elementAt(NUMERALS, at), before: elementAt(NUMERALS, at - 1) });
}

/** 4.5 */
const bellFirst = (s: State): Reason => because("bell-tower-first", { floors: s.opened.figures.bellTower });

/** 3.3 Why no brick of the colour can be built any more, wherever it would go. */
function unbuildable(s: State, seat: Player, colour: Colour): Reason | undefined {
  const reason = buildReason(s, seat, colour);
  return reason?.code === "part-of-building" ? undefined : reason;
}

/** 3.3 */
function buildReason(s: State, seat: Player, colour: Colour): Reason | undefined {
  if (s.awaits[0] !== ACT) return undefined;
  if (s.storage[seat][colour] === 0) return because("not-in-storage", { colour: COLOURS[colour] });
  if (s.built[0] === BUILD_LIMIT) return because("six-bricks-built", { n: BUILD_LIMIT });
  const cost = buildCost(s, s.built[0] + 1);
  if (storageOf(s, seat) - 1 < cost) return because("building-too-dear", { cost, held: storageOf(s, seat) });
  return because("part-of-building");
}

/** 3 What is awaited when persons may be played between steps, and the persons that keep to one phase. */
const PERSON_PHASES: readonly number[] = [CHOOSE, ACT, CONTRACT_PHASE, LIMIT_BRICKS];
const OF_ONE_PHASE: readonly number[] = [ARCHITECT, PRINCESS, WHOLESALER, MASON];

function handReason(s: State, seat: Player, kind: HandKind): Reason | undefined {
  if (s.hand[seat][kind] === 0) return because("card-not-held", { card: CARDS[kind] });
  if (kind >= FIRST_FEAST) return because("feast-stays");
  if (s.awaits[0] === LIMIT_CARDS) return because("part-of-discard", { n: s.due[0] });
  if (((s.played[0] >> kind) & 1) === 1) return because("person-already-played", { card: CARDS[kind] });
  if (!PERSON_PHASES.includes(s.awaits[0])) return undefined;
  const isOtherPhase = OF_ONE_PHASE.includes(kind) && !(kind === ARCHITECT && s.awaits[0] === CONTRACT_PHASE);
  return because(isOtherPhase ? "person-other-phase" : "person-without-target", { card: CARDS[kind] });
}

function buildingReason(s: State, seat: Player, building: Building): Reason {
  if (s.buildings[seat][building] === 0) return because("building-not-owned", { card: BUILDINGS[building] });
  return s.awaits[0] === LIMIT_CARDS
    ? because("part-of-discard", { n: s.due[0] })
    : because("building-works-by-itself");
}

/** 4.5 */
function bellReason(s: State, seat: Player): Reason | undefined {
  if (s.church[0] === 0) return because("no-campanile");
  if (s.bells[seat] === 1) return because("bell-tower-done");
  return s.awaits[0] === CONTRACT_PHASE ? because("no-bell-tower", { floors: s.opened.figures.bellTower }) : undefined;
}
