import { below, EVERYBODY, type Seat, type Tell } from "#engine";
import {
  type Action,
  ARTWORK,
  BRICK,
  BUILD,
  BUILDING_NAMES,
  type Building,
  CHURCH_NAMES,
  type Church,
  CITY_NAMES,
  type City,
  CLOTH_PER_WORKSHOP,
  CONTRIBUTE,
  LEVELS,
  type Level,
  MARBLE,
  MATERIAL_NAMES,
  type Material,
  PALAZZO,
  type Port,
  SHIP,
  TRANSPORT,
  WEAVE,
  WOOD,
  type WORKSHOP_INDEX,
} from "../content.ts";
import { derivePossible, deriveRoom } from "../derived.ts";
import type { Event } from "../events.ts";
import { artworkCounts } from "../scoring/scoring.ts";
import {
  ARTWORK_STAGE,
  BUILD_STAGE,
  CONTRIBUTE_STAGE,
  type GiftSlot,
  type House,
  SHIP_STAGE,
  type State,
  TRANSPORT_STAGE,
  USES,
} from "../state.ts";

type Told = Tell<Event> | undefined;

/** 3.10 Begins a possible action: the four without choices are done at once, the others wait for their choices. */
export function beginAction(s: State, seat: Seat, action: Action, tell: Told): void {
  switch (action) {
    case WOOD:
    case BRICK:
    case MARBLE:
      takeMaterial(s, seat, action, tell);
      return;
    case WEAVE:
      weave(s, seat, tell);
      return;
    case BUILD:
      openChoices(s, action, BUILD_STAGE);
      return;
    case ARTWORK:
      openChoices(s, action, ARTWORK_STAGE);
      return;
    case CONTRIBUTE:
      openChoices(s, action, CONTRIBUTE_STAGE);
      return;
    case SHIP:
      openChoices(s, action, SHIP_STAGE);
      return;
    case TRANSPORT:
      openChoices(s, action, TRANSPORT_STAGE);
      return;
  }
}

function openChoices(s: State, action: Action, stage: number): void {
  s.action[0] = action + 1;
  s.stage[0] = stage;
  s.delivered[0] = 0;
  s.fromCity[0] = 0;
}

/** The action is complete: back to the uses of the disc. */
export function endAction(s: State): void {
  s.action[0] = 0;
  s.byCard[0] = 0;
  s.delivered[0] = 0;
  s.fromCity[0] = 0;
  s.stage[0] = USES;
}

/** A slot is gone; with the last one of its place others may have lost an action, too. */
function slotTaken(s: State, seat: Seat, left: number): void {
  if (left === 0) deriveRoom(s);
  else derivePossible(s, seat);
}

function takeCube(s: State, seat: Seat): void {
  if (s.opened.limited) s.cubes[seat]--;
}

/** 4.8 Material spent on a building goes back to the cube reserve. */
function spend(s: State, seat: Seat, wood: number, brick: number): void {
  s.warehouse[WOOD][seat] -= wood;
  s.warehouse[BRICK][seat] -= brick;
  if (s.opened.limited) s.cubes[seat] += wood + brick;
}

/** 4.1 One cube from the reserve. */
function takeMaterial(s: State, seat: Seat, material: Material, tell: Told): void {
  s.warehouse[material][seat]++;
  takeCube(s, seat);
  derivePossible(s, seat);
  tell?.({ type: "materialTaken", seat, material: MATERIAL_NAMES[material] }, EVERYBODY);
}

/** 4.2, 7.9 */
function weave(s: State, seat: Seat, tell: Told): void {
  const into: number[] | undefined = tell === undefined ? undefined : [];
  if (s.opened.pooled) weavePooled(s, seat, into);
  else weaveInEach(s, seat, into);
  derivePossible(s, seat);
  if (into !== undefined) tell?.({ type: "clothWoven", seat, n: into.length, into }, EVERYBODY);
}

/** 4.2 One cloth in each workshop with room; when cubes run short the emptiest are filled first. */
function weaveInEach(s: State, seat: Seat, into: number[] | undefined): void {
  const woven = s.woven[seat];
  for (let i = s.workshops[seat] - 1; i >= 0; i--) {
    const w = i as (typeof WORKSHOP_INDEX)[number];
    if (s.cubes[seat] === 0 || woven[w] === 4) continue;
    woven[w]++;
    takeCube(s, seat);
    into?.push(w);
  }
  sortWorkshops(s, seat);
}

/** 7.9 As many cloth as there are workshops, wherever there is room; written down one workshop after the other. */
function weavePooled(s: State, seat: Seat, into: number[] | undefined): void {
  const woven = s.woven[seat];
  const workshops = s.workshops[seat];
  for (let n = 0, i = 0; n < workshops && i < workshops && s.cubes[seat] > 0; ) {
    const w = i as (typeof WORKSHOP_INDEX)[number];
    if (woven[w] === CLOTH_PER_WORKSHOP) {
      i++;
      continue;
    }
    woven[w]++;
    takeCube(s, seat);
    into?.push(w);
    n++;
  }
}

