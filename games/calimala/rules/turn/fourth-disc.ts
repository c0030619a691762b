import { EVERYBODY, type Seat, seatAfter } from "#engine";
import { COUNCIL_SEATS, LEVELS, type Level, STREETS, type Street, TILES, type Tile } from "../content.ts";
import type { Listener, SeatSource } from "../events.ts";
import { levelAt, placeOf, streetAt } from "../moves.ts";
import { scoreTile, seatCounts } from "../scoring/scoring.ts";
import { activeOf, LATE_SEATS, SEAT_DISC, type State, WHITE_DISC } from "../state.ts";
import { endTurn } from "./turn.ts";

/**
 * 5.1 to 5.5 The fourth disc becomes a seat. 6.3, 7.7 Once all tiles are scored it leaves the match or becomes a late
 * seat.
 */
export function fourthDisc(s: State, street: Street, tell: Listener): void {
  const disc = s.stacks[street][0];
  removeDisc(s, street, 0);
  if (s.tilesScored[0] === COUNCIL_SEATS) {
    if (s.opened.lateSeats && disc !== WHITE_DISC) {
      takeLateSeat(s, (disc - 1) as Seat, street, tell);
      return;
    }
    const owner = disc === WHITE_DISC ? "white" : ((disc - 1) as Seat);
    tell?.({ type: "fourthDiscRemoved", street, disc: owner }, EVERYBODY);
    endTurn(s, tell);
    return;
  }
  if (disc !== WHITE_DISC) {
    takeSeat(s, (disc - 1) as Seat, placeOf(street, 0), tell);
    return;
  }
  const active = activeOf(s);
  if (s.coloured[active] > 0) {
    s.coloured[active]--;
    s.white[active]++;
    tell?.({ type: "whiteSwapped", seat: active, street }, EVERYBODY);
    takeSeat(s, active, RESERVE, tell);
    return;
  }
  if (hasDiscOnStreets(s, active)) {
    s.actor[0] = active + 1;
    s.awaits[0] = SEAT_DISC;
    return;
  }
  const k = s.tilesScored[0] as Tile;
  tell?.({ type: "whiteRemoved", street }, EVERYBODY);
  tell?.({ type: "seatEmpty", k: k + 1, tile: TILES[(s.tiles[k] - 1) as Tile] }, EVERYBODY);
  scoreNext(s, tell);
}

/** 5.3 Takes the disc at a level out of a stack. What lay above it moves down. */
function removeDisc(s: State, street: Street, level: Level): void {
  const stack = s.stacks[street];
  for (let i = level; i < 3; i++) stack[i as Level] = stack[(i + 1) as Level];
  stack[3] = 0;
  s.height[street]--;
}

function hasDiscOnStreets(s: State, seat: Seat): boolean {
  return STREETS.some((street) => LEVELS.some((level) => s.stacks[street][level] === seat + 1));
}

/** 5.3, 5.4 A disc from a street becomes the seat. The white disc goes on top of that stack or leaves the match. */
export function seatFromStreet(s: State, seat: Seat, place: number, tell: Listener): void {
  const to = streetAt(place);
  const level = levelAt(place);
  const from = (s.street[0] - 1) as Street;
  removeDisc(s, to, level);
  if (s.opened.onStack) {
    const top = s.height[to] as Level;
    s.stacks[to][top] = WHITE_DISC;
    s.height[to]++;
    tell?.({ type: "whiteOnStack", seat, from, to, level: top }, EVERYBODY);
  } else {
    tell?.({ type: "whiteRemoved", street: from }, EVERYBODY);
  }
  takeSeat(s, seat, place, tell);
}

/** Stands for the reserve where a place on a street is expected. */
const RESERVE = -1;

const sourceOf = (place: number): SeatSource =>
  place === RESERVE ? { at: "reserve" } : { at: "street", street: streetAt(place), level: levelAt(place) };

function takeSeat(s: State, seat: Seat, place: number, tell: Listener): void {
  const k = s.tilesScored[0] as Tile;
  s.council[k] = seat + 1;
  seatCounts(s, seat, k);
  tell?.(
    { type: "seatGained", seat, k: k + 1, tile: TILES[(s.tiles[k] - 1) as Tile], from: sourceOf(place) },
    EVERYBODY,
  );
  scoreNext(s, tell);
}

/** 7.7 A late seat follows those on the 15 spaces, and nothing is scored. */
function takeLateSeat(s: State, seat: Seat, street: Street, tell: Listener): void {
  const at = LATE_SEATS.find((k) => s.lateSeats[k] === 0) ?? 0;
  s.lateSeats[at] = seat + 1;
  seatCounts(s, seat, COUNCIL_SEATS + at);
  tell?.({ type: "lateSeatGained", seat, k: at + 1, street }, EVERYBODY);
  endTurn(s, tell);
}

/** 5.1 The tile of the space is scored after the seat has been taken, so that the seat counts for ties. */
function scoreNext(s: State, tell: Listener): void {
  const active = activeOf(s);
  scoreTile(s, active, tell);
  if (s.tilesScored[0] === COUNCIL_SEATS && seatAfter(active, s.opened.seats) + 1 !== s.startPlayer[0]) {
    tell?.({ type: "lastTileScored" }, EVERYBODY);
  }
  endTurn(s, tell);
}
