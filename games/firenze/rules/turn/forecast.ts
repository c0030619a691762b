import type { Seat } from "#engine";
import { type Counts, total } from "../bricks.ts";
import { cardCost, singleHighest } from "../cards/cards.ts";
import {
  type Building,
  CAMPANILE,
  COLLAPSE,
  COLOUR_INDEX,
  COLOURS,
  CONTRACT_INDEX,
  type Colour,
  type Contract,
  colourOf,
  contractOf,
  FIRE,
  FIRST_BUILDING,
  FIRST_CHURCH,
  FLOOD,
  type Kind,
  LUXURY_TAX,
  MONUMENT,
  type Slot,
  TRIBUTE,
  WAREHOUSE,
} from "../content.ts";
import type { Event } from "../events.ts";
import { MOVES } from "../moves.ts";
import { play } from "../play.ts";
import { majorityOf } from "../scoring/scoring.ts";
import { LAYOUT, type Player, type State, TOWER_SLOTS, type TowerSlot } from "../state.ts";
import { buildCost, canBuild } from "../towers/building.ts";
import { bricksFor, fittingContract, whyClosed } from "../towers/contracts.ts";
import { heightAt, tearDown, tearDownRuins } from "../towers/towers.ts";
import { type Hit, hitsOf } from "./hits.ts";
import { storageLimit } from "./turn.ts";

/** 4.20 What letting an event happen would bring. */
export interface EventForecast {
  readonly kind: "event";
  readonly hits: readonly Hit[];
}

/** What taking a card of the row would bring, before it is named or while it is paid for. */
export interface CardForecast {
  readonly kind: "card" | "lay";
  /** 3.1 Bricks in storage, and how many of them are still to be laid for it. */
  readonly held: number;
  readonly cost: number;
  /** 4.9, 4.10 Own bricks that Flood or Fire then takes. */
  readonly lost: number;
  /** Bricks in storage once all that has happened and its own bricks are taken, and how many may stay there (3.6). */
  readonly storage: number;
  readonly limit: number;
  /** Open contracts that its bricks bring within reach of this turn, if others are laid for it and nothing happens in between. */
  readonly reach: readonly Contract[];
  /** 3.1 A building that its taker has already: it is discarded at once. */
  readonly isSecond: boolean;
  /** 4.15, 4.28 Luxury Tax or Tribute then takes bricks for own towers that may be kept: how many may be a choice. */
  readonly isTaxed: boolean;
  /** What its event takes from every seat; none of other cards. */
  readonly hits: readonly Hit[];
  /** 4.17 Who would get a Monument, null for nobody; left out for other cards. */
  readonly monument?: Seat | null;
}

/** What laying a brick on a tower would bring, if building ended with it. */
export interface BrickForecast {
  readonly kind: "brick";
  /** 3.3 Bricks in storage once building is paid and ruins have fallen, and how many may stay there (3.6). */
  readonly storage: number;
  readonly limit: number;
  /** 3.4 Bricks of ruins that would go to the bag. */
  readonly toBag: number;
  /** The contract that the tower would fit, with its points; null while there is none. */
  readonly fits: ContractPoints | null;
}

/** What fulfilling a contract would bring. */
export interface ContractForecast extends ContractPoints {
  readonly kind: "contract";
  /** 3.5 Bricks of the tower that would go to the bag. */
  readonly toBag: number;
  /** 5.2 Who would have the majority of its tower, before and after; null is nobody. */
  readonly leads: readonly [before: Seat | null, after: Seat | null];
  /** Contracts that other own towers would still fit in this phase. */
  readonly rest: readonly Contract[];
}

/** 3.5 Points of a contract by where they come from. */
export interface ContractPoints {
  readonly contract: Contract;
  readonly printed: number;
  readonly floorBonus: number;
  readonly privilege: number;
  readonly lastSeal: number;
}

/** What a move would bring that the position after it does not show. */
export type Forecast = CardForecast | EventForecast | BrickForecast | ContractForecast;

