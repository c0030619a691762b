import { CHANCE, firstSeat, isToAct, moveBuffer, NOBODY, type Seat } from "#engine";
import { canBuildHouse, hasHouse, houseCount, isPossible } from "../actions/possible.ts";
import {
  ACTIONS,
  type Action,
  BRICK,
  BUILDING_NAMES,
  type Building,
  type Cell,
  CHURCH_NAMES,
  CITY_NAMES,
  type City,
  COUNCIL_SEATS,
  HOUSE_COST,
  type Level,
  MATERIAL_NAMES,
  type Material,
  PALAZZO,
  SCORING_CARDS,
  type ScoringCard,
  SHIP_COST,
  SHIPS,
  STREET_CELLS,
  type Street,
  TILES,
  type Tile,
  WOOD,
  WORKSHOP_COST,
  WORKSHOPS,
} from "../content.ts";
import { legalMoves } from "../legal-moves.ts";
import { MOVES } from "../moves.ts";
import {
  ARTWORK_CHOICE,
  actionOn,
  BUILD_CHOICE,
  CONTRIBUTE_CHOICE,
  DEAL_START_CARDS,
  type GiftSlot,
  HOUSES,
  type House,
  KEEP,
  PLACE,
  PLAYERS,
  SEAT_DISC,
  SHIP_CHOICE,
  type State,
  TRANSPORT_CHOICE,
  USES,
  WHITE_DISC,
} from "../state.ts";
import { TARGETS, type Target } from "../targets.ts";
import { toAct } from "../turn/to-act.ts";
import { REASONS, type Reason, type ReasonCode } from "./reasons.ts";

const because = (code: ReasonCode, facts?: Reason["facts"]): Reason =>
  facts === undefined ? PLAIN[code] : { code, facts };

const PLAIN = Object.fromEntries(REASONS.map((code) => [code, Object.freeze({ code })])) as Readonly<
  Record<ReasonCode, Reason>
>;
const WORDS = new Map(TARGETS.map((target) => [target, target.split(":")]));
const WAITS = PLAYERS.map(
  (seat): Reason => Object.freeze({ code: "not-your-decision", facts: Object.freeze({ seat }) }),
);

const buffer = moveBuffer();

export function whyNot(s: State, seat: Seat, target: Target): Reason | undefined {
  const waits = notToAct(s, seat);
  if (waits !== undefined) return waits;
  return isNamed(s, seat, target) ? undefined : reasonFor(s, seat, target);
}

/** Whether a legal move names the target. */
function isNamed(s: State, seat: Seat, target: Target): boolean {
  const n = legalMoves(s, seat, buffer);
  for (let i = 0; i < n; i++) if (MOVES.names(s, buffer[i] as number).includes(target)) return true;
  return false;
}

function notToAct(s: State, seat: Seat): Reason | undefined {
  const mask = toAct(s);
  if (mask === NOBODY) return because("match-over");
  if (mask === CHANCE) return because("wait-for-chance");
  if (isToAct(mask, seat)) return undefined;
  if (s.awaits[0] === KEEP) return because("already-chosen");
  return WAITS[firstSeat(mask)];
}

function reasonFor(s: State, seat: Seat, target: Target): Reason {
  const [what, first = "", second = ""] = WORDS.get(target) ?? target.split(":");
  switch (what) {
    case "tile":
      return tileReason(s);
    case "scoring":
      return scoringReason(s, seat, SCORING_CARDS.indexOf(first as "london") as ScoringCard);
    case "start":
      return startReason(s, ACTIONS.indexOf(first as "wood") as Action);
    case "card":
      return cardReason(s, seat, ACTIONS.indexOf(first as "wood") as Action);
    case "stack":
      return stackReason(s, seat, Number(first) as Street, Number(second) as Level);
    case "street":
      return streetReason(s, Number(first) as Street);
    case "disc":
      return discReason(s, first);
    case "cell":
      return cellReason(s, Number(first) as Cell);
    case "city":
      return cityReason(s, seat, CITY_NAMES.indexOf(first as "london") as City);
    case "niche":
      return nicheReason(s, BUILDING_NAMES.indexOf(first as "santaCroce") as Building);
    case "slot":
      return slotReason(
        s,
        seat,
        CHURCH_NAMES.indexOf(first as "santaCroce"),
        MATERIAL_NAMES.indexOf(second as "wood") as Material,
      );
    case "workshops":
      if (s.opened.pooled) return because("cloth-pooled");
      return s.awaits[0] === SHIP_CHOICE || s.awaits[0] === TRANSPORT_CHOICE
        ? because("cloth-chosen-for-you")
        : because("weave-automatic");
    case "warehouse":
      return isPlacing(s) ? because("press-where-it-goes") : comesFirst(s);
    default:
      return plotReason(s, seat, first);
  }
}

