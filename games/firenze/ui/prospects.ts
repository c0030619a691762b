import { type Reader, sum } from "#boardkit";
import type { Seat } from "#engine";
import type { Mat, View } from "../hidden/view-types.ts";
import {
  BONUS_FLOORS,
  BUILD_LIMIT,
  COLOURS,
  type ColourName,
  type Contract,
  colourOf,
  contractOf,
  type Figures,
  FLOORS,
  type Floors,
  floorsOf,
  NUMERALS,
  type NumeralName,
  PERSONS,
} from "../rules/content.ts";
import { COLOUR_AT } from "./bricks.ts";
import { figuresOf } from "./figures-of.ts";

/** What the board derives from a view: points of contracts, the leader of a tower, towers that would fall. */

export type Tower = Mat["towers"][number];
type Privilege = keyof Figures["privileges"];
type Match = Pick<Reader, "content">;

export interface Niche {
  readonly contract: Contract;
  readonly colour: ColourName;
  readonly floors: Floors;
  readonly points: number;
  /** 3.5 Points beside them for the first contract of so many floors; 0 once somebody has them. */
  readonly bonus: number;
  /** 4.7, 4.14, 4.16 The privileges that lie on the church for a contract of so many floors. */
  readonly privileges: readonly Privilege[];
  readonly seal: Seat | "neutral" | null;
  readonly balcony: NumeralName | null;
  /** `locked` and `next`: balconies; `free`: an open contract; `sealed` by a seat; `shut` by a neutral seal. */
  readonly state: "locked" | "next" | "free" | "sealed" | "shut";
}

const tileOf = (figures: Figures, tile: number | null) => (tile === null ? undefined : figures.balconies[tile]);

function bonusOn({ floorBonuses }: View, floors: Floors, figures: Figures): number {
  const bonus = BONUS_FLOORS.find((each) => each === floors);
  const isTaken = bonus === undefined || floorBonuses[BONUS_FLOORS.indexOf(bonus)] !== null;
  return isTaken ? 0 : figures.floorBonuses[bonus].points;
}

function privilegesFor({ church }: View, floors: Floors, { privileges }: Figures): readonly Privilege[] {
  const held = church.filter((card): card is Privilege => card in privileges);
  return held.filter((card) => privileges[card].floors === floors);
}

export function nicheOf(view: View, contract: Contract, match: Match): Niche {
  const figures = figuresOf(match);
  const colour = COLOURS[colourOf(contract)];
  const floors = floorsOf(contract);
  const { seal, balcony } = view.contracts[contract] ?? { seal: null, balcony: null };
  const tile = tileOf(figures, balcony);
  const numeral = tile?.numeral ?? null;
  const isNext = numeral !== null && NUMERALS.indexOf(numeral) === view.balconiesDone;
  const open = numeral === null ? "free" : isNext ? "next" : "locked";
  return {
    contract,
    colour,
    floors,
    points: tile?.points ?? figures.contracts[colour][floors].points,
    bonus: bonusOn(view, floors, figures),
    privileges: privilegesFor(view, floors, figures),
    seal,
    balcony: numeral,
    state: seal === null ? open : seal === "neutral" ? "shut" : "sealed",
  };
}

/** The contracts of a tower, from the lowest. */
export const contractsOf = (colour: ColourName): readonly Contract[] =>
  FLOORS.map((floors) => contractOf(COLOUR_AT[colour], floors));

export const nichesOf = (view: View, colour: ColourName, match: Match): readonly Niche[] =>
  contractsOf(colour).map((contract) => nicheOf(view, contract, match));

export const isOpen = ({ state }: Niche): boolean => state === "free" || state === "next";

/** The contracts that a tower can still fulfil: the open ones of its colour, from its height upwards. */
export const reachOf = (view: View, { colour, floors }: Pick<Tower, "colour" | "floors">, match: Match) =>
  nichesOf(view, colour, match).filter((niche) => isOpen(niche) && niche.floors >= floors);

/** 3.5 The lowest contract from the tower's height upwards that lies on a balcony which is not open yet. */
export const shutAbove = (view: View, { colour, floors }: Pick<Tower, "colour" | "floors">, match: Match) =>
  nichesOf(view, colour, match).find((niche) => niche.state === "locked" && niche.floors >= floors);

/** 3.5 The balcony that must be fulfilled before the one of the contract. */
export const balconyBefore = ({ balcony }: Niche): NumeralName | undefined =>
  balcony === null ? undefined : NUMERALS[NUMERALS.indexOf(balcony) - 1];