/** The forecast of a move, from the rules played on copies; undefined when there is nothing to tell. */
export function forecast(s: State, seat: Seat, move: number): Forecast | undefined {
  switch (MOVES.typeOf(move)) {
    case "card":
      return ofCard(s, seat as Player, move);
    case "lay":
      return ofLaid(s, seat as Player, move);
    case "accept":
      return { kind: "event", hits: ofEvent(s, seat as Player, (s.event[0] - 1) as Kind) };
    case "found":
    case "raise":
      return ofBrick(s, seat as Player, move);
    case "fulfil":
      return ofContract(s, seat as Player, move);
    default:
      return undefined;
  }
}

function ofEvent(s: State, seat: Player, kind: Kind): readonly Hit[] {
  const most = { ...s.storage[seat] };
  return hitsOf(copyOf(s), seat, kind, { most, sum: total(most) });
}

function ofCard(s: State, seat: Player, move: number): CardForecast {
  const slot = MOVES.within(move) as Slot;
  return { kind: "card", ...taken(s, seat, slot, { cost: cardCost(s, slot), own: s.storage[seat] }) };
}

/** 3.1 The brick that is laid is known; of the others it is not known which they will be. */
function ofLaid(s: State, seat: Player, move: number): CardForecast {
  const laid = MOVES.table[move];
  const isLaid = (colour: Colour): boolean => laid?.type === "lay" && laid.colour === COLOURS[colour];
  const own = COLOUR_INDEX.map((colour) => s.storage[seat][colour] - (isLaid(colour) ? 1 : 0)) as unknown as Counts;
  return { kind: "lay", ...taken(s, seat, (s.slot[0] - 1) as Slot, { cost: s.due[0], own }) };
}

/** `own`: the bricks of which those are that stay. */
function taken(
  s: State,
  seat: Player,
  slot: Slot,
  { cost, own }: { readonly cost: number; readonly own: Counts },
): Omit<CardForecast, "kind"> {
  const held = total(s.storage[seat]);
  const gained = s.rowBricks[slot];
  const paid = held - cost;
  const kind = (s.rowCard[slot] - 1) as Kind;
  const lost = lossOf(s, kind, paid);
  const kept = paid - lost;
  const storage = kept + total(gained);
  // 3.1 It is paid before its bricks are there: at most `kept` of a colour are left.
  const most = COLOUR_INDEX.map((colour) => gained[colour] + Math.min(own[colour], kept)) as unknown as Counts;
  const before = new Set(reachOf(s, seat, s.storage[seat], held));
  const after = kind === COLLAPSE ? collapsed(s, seat) : s;
  const reach = reachOf(after, seat, most, storage).filter((contract) => !before.has(contract));
  // 4.9, 4.10 Flood and Fire do not reach the bricks of their own card.
  const isApart = kind === FLOOD || kind === FIRE;
  const left = COLOUR_INDEX.map((colour) => Math.min(own[colour], paid)) as unknown as Counts;
  const hits = hitsOf(copyOf(s), seat, kind, isApart ? { most: left, sum: paid } : { most, sum: storage });
  return {
    held,
    cost,
    lost,
    storage,
    limit: kind === FIRST_BUILDING + WAREHOUSE ? s.opened.figures.limits.storageWithWarehouse : storageLimit(s, seat),
    // 4.5 Once the Campanile is taken, a bell tower comes before all contracts.
    reach: kind === FIRST_CHURCH + CAMPANILE ? [] : reach,
    isSecond: hasBuilding(s, seat, kind),
    isTaxed: owingOf(s, seat, kind) > (hits[0]?.towers.length ?? 0),
    hits,
    ...(kind === MONUMENT ? { monument: singleHighest(s) ?? null } : {}),
  };
}

/** 4.4 Where the seat has one tower only, Collapse takes it; of several it chooses one, and the others stay. */
function collapsed(s: State, seat: Player): State {
  if (s.towerCount[seat] !== 1) return s;
  const after = copyOf(s);
  tearDown(after, seat, 0, undefined);
  return after;
}

const hasBuilding = (s: State, seat: Player, kind: Kind): boolean =>
  kind >= FIRST_BUILDING && kind < FIRST_CHURCH && s.buildings[seat][(kind - FIRST_BUILDING) as Building] === 1;