/** The reason for a target that is not awaited now: what has to be done first. */
function comesFirst(s: State): Reason {
  switch (s.awaits[0]) {
    case KEEP:
      return because("keep-first");
    case DEAL_START_CARDS:
      return because("start-card-first");
    case PLACE:
      return because("place-first");
    case USES:
      return because(s.uses[0] + s.uses[1] === 0 ? "actions-done" : "action-first");
    case SEAT_DISC:
      return because("seat-first");
    default:
      return because("finish-action-first", { action: ACTIONS[(s.action[0] - 1) as Action] });
  }
}

function tileReason(s: State): Reason {
  const next = s.tilesScored[0];
  if (next === COUNCIL_SEATS) return because("all-tiles-scored");
  return because("tile-in-order", { tile: TILES[(s.tiles[next as Tile] - 1) as Tile] });
}

/** 6.5 One's own card and the face-up one lie on the table until the end, where they are scored. */
function scoringReason(s: State, seat: Seat, card: ScoringCard): Reason {
  if (s.awaits[0] === KEEP) return because("scoring-card-not-dealt");
  if (s.awaits[0] === DEAL_START_CARDS) return comesFirst(s);
  const isOnTable = s.kept[seat] === card + 1 || s.openCard[0] === card + 1;
  return isOnTable ? because("scoring-card-at-end", { card: SCORING_CARDS[card] }) : because("setup-over");
}

function startReason(s: State, action: Action): Reason {
  if (s.awaits[0] === KEEP) return comesFirst(s);
  const owner = s.opened.seatList.find((seat) => s.startCard[seat] === action + 1);
  return s.awaits[0] === DEAL_START_CARDS && owner !== undefined
    ? because("start-card-gone", { seat: owner })
    : because("setup-over");
}

function cardReason(s: State, seat: Seat, action: Action): Reason {
  const facts = { action: ACTIONS[action] };
  if (s.hand[seat][action] === 0) return because("card-not-held", facts);
  if (s.action[0] > 0) return because("card-mid-action");
  if (s.awaits[0] !== USES) return because("card-not-now");
  return isPossible(s, seat, action) ? because("card-breaks-obligation") : because("card-action-impossible", facts);
}

function stackReason(s: State, seat: Seat, street: Street, level: Level): Reason {
  const disc = s.stacks[street][level];
  if (disc === 0) return because("no-disc-here");
  if (s.awaits[0] === SEAT_DISC) {
    if (disc === WHITE_DISC) return because("seat-disc-white");
    return disc === seat + 1 ? because("seat-disc-other-street-first") : because("seat-disc-not-yours");
  }
  if (s.awaits[0] === PLACE && !isNamed(s, seat, `street:${street}`)) return streetReason(s, street);
  const height = s.height[street];
  if (s.street[0] !== street + 1 || height - level <= s.position[0]) return because("disc-stays");
  if (level === 0 && height === 4) return because("fourth-disc-not-activated");
  return because(disc === WHITE_DISC ? "white-disc-sleeps" : "lower-disc-later");
}

function streetReason(s: State, street: Street): Reason {
  if (s.awaits[0] === PLACE) {
    const [a, b] = STREET_CELLS[street];
    return because("street-neither-action-possible", {
      a: ACTIONS[(s.cells[a] - 1) as Action],
      b: ACTIONS[(s.cells[b] - 1) as Action],
    });
  }
  return s.awaits[0] === USES ? because("disc-already-placed") : comesFirst(s);
}

function discReason(s: State, disc: string): Reason {
  if (s.awaits[0] === PLACE) return because("disc-kind-not-in-reserve", { disc });
  if (s.awaits[0] === SEAT_DISC && disc === "white") return because("seat-disc-white");
  return s.awaits[0] === USES ? because("disc-already-placed") : comesFirst(s);
}