/** The open contracts that towers of the seat serve as they stand; none while a bell tower comes first. */
export function servedBy(view: View, seat: Seat, match: Match): readonly Niche[] {
  const mat = view.mats[seat];
  if (mat === undefined || mat.sealsLeft === 0 || owesBell(view, seat)) return [];
  return COLOURS.flatMap((colour) =>
    nichesOf(view, colour, match).filter(
      (niche) => isOpen(niche) && mat.towers.some((each) => each.colour === colour && each.floors === niche.floors),
    ),
  );
}

/** Colour and floors of a contract. */
export type Wanted = Pick<Tower, "colour" | "floors">;

/** 3.5, 4.3 How many of these contracts the seat can fulfil: each tower serves one, with the Architect a floor off once. */
export function mostFulfilled(view: View, seat: Seat, contracts: readonly Wanted[]): number {
  const { towers = [], sealsLeft = 0 } = view.mats[seat] ?? {};
  return Math.min(sealsLeft, mostServed(towers, contracts, holdsArchitect(view, seat) ? 1 : 0));
}

/** `off`: by how many floors all towers together may be too high or too low. */
function mostServed(towers: readonly Wanted[], contracts: readonly Wanted[], off: number): number {
  const [tower, ...others] = towers;
  if (tower === undefined) return 0;
  const served = contracts.flatMap((each) => {
    const left = off - Math.abs(each.floors - tower.floors);
    if (each.colour !== tower.colour || left < 0) return [];
    const rest = contracts.filter((other) => other !== each);
    return [1 + mostServed(others, rest, left)];
  });
  return Math.max(mostServed(others, contracts, off), ...served);
}

/** 4.3 The legal contracts that no tower serves as it stands: the Architect makes them possible, and is played. */
export function byArchitect(view: View, you: Seat | null, legal: ReadonlySet<string>, match: Match) {
  if (you === null || view.awaits !== "contracts") return new Set<string>();
  const targetOf = ({ colour, floors }: Pick<Niche, "colour" | "floors">): string => `contract:${colour}:${floors}`;
  const served = new Set(servedBy(view, you, match).map(targetOf));
  const all = COLOURS.flatMap((colour) => FLOORS.map((floors) => targetOf({ colour, floors })));
  return new Set(all.filter((target) => legal.has(target) && !served.has(target)));
}

/** 3.5 All points that the seat gets at once for a contract: its own, the floor bonus, privileges, and the last seal. */
export function earnedBy(view: View, seat: Seat, { points, bonus, privileges }: Niche, match: Match): number {
  const extra = sum(privileges.map((card) => figuresOf(match).privileges[card].points));
  return points + bonus + extra + lastSealOf(view, seat, match);
}

/** 4.3 The most points that a tower brings the seat as a floor higher or lower; 0 without an Architect to play. */
export function earnedByArchitect(view: View, seat: Seat, { colour, floors }: Wanted, match: Match): number {
  if (!holdsArchitect(view, seat)) return 0;
  const near = nichesOf(view, colour, match).filter((niche) => isOpen(niche) && Math.abs(niche.floors - floors) === 1);
  return Math.max(0, ...near.map((niche) => earnedBy(view, seat, niche, match)));
}

const holdsArchitect = ({ active, mats, turn }: View, seat: Seat): boolean =>
  mats[seat]?.hand.includes("architect") === true && !(active === seat && turn.played.includes("architect"));

/** 5.1 What the seat's next seal brings for being the last one; 0 where it has more, or somebody was first. */
export const lastSealOf = (view: View, seat: Seat, match: Match): number =>
  view.mats[seat]?.sealsLeft === 1 && view.ending === null ? figuresOf(match).lastSeal : 0;

/** Whether the seat must hand in a bell tower before its next contract. */
export const owesBell = (view: View, seat: Seat): boolean =>
  view.church.includes("campanile") && view.mats[seat]?.bell === false;

/** 4.5 Whether the seat may fulfil contracts, now or after it has handed in a bell tower that is already built. */
export function mayFulfil(view: View, owner: Seat, match: Match): boolean {
  const { bellTower } = figuresOf(match);
  const towers = view.mats[owner]?.towers ?? [];
  return !owesBell(view, owner) || towers.some(({ colour, floors }) => colour === "white" && floors === bellTower);
}

/** Whether a tower of the seat fits a contract that waits for a bell tower. */
export const isHeldUp = (view: View, seat: Seat, match: Match): boolean =>
  !mayFulfil(view, seat, match) &&
  (view.mats[seat]?.towers ?? []).some((tower) =>
    reachOf(view, tower, match).some(({ floors }) => floors === tower.floors),
  );

