import { moveKinds, outcomeKinds } from "#engine";
import {
  BALCONY_TILES,
  BUILDINGS,
  type BuildingName,
  CARDS,
  type CardName,
  COLOUR_INDEX,
  COLOURS,
  CONTRACT_INDEX,
  type Colour,
  colourOf,
  floorsOf,
  HAND_KINDS,
  PERSON_KINDS,
  SLOTS,
  WHITE,
} from "./content.ts";
import { activeOf, actorOf, PLAYERS, type Player, STANDING, type State, TOWER_SLOTS, type TowerSlot } from "./state.ts";
import type { Target } from "./targets.ts";
import { colourAt, slotOf } from "./towers/towers.ts";

const EACH_COLOUR = COLOURS.map((colour) => ({ colour }));
const EACH_SLOT = SLOTS.map((slot) => ({ slot }));
const EACH_BRICK = SLOTS.flatMap((slot) => COLOURS.map((colour) => ({ slot, colour })));
const EACH_STANDING = TOWER_SLOTS.slice(0, STANDING).map((tower) => ({ tower }));
const EACH_CONTRACT = CONTRACT_INDEX.map((contract) => ({
  colour: COLOURS[colourOf(contract)],
  floors: floorsOf(contract),
}));

/** A tower is counted as one floor higher or lower with the Architect (4.3). */
export type Shift = "up" | "down";
/** How a contract is fulfilled: without the Architect, then with. */
const SHIFTS: readonly { readonly shift?: Shift }[] = [{}, { shift: "up" }, { shift: "down" }];

/** Kinds that phase 6 may discard, in the order in which equal orders are merged: persons, then buildings. */
export const DISCARDABLE = [...PERSON_KINDS, 13, 14, 15] as const;

const architect = (shift: Shift | undefined): string => (shift === undefined ? "" : ` architect ${shift}`);

/** With the Architect, where a tower below and one above the height would do, also the one that is meant. */
function withArchitect(s: State, target: Target, tower: Tall, shift: Shift | undefined): readonly Target[] {
  if (shift === undefined) return [target];
  const seat = activeOf(s);
  const [below, above] = [-1, 1].map((by) => slotOf(s, seat, tower.colour, tower.floors + by));
  const isEither = below !== -1 && above !== -1;
  const named: Target = `tower:${seat}:${(shift === "up" ? below : above) as TowerSlot}`;
  return ["hand:architect", target, ...(isEither ? [named] : [])];
}

interface Tall {
  readonly colour: Colour;
  readonly floors: number;
}

const isBuilding = (card: CardName): card is BuildingName => BUILDINGS.some((building) => building === card);

/** Towers that are alike are one target. */
function alike(s: State, seat: Player, slot: TowerSlot): readonly Target[] {
  const tower = s.towers[seat][slot];
  return TOWER_SLOTS.filter((other) => other >= slot && s.towers[seat][other] === tower && tower > 0).map(
    (other): Target => `tower:${seat}:${other}`,
  );
}

const ownBrick = (s: State, colour: Colour): Target => `storage:${actorOf(s)}:${COLOURS[colour]}`;

/** Bricks that may be picked up first, to be given for another one. */
const ownBricks = (s: State): readonly Target[] =>
  COLOUR_INDEX.filter((colour) => s.storage[actorOf(s)][colour] > 0).map((colour) => ownBrick(s, colour));