/** Workshops are kept fullest first: which is which makes no difference. */
function sortWorkshops(s: State, seat: Seat): void {
  const woven = s.woven[seat];
  if (woven[0] < woven[1]) swap(woven, 0, 1);
  if (woven[1] < woven[2]) swap(woven, 1, 2);
  if (woven[0] < woven[1]) swap(woven, 0, 1);
}

function swap<I extends number>(row: { [K in I]: number }, i: I, j: I): void {
  const x = row[i];
  row[i] = row[j];
  row[j] = x;
}

/** 4.8 Cloth is taken from the fullest workshop; 7.9 pooled, from where it was laid last. Tells which. */
function takeCloth(s: State, seat: Seat): number {
  const level = s.opened.pooled ? 1 : s.woven[seat][0];
  const emptier = below(s.woven[seat][1], level) + below(s.woven[seat][2], level);
  const last = (2 - emptier) as (typeof WORKSHOP_INDEX)[number];
  s.woven[seat][last]--;
  return last;
}

/** 4.3 Two wood: a ship. */
export function buildShip(s: State, seat: Seat, tell: Told): void {
  spend(s, seat, 2, 0);
  s.ships[seat]++;
  derivePossible(s, seat);
  tell?.({ type: "shipBuilt", seat }, EVERYBODY);
  endAction(s);
}

/** 4.3 One wood and one brick: a workshop. */
export function buildWorkshop(s: State, seat: Seat, tell: Told): void {
  spend(s, seat, 1, 1);
  s.workshops[seat]++;
  derivePossible(s, seat);
  tell?.({ type: "workshopBuilt", seat }, EVERYBODY);
  endAction(s);
}

/** 4.3, 1.11 Two brick: a trade house in a trade city where one has none. */
export function buildHouse(s: State, seat: Seat, house: House, tell: Told): void {
  spend(s, seat, 0, 2);
  s.houses[seat] |= 1 << house;
  derivePossible(s, seat);
  tell?.({ type: "houseBuilt", seat, city: CITY_NAMES[(house + 3) as City] }, EVERYBODY);
  endAction(s);
}

/** 4.4 One marble onto an artwork slot; the order counts in the Palazzo. */
export function giveArtwork(s: State, seat: Seat, building: Building, tell: Told): void {
  s.warehouse[MARBLE][seat]--;
  if (building === PALAZZO) {
    const place = (LEVELS.length - s.artworkRoom[PALAZZO]) as Level;
    s.palazzo[place] = seat + 1;
    artworkCounts(s, seat, place);
  }
  s.artworks[building][seat]++;
  s.artworkRoom[building]--;
  slotTaken(s, seat, s.artworkRoom[building]);
  tell?.({ type: "artworkGiven", seat, building: BUILDING_NAMES[building] }, EVERYBODY);
  endAction(s);
}

/** 4.7 One material onto a slot of that material at a church. */
export function contribute(s: State, seat: Seat, slot: GiftSlot, tell: Told): void {
  const material = (slot % 3) as Material;
  s.warehouse[material][seat]--;
  s.gifts[slot][seat]++;
  s.giftRoom[slot]--;
  slotTaken(s, seat, s.giftRoom[slot]);
  tell?.(
    {
      type: "contributed",
      seat,
      material: MATERIAL_NAMES[material],
      building: CHURCH_NAMES[((slot - material) / 3) as Church],
    },
    EVERYBODY,
  );
  endAction(s);
}

function deliver(s: State, seat: Seat, city: City): number {
  const workshop = takeCloth(s, seat);
  s.cloth[city][seat]++;
  s.cityRoom[city]--;
  slotTaken(s, seat, s.cityRoom[city]);
  s.delivered[0]++;
  return workshop;
}

/** 4.5 One cloth by one ship to a port; the next ship may follow to the same port or a later one. */
export function shipCloth(s: State, seat: Seat, port: Port, tell: Told): void {
  const workshop = deliver(s, seat, port);
  s.fromCity[0] = port;
  tell?.({ type: "clothShipped", seat, city: CITY_NAMES[port], workshop }, EVERYBODY);
}

/** 4.6 One cloth to a trade city with an own house; each city at most once. */
export function transportCloth(s: State, seat: Seat, house: House, tell: Told): void {
  const city = (house + 3) as City;
  const workshop = deliver(s, seat, city);
  s.fromCity[0] = city + 1;
  tell?.({ type: "clothTransported", seat, city: CITY_NAMES[city], workshop }, EVERYBODY);
}
