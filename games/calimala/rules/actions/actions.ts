import { EVERYBODY, type Seat } from "#engine";
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
  type Cost,
  HOUSE_COST,
  LEVELS,
  type Level,
  MARBLE,
  MATERIAL_NAMES,
  MATERIALS,
  type Material,
  PALAZZO,
  type Port,
  SHIP,
  SHIP_COST,
  TRANSPORT,
  WEAVE,
  WOOD,
  WORKSHOP_COST,
  WORKSHOP_INDEX,
} from "../content.ts";
import { derivePossible, deriveRoom } from "../derived.ts";
import type { Listener } from "../events.ts";
import { artworkCounts } from "../scoring/scoring.ts";
import {
  ARTWORK_CHOICE,
  BUILD_CHOICE,
  CONTRIBUTE_CHOICE,
  type GiftSlot,
  type House,
  SHIP_CHOICE,
  type State,
  TRANSPORT_CHOICE,
  USES,
} from "../state.ts";

/** 3.10 Begins a possible action. The four without choices are done at once, the others wait for their choices. */
export function beginAction(s: State, seat: Seat, action: Action, tell: Listener): void {
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
      openChoices(s, action, BUILD_CHOICE);
      return;
    case ARTWORK:
      openChoices(s, action, ARTWORK_CHOICE);
      return;
    case CONTRIBUTE:
      openChoices(s, action, CONTRIBUTE_CHOICE);
      return;
    case SHIP:
      openChoices(s, action, SHIP_CHOICE);
      return;
    case TRANSPORT:
      openChoices(s, action, TRANSPORT_CHOICE);
      return;
  }
}

function openChoices(s: State, action: Action, awaits: number): void {
  s.action[0] = action + 1;
  s.awaits[0] = awaits;
  s.delivered[0] = 0;
  s.fromCity[0] = 0;
}

/** 3.10 The action is complete, and the uses of the disc go on. */
export function endAction(s: State): void {
  s.action[0] = 0;
  s.byCard[0] = 0;
  s.delivered[0] = 0;
  s.fromCity[0] = 0;
  s.awaits[0] = USES;
}

/** 4.4 to 4.7 A slot has been filled. With the last slot of a place other seats may lose an action. */
function slotTaken(s: State, seat: Seat, left: number): void {
  if (left === 0) deriveRoom(s);
  else derivePossible(s, seat);
}

function takeCube(s: State, seat: Seat): void {
  if (s.opened.limited) s.cubes[seat]--;
}

/** 4.8 Cubes paid for a building go back to the reserve. */
function spend(s: State, seat: Seat, cost: Cost): void {
  for (const material of MATERIALS) {
    s.warehouse[material][seat] -= cost[material];
    if (s.opened.limited) s.cubes[seat] += cost[material];
  }
}

/** 4.1 One cube from the reserve. */
function takeMaterial(s: State, seat: Seat, material: Material, tell: Listener): void {
  s.warehouse[material][seat]++;
  takeCube(s, seat);
  derivePossible(s, seat);
  tell?.({ type: "materialTaken", seat, material: MATERIAL_NAMES[material] }, EVERYBODY);
}

/** 4.2, 7.9 Weaves into separate or pooled workshops. */
function weave(s: State, seat: Seat, tell: Listener): void {
  const into: number[] | undefined = tell === undefined ? undefined : [];
  if (s.opened.pooled) weavePooled(s, seat, into);
  else weaveInEach(s, seat, into);
  derivePossible(s, seat);
  if (into !== undefined) tell?.({ type: "clothWoven", seat, n: into.length, into }, EVERYBODY);
}

/** 4.2 One cloth goes into each workshop with room. The emptiest come first, in case cubes run short. */
function weaveInEach(s: State, seat: Seat, into: number[] | undefined): void {
  const woven = s.woven[seat];
  for (let i = s.workshops[seat] - 1; i >= 0; i--) {
    const w = i as (typeof WORKSHOP_INDEX)[number];
    if (s.cubes[seat] === 0 || woven[w] === CLOTH_PER_WORKSHOP) continue;
    woven[w]++;
    takeCube(s, seat);
    into?.push(w);
  }
  sortWorkshops(s, seat);
}

/** 7.9 As many cloth as there are workshops go wherever there is room. One workshop is filled after the other. */
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

/** 4.2 Workshops are kept fullest first, so that equal positions have equal states. */
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

/** 4.8 Takes a cloth from the last of the fullest workshops; 7.9 pooled, from the last one with cloth. Returns which. */
function takeCloth(s: State, seat: Seat): number {
  const level = s.opened.pooled ? 1 : s.woven[seat][0];
  let from: (typeof WORKSHOP_INDEX)[number] = 0;
  for (const w of WORKSHOP_INDEX) if (s.woven[seat][w] >= level) from = w;
  s.woven[seat][from]--;
  return from;
}

/** 4.3 Builds a ship. */
export function buildShip(s: State, seat: Seat, tell: Listener): void {
  spend(s, seat, SHIP_COST);
  s.ships[seat]++;
  derivePossible(s, seat);
  tell?.({ type: "shipBuilt", seat }, EVERYBODY);
  endAction(s);
}

/** 4.3 Builds a workshop. */
export function buildWorkshop(s: State, seat: Seat, tell: Listener): void {
  spend(s, seat, WORKSHOP_COST);
  s.workshops[seat]++;
  derivePossible(s, seat);
  tell?.({ type: "workshopBuilt", seat }, EVERYBODY);
  endAction(s);
}

/** 4.3, 1.11 Builds a trade house in a trade city where the seat has none. */
export function buildHouse(s: State, seat: Seat, house: House, tell: Listener): void {
  spend(s, seat, HOUSE_COST);
  s.houses[seat] |= 1 << house;
  derivePossible(s, seat);
  tell?.({ type: "houseBuilt", seat, city: CITY_NAMES[(house + 3) as City] }, EVERYBODY);
  endAction(s);
}

/** 4.4 One marble goes onto an artwork slot. In the Palazzo the order counts (5.8). */
export function giveArtwork(s: State, seat: Seat, building: Building, tell: Listener): void {
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

/** 4.7 One cube goes onto a slot for its material at a church. */
export function contribute(s: State, seat: Seat, slot: GiftSlot, tell: Listener): void {
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

/** 4.5 One ship takes one cloth to a port. The next ship may go to the same port or a later one. */
export function shipCloth(s: State, seat: Seat, port: Port, tell: Listener): void {
  const workshop = deliver(s, seat, port);
  s.fromCity[0] = port;
  tell?.({ type: "clothShipped", seat, city: CITY_NAMES[port], workshop }, EVERYBODY);
}

/** 4.6 One cloth goes to a trade city with an own house. The next one goes to a later city. */
export function transportCloth(s: State, seat: Seat, house: House, tell: Listener): void {
  const city = (house + 3) as City;
  const workshop = deliver(s, seat, city);
  s.fromCity[0] = city + 1;
  tell?.({ type: "clothTransported", seat, city: CITY_NAMES[city], workshop }, EVERYBODY);
}