/** The seat that would get the majority bonus of a tower now. */
export function leaderOf(view: View, colour: ColourName): Seat | null {
  let best: Seat | null = null;
  let most = 0;
  for (const seat of view.mats.keys()) {
    const own = contractsOf(colour).filter((contract) => view.contracts[contract]?.seal === seat);
    const highest = own.at(-1);
    const key = highest === undefined ? 0 : own.length * 16 + floorsOf(highest);
    if (key <= most) continue;
    most = key;
    best = seat as Seat;
  }
  return best;
}

/** Bricks that a tower of this height loses when it falls to ruin. */
export const ruinOf = (floors: number): number => Math.ceil(floors / 2);

const PAID_WHILE_BUILDING: readonly View["turn"]["purpose"][] = ["exchange", "build"];

/** Whether towers can still get bricks this turn. */
export const isBuilding = (view: View): boolean =>
  view.awaits === "act" || (view.awaits === "give" && PAID_WHILE_BUILDING.includes(view.turn.purpose));

/** Own towers that will fall when building ends. */
export const fallingOf = (view: View, seat: Seat): readonly Tower[] =>
  view.active === seat && isBuilding(view)
    ? (view.mats[seat]?.towers ?? []).filter(({ built, floors }) => built === 0 && floors > 0)
    : [];

/** The cost for the seat of building `bricks` bricks this turn. */
export function buildCostOf(view: View, seat: Seat, bricks: number, match: Match): number {
  const { cost, workshop, mason } = figuresOf(match).build;
  const less =
    (view.mats[seat]?.buildings.includes("workshop") === true ? workshop : 0) +
    (view.active === seat && view.turn.played.includes("mason") ? mason : 0);
  return Math.max(0, (cost[bricks] ?? 0) - less);
}

/** How many bricks the seat can build this turn at most, those built already included: each takes its price along. */
export function mostBricksOf(view: View, seat: Seat, match: Match): number {
  const built = view.active === seat ? view.turn.built : 0;
  const bricks = built + sum(view.mats[seat]?.storage ?? []);
  let n = built;
  while (n < BUILD_LIMIT && n + 1 + buildCostOf(view, seat, n + 1, match) <= bricks) n++;
  return n;
}

/** What the card at a place of the row costs: as many bricks as its place says, nothing with a Princess until it is taken. */
export const cardCostOf = ({ awaits, turn }: View, slot: number): number =>
  awaits === "choose" && turn.played.includes("princess") ? 0 : slot;

/** How many bricks of the seat an exchange takes. */
export const exchangeCostOf = (mat: Mat, match: Match): number => {
  const { exchange } = figuresOf(match);
  return mat.buildings.includes("bridge") ? exchange.costWithBridge : exchange.cost;
};

/** 3.2, 3.3 Whether the exchange of the turn is still to come: not made, and phase 3 has not begun. */
export const isPhase2 = ({ awaits, turn }: View): boolean =>
  awaits === "act" && turn.built === 0 && !turn.exchanged && !turn.played.includes("mason");

/** Whether the seat can still exchange a brick this turn. */
export function mayExchange(view: View, seat: Seat, match: Match): boolean {
  const mat = view.mats[seat];
  return mat !== undefined && isPhase2(view) && sum(mat.storage) >= exchangeCostOf(mat, match);
}

export const pointsOf = (mat: Mat): number => sum(Object.values(mat.points));

export const storageLimitOf = (mat: Mat, match: Match): number => {
  const { limits } = figuresOf(match);
  return mat.buildings.includes("warehouse") ? limits.storageWithWarehouse : limits.storage;
};

/** 3.6 How many cards would have to go at the end of the turn: no limit with a Warehouse, and feasts stay. */
export function cardsToDiscard({ hand, buildings }: Mat, match: Match): number {
  if (buildings.includes("warehouse")) return 0;
  const tooMany = hand.length + buildings.length - figuresOf(match).limits.cards;
  const mayGo = buildings.length + hand.filter((card) => PERSONS.some((person) => person === card)).length;
  return Math.max(0, Math.min(tooMany, mayGo));
}

/** 3.6 Whether the seat has more bricks or cards than may stay at the end of its turn. */
export function isOverLimits({ mats }: View, seat: Seat, match: Match): boolean {
  const mat = mats[seat];
  if (mat === undefined) return false;
  const isOver = sum(mat.storage) > storageLimitOf(mat, match);
  if (isOver || mat.buildings.includes("warehouse")) return isOver;
  return mat.hand.length + mat.buildings.length > figuresOf(match).limits.cards;
}