function cellReason(s: State, cell: Cell): Reason {
  if (s.awaits[0] !== USES) return comesFirst(s);
  const action = (s.cells[cell] - 1) as Action;
  const sides = [actionOn(s, 0), actionOn(s, 1)] as const;
  const side = sides[0] === action ? 0 : 1;
  if (sides[side] !== action) {
    return because("action-not-on-street", { a: ACTIONS[sides[0]], b: ACTIONS[sides[1]] });
  }
  return s.uses[side] === 0 ? because("action-used-up", { action: ACTIONS[action] }) : because("breaks-obligation");
}

function cityReason(s: State, seat: Seat, city: City): Reason {
  const facts = { city: CITY_NAMES[city] };
  const isPort = city < 3;
  switch (s.awaits[0]) {
    case BUILD_CHOICE:
      if (isPort) return because("house-only-trade-city", facts);
      if (hasHouse(s, seat, (city - 3) as House)) return because("house-already-here", facts);
      return canBuildHouse(s, seat) ? because("breaks-obligation") : because("house-needs-brick");
    case SHIP_CHOICE:
      if (!isPort) return because("not-a-port", facts);
      if (s.cityRoom[city] === 0) return because("city-full", facts);
      return city < s.fromCity[0] ? because("take-back-first") : because("breaks-obligation");
    case TRANSPORT_CHOICE:
      if (isPort) return because("not-a-trade-city", facts);
      if (!hasHouse(s, seat, (city - 3) as House)) return because("no-house-here", facts);
      if (city + 1 === s.fromCity[0]) return because("house-already-served", facts);
      if (s.cityRoom[city] === 0) return because("city-full", facts);
      return city < s.fromCity[0] ? because("take-back-first") : because("breaks-obligation");
    default:
      return isFullFor(s, seat, city) ? because("city-full", facts) : comesFirst(s);
  }
}

/** 4.5, 4.6 Whether the seat can do nothing more in the city, whatever it does first. Houses may still be built. */
const isFullFor = (s: State, seat: Seat, city: City): boolean =>
  s.cityRoom[city] === 0 && (city < 3 || hasHouse(s, seat, (city - 3) as House));

function nicheReason(s: State, building: Building): Reason {
  const facts = { building: BUILDING_NAMES[building] };
  if (s.awaits[0] === ARTWORK_CHOICE) return because("artworks-full-here", facts);
  if (s.awaits[0] !== CONTRIBUTE_CHOICE) return comesFirst(s);
  return because(building === PALAZZO ? "palazzo-artworks-only" : "slot-for-artwork");
}

function slotReason(s: State, seat: Seat, church: number, material: Material): Reason {
  const facts = { material: MATERIAL_NAMES[material], building: BUILDING_NAMES[church as Building] };
  if (s.awaits[0] === ARTWORK_CHOICE) return because("slot-for-contribution", facts);
  if (s.awaits[0] !== CONTRIBUTE_CHOICE) return comesFirst(s);
  if (s.giftRoom[(church * 3 + material) as GiftSlot] === 0) return because("material-full-here", facts);
  return s.warehouse[material][seat] === 0 ? because("material-not-in-warehouse", facts) : because("breaks-obligation");
}

/** 4.3, 4.4, 4.7 Whether material leaves a warehouse for a place that is chosen now. */
const isPlacing = (s: State): boolean =>
  s.awaits[0] === BUILD_CHOICE || s.awaits[0] === ARTWORK_CHOICE || s.awaits[0] === CONTRIBUTE_CHOICE;

function plotReason(s: State, seat: Seat, plot: string): Reason {
  if (s.awaits[0] !== BUILD_CHOICE) return comesFirst(s);
  switch (plot) {
    case "ship":
      if (s.ships[seat] === SHIPS) return because("ships-all-built");
      return s.warehouse[WOOD][seat] < SHIP_COST[WOOD] ? because("ship-needs-wood") : because("breaks-obligation");
    case "workshop":
      if (s.workshops[seat] === WORKSHOPS) return because("workshops-all-built");
      return s.warehouse[WOOD][seat] < WORKSHOP_COST[WOOD] || s.warehouse[BRICK][seat] < WORKSHOP_COST[BRICK]
        ? because("workshop-needs-both")
        : because("breaks-obligation");
    default:
      if (houseCount(s, seat) === HOUSES.length) return because("houses-all-built");
      return s.warehouse[BRICK][seat] < HOUSE_COST[BRICK] ? because("house-needs-brick") : because("house-in-city");
  }
}