/** How many towers of the seat owe something to the event of this kind. */
function owingOf(s: State, seat: Player, kind: Kind): number {
  if (kind !== TRIBUTE && kind !== LUXURY_TAX) return 0;
  const least = kind === TRIBUTE ? 1 : s.opened.figures.luxuryTax.floors;
  let n = 0;
  for (let slot = 0; slot < s.towerCount[seat]; slot++) if (heightAt(s, seat, slot as TowerSlot) >= least) n++;
  return n;
}

/** How many of `held` bricks Flood or Fire takes; no other event takes a number that is known before. */
function lossOf(s: State, kind: Kind, held: number): number {
  const { fire, flood } = s.opened.figures;
  if (kind === FIRE) return Math.min(fire, held);
  return kind === FLOOD ? Math.ceil(held / flood) : 0;
}

function ofBrick(s: State, seat: Player, move: number): BrickForecast {
  const after = copyOf(s);
  play(after, seat, move);
  return laid(after, seat);
}

/** 3.3, 3.4 Ends building; changes the state. Which bricks pay for it makes no difference to how many stay. */
function laid(s: State, seat: Player): BrickForecast {
  const contract = fittingContract(s, seat, s.cursor[0] as TowerSlot);
  const fits = contract === undefined ? null : pointsIn(fulfilled(s, seat, contract), contract);
  const cost = buildCost(s, s.built[0]);
  const bag = total(s.bag);
  tearDownRuins(s, seat, undefined);
  const storage = total(s.storage[seat]) - cost;
  return { kind: "brick", storage, limit: storageLimit(s, seat), toBag: total(s.bag) - bag, fits };
}

function ofContract(s: State, seat: Player, move: number): ContractForecast {
  const after = copyOf(s);
  const events: Event[] = [];
  play(after, seat, move, (event) => events.push(event));
  const done = events.find((event) => event.type === "contractFulfilled");
  if (done === undefined) throw new Error("invariant: a contract is fulfilled");
  const colour = COLOURS.indexOf(done.colour) as Colour;
  return {
    kind: "contract",
    ...pointsIn(events, contractOf(colour, done.floors)),
    toBag: done.tower,
    leads: [majorityOf(s, colour) ?? null, majorityOf(after, colour) ?? null],
    rest: fitting(after, seat),
  };
}

/** 3.5 The contracts that the seat's towers fit. */
function fitting(s: State, seat: Player): readonly Contract[] {
  const towers = TOWER_SLOTS.filter((slot) => slot < s.towerCount[seat]);
  return [...new Set(towers.flatMap((slot) => fittingContract(s, seat, slot) ?? []))];
}

/** The events of fulfilling a contract on a copy, without the Architect. */
function fulfilled(s: State, seat: Player, contract: Contract): readonly Event[] {
  const copy = copyOf(s);
  const events: Event[] = [];
  play(copy, seat, MOVES.first.fulfil + contract, (event) => events.push(event));
  return events;
}

function pointsIn(events: readonly Event[], contract: Contract): ContractPoints {
  const points = { printed: 0, floorBonus: 0, privilege: 0, lastSeal: 0 };
  for (const event of events) {
    if (event.type === "contractFulfilled") points.printed += event.points;
    else if (event.type === "floorBonus" || event.type === "privilege" || event.type === "lastSeal") {
      points[event.type] += event.points;
    }
  }
  return { contract, ...points };
}

function copyOf(s: State): State {
  const copy = LAYOUT.create(s.opened);
  copy.bytes.set(s.bytes);
  return copy;
}

/** 3.3, 3.5 The open contracts for which a tower can be raised with so many of `bricks` bricks: at most these of a colour. */
function reachOf(s: State, seat: Player, most: Counts, bricks: number): Contract[] {
  return CONTRACT_INDEX.filter((contract) => {
    if (whyClosed(s, seat, contract) !== undefined) return false;
    const colour = colourOf(contract);
    const need = bricksFor(s, seat, contract);
    return need <= most[colour] && canBuild(s, need, bricks);
  });
}