/** Every decision of a seat. In notation spaces and towers count from 1; seats, as everywhere in notation, from 0. */
export const MOVES = moveKinds<State, Target>()({
  /** 2.3 */
  neutral: { args: EACH_CONTRACT, group: "neutral", names: ({ colour, floors }) => [`contract:${colour}:${floors}`] },
  /** 3.1 */
  card: { args: EACH_SLOT, text: ({ slot }) => `card ${slot + 1}`, names: ({ slot }) => [`slot:${slot}`] },
  lay: {
    args: EACH_BRICK.filter(({ slot }) => slot < 5),
    text: ({ slot, colour }) => `lay ${slot + 1} ${colour}`,
    group: "lay",
    names: ({ slot, colour }, s) => [`slot:${slot}`, `storage:${actorOf(s)}:${colour}`],
  },
  /** Gives a brick of one's own storage, for any payment or loss. */
  give: { args: EACH_COLOUR, group: "give", names: ({ colour }, s) => [`storage:${actorOf(s)}:${colour}`] },
  /** 3.2 */
  exchange: {
    args: EACH_BRICK,
    text: ({ slot, colour }) => `exchange ${slot + 1} ${colour}`,
    names: ({ slot, colour }, s) => [`brick:${slot}:${colour}`, ...ownBricks(s)],
  },
  /** 3.3 */
  found: {
    args: EACH_COLOUR,
    group: "build",
    names: ({ colour }, s) => [`site:${colour}`, `storage:${activeOf(s)}:${colour}`],
  },
  raise: {
    args: TOWER_SLOTS.map((tower) => ({ tower })),
    text: ({ tower }) => `raise ${tower + 1}`,
    group: "build",
    names: ({ tower }, s) => [`tower:${activeOf(s)}:${tower}`, ownBrick(s, colourAt(s, activeOf(s), tower))],
  },
  built: {},
  /** 3.5 `shift`: with the Architect. */
  fulfil: {
    args: SHIFTS.flatMap((shift) => EACH_CONTRACT.map((contract) => ({ ...contract, ...shift }))),
    text: ({ colour, floors, shift }) => `fulfil ${colour} ${floors}${architect(shift)}`,
    isPair: true,
    names: ({ colour, floors, shift }, s) =>
      withArchitect(s, `contract:${colour}:${floors}`, { colour: COLOURS.indexOf(colour) as Colour, floors }, shift),
  },
  bell: {
    args: SHIFTS,
    text: ({ shift }) => `bell${architect(shift)}`,
    isPair: true,
    names: ({ shift }, s) =>
      withArchitect(s, "church:campanile", { colour: WHITE, floors: s.opened.figures.bellTower }, shift),
  },
  end: {},
  /** 4 Persons: first the card, then what it acts on. */
  alchemist: { args: EACH_COLOUR, isPair: true, names: ({ colour }) => ["hand:alchemist", `bag:${colour}`] },
  wholesaler: {
    args: EACH_SLOT,
    text: ({ slot }) => `wholesaler ${slot + 1}`,
    isPair: true,
    names: ({ slot }) => ["hand:wholesaler", `slot:${slot}`],
  },
  saboteur: {
    args: PLAYERS.flatMap((seat) => EACH_STANDING.map(({ tower }) => ({ seat, tower }))),
    text: ({ seat, tower }) => `saboteur ${seat} ${tower + 1}`,
    isPair: true,
    names: ({ seat, tower }, s) => ["hand:saboteur", ...alike(s, seat, tower)],
  },
  smuggler: {
    args: PLAYERS.flatMap((seat) => COLOURS.map((colour) => ({ seat, colour }))),
    isPair: true,
    names: ({ seat, colour }) => ["hand:smuggler", `storage:${seat}:${colour}`],
  },
  princess: { names: () => ["hand:princess"] },
  mason: { names: () => ["hand:mason"] },
  patrician: {
    args: HAND_KINDS.map((kind) => ({ card: CARDS[kind] })),
    isPair: true,
    names: ({ card }) => ["hand:patrician", `hand:${card}`],
  },
  cancel: { names: () => ["hand:patrician"] },
  accept: {},
  /** 4.4, 4.18 The own tower that the event hits. */
  strike: {
    args: EACH_STANDING,
    text: ({ tower }) => `strike ${tower + 1}`,
    names: ({ tower }, s) => alike(s, actorOf(s), tower),
  },
  /** 4.30 A tower that is paid for. */
  keep: {
    args: EACH_STANDING,
    text: ({ tower }) => `keep ${tower + 1}`,
    group: "keep",
    names: ({ tower }, s) => alike(s, actorOf(s), tower),
  },
  /** 3.6 */
  discard: {
    args: DISCARDABLE.map((kind) => ({ card: CARDS[kind] })),
    group: "discard",
    names: ({ card }) => [isBuilding(card) ? `building:${card}` : `hand:${card}`],
  },
  /** 4.1, 4.25 The own brick for the one wanted. */
  swap: { args: EACH_COLOUR, names: ({ colour }, s) => [`storage:${actorOf(s)}:${colour}`] },
});
export type Move = (typeof MOVES.table)[number];

/** What chance can bring. */
export const OUTCOMES = outcomeKinds({
  startPlayer: { args: PLAYERS.map((seat) => ({ seat })), text: ({ seat }) => `start ${seat}` },
  balcony: {
    args: Array.from({ length: BALCONY_TILES }, (_, tile) => ({ tile })),
    text: ({ tile }) => `balcony ${tile + 1}`,
  },
  neutral: { args: EACH_CONTRACT },
  card: { args: CARDS.map((card) => ({ card })), text: ({ card }) => `draw ${card}` },
  brick: { args: EACH_COLOUR },
});
export type Outcome = (typeof OUTCOMES.table)[number];
