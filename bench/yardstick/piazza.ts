/**
 * The yardstick: "Piazza", a toy with the traits of the games in this house (a ring of spots with stacks of workers
 * that act again when somebody comes on top, three resources, majorities, hidden cards), written as fast as it goes:
 * one array of bytes, moves as small numbers, nothing allocated. Machines differ and share their time; how fast a game
 * is compared with this, measured in the same minutes, does not.
 */

const SPOTS = 12;
const DISTRICTS = 12;
const KINDS = 6;
const DECK = 24;
const WORKERS = 10;
const STACK_LIMIT = 3;

export const PIAZZA_BYTES = 256;

/** Offsets of single numbers. */
const TURN = 0;
const PENDING = 1;
const DECIDER = 2;
const TOPIC = 3;
const QUEUED = 4;
const DRAWN = 5;
const SCORED = 6;
const PLAYED = 7;
const OVER = 8;
const PLAYERS = 9;
/** Offsets of rows. */
const ACTION_AT = 16;
const DISTRICT_ORDER = 28;
const STACKS = 40;
const INFLUENCE = 88;
const GOODS = 136;
const LEFT = 148;
const POINTS = 152;
const HANDS = 156;
const CARDS = 180;
const QUEUE = 204;

/** What the decider has to choose: values of PENDING. */
const A_PLACE = 0;
const A_SIDE = 1;
const A_DISTRICT = 2;

/** Moves: 0-11 a spot, then cards, sides of a spot, districts. */
const PLAY_CARD = 12;
const USE_LEFT = 18;
const USE_RIGHT = 19;
const PASS = 20;
const DISTRICT = 21;

/** Queue codes from here on ask for a side of spot (code - ASK). */
const ASK = 100;

/** PLAYED: nothing yet, a card, the worker. */
const CARD_PLAYED = 1;
const WORKER_PLACED = 2;

type Piazza = Uint8Array;

const at = (s: Piazza, i: number): number => s[i] as number;
const add = (s: Piazza, i: number, by: number): void => {
  s[i] = at(s, i) + by;
};
const nextSpot = (spot: number): number => (spot + 1 === SPOTS ? 0 : spot + 1);

/** sfc32, its own: a yardstick must not grow when the engine does. */
export class PiazzaChance {
  private a = 0;
  private b: number;
  private c = 0x9e3779b9 | 0;
  private d = 1;

  constructor(seed: number) {
    this.b = seed | 0;
    for (let i = 0; i < 12; i++) this.next();
  }

  private next(): number {
    const t = (this.a + this.b + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (this.c << 21) | (this.c >>> 11);
    this.c = (this.c + t) | 0;
    return t;
  }

  /** An integer, uniform over 0 .. n - 1. */
  below(n: number): number {
    return Math.floor((this.next() >>> 0) * 2.3283064365386963e-10 * n);
  }
}

function mix(s: Piazza, from: number, n: number, source: PiazzaChance): void {
  for (let i = n - 1; i > 0; i--) {
    const j = source.below(i + 1);
    const held = at(s, from + i);
    s[from + i] = at(s, from + j);
    s[from + j] = held;
  }
}

function draw(s: Piazza, player: number): void {
  if (at(s, DRAWN) === DECK) return;
  add(s, HANDS + player * KINDS + at(s, CARDS + at(s, DRAWN)), 1);
  add(s, DRAWN, 1);
}

export function setUp(s: Piazza, players: number, source: PiazzaChance): void {
  s.fill(0);
  s[PLAYERS] = players;
  for (let i = 0; i < SPOTS; i++) {
    s[ACTION_AT + i] = i % KINDS;
    s[DISTRICT_ORDER + i] = i;
  }
  mix(s, ACTION_AT, SPOTS, source);
  mix(s, DISTRICT_ORDER, DISTRICTS, source);
  for (let i = 0; i < DECK; i++) s[CARDS + i] = i % KINDS;
  mix(s, CARDS, DECK, source);
  for (let player = 0; player < players; player++) {
    s[LEFT + player] = WORKERS;
    draw(s, player);
    draw(s, player);
    s.fill(1, GOODS + player * 3, GOODS + player * 3 + 3);
  }
}

export const isOver = (s: Piazza): boolean => at(s, OVER) === 1;

export function movesOf(s: Piazza, out: Uint8Array): number {
  let n = 0;
  switch (at(s, PENDING)) {
    case A_PLACE: {
      for (let spot = 0; spot < SPOTS; spot++) out[n++] = spot;
      if (at(s, PLAYED) !== 0) return n;
      const hand = HANDS + at(s, DECIDER) * KINDS;
      for (let kind = 0; kind < KINDS; kind++) if (at(s, hand + kind) > 0) out[n++] = PLAY_CARD + kind;
      return n;
    }
    case A_SIDE:
      out[0] = USE_LEFT;
      out[1] = USE_RIGHT;
      out[2] = PASS;
      return 3;
    default: {
      const first = DISTRICT + at(s, TOPIC) * 4;
      for (let i = 0; i < 4; i++) out[n++] = first + i;
      return n;
    }
  }
}

/** 3, 2, 1 points for influence in the next district; who is level takes the lower rank. */
function scoreDistrict(s: Piazza): void {
  const players = at(s, PLAYERS);
  const row = INFLUENCE + at(s, DISTRICT_ORDER + at(s, SCORED)) * 4;
  add(s, SCORED, 1);
  for (let player = 0; player < players; player++) {
    const own = at(s, row + player);
    if (own === 0) continue;
    let ahead = 0;
    for (let other = 0; other < players; other++) if (other !== player && at(s, row + other) >= own) ahead++;
    if (ahead < 3) add(s, POINTS + player, 3 - ahead);
  }
}

/** Carries out an action; true when the player has a district to choose first. */
function act(s: Piazza, player: number, action: number): boolean {
  const goods = GOODS + player * 3;
  if (action < 3) {
    add(s, goods + action, 1);
    return false;
  }
  const good = goods + action - 3;
  if (at(s, good) === 0) {
    draw(s, player);
    return false;
  }
  add(s, good, -1);
  s[PENDING] = A_DISTRICT;
  s[DECIDER] = player;
  s[TOPIC] = action - 3;
  return true;
}

function enqueue(s: Piazza, player: number, code: number): void {
  const i = QUEUE + at(s, QUEUED) * 2;
  s[i] = player;
  s[i + 1] = code;
  add(s, QUEUED, 1);
}

/** Goes on until somebody has to choose. */
function goOn(s: Piazza): void {
  while (at(s, QUEUED) > 0) {
    add(s, QUEUED, -1);
    const i = QUEUE + at(s, QUEUED) * 2;
    const player = at(s, i);
    const code = at(s, i + 1);
    if (code >= ASK) {
      s[PENDING] = A_SIDE;
      s[DECIDER] = player;
      s[TOPIC] = code - ASK;
      return;
    }
    if (act(s, player, at(s, ACTION_AT + code))) return;
  }
  if (at(s, SCORED) < DISTRICTS && passTurn(s)) return;
  while (at(s, SCORED) < DISTRICTS) scoreDistrict(s);
  s[OVER] = 1;
}

/** The next player who has workers left; false when nobody has. */
function passTurn(s: Piazza): boolean {
  const players = at(s, PLAYERS);
  let player = at(s, TURN);
  for (let i = 0; i < players; i++) {
    player = player + 1 === players ? 0 : player + 1;
    if (at(s, LEFT + player) === 0) continue;
    s[TURN] = player;
    s[PLAYED] = 0;
    s[PENDING] = A_PLACE;
    s[DECIDER] = player;
    return true;
  }
  return false;
}

/** A worker on a spot: the lowest of a full stack goes home, then both neighbours act, then the workers below. */
function place(s: Piazza, player: number, spot: number): void {
  add(s, LEFT + player, -1);
  s[PLAYED] = WORKER_PLACED;
  const stack = STACKS + spot * 4;
  let height = 0;
  while (height < STACK_LIMIT && at(s, stack + height) > 0) height++;
  if (height === STACK_LIMIT) {
    s[stack] = at(s, stack + 1);
    s[stack + 1] = at(s, stack + 2);
    height--;
    if (at(s, SCORED) < DISTRICTS) scoreDistrict(s);
  }
  s[stack + height] = player + 1;
  for (let level = 0; level < height; level++) enqueue(s, at(s, stack + level) - 1, ASK + spot);
  enqueue(s, player, nextSpot(spot));
  enqueue(s, player, spot);
  goOn(s);
}

function playCard(s: Piazza, player: number, kind: number): void {
  add(s, HANDS + player * KINDS + kind, -1);
  s[PLAYED] = CARD_PLAYED;
  if (kind < 3) {
    add(s, GOODS + player * 3 + kind, 2);
  } else {
    add(s, GOODS + player * 3 + kind - 3, 1);
    act(s, player, kind);
  }
}

export function playMove(s: Piazza, move: number): void {
  const player = at(s, DECIDER);
  if (move < PLAY_CARD) {
    place(s, player, move);
  } else if (move < USE_LEFT) {
    playCard(s, player, move - PLAY_CARD);
  } else if (move < DISTRICT) {
    const spot = at(s, TOPIC);
    if (move !== PASS && act(s, player, at(s, ACTION_AT + (move === USE_LEFT ? spot : nextSpot(spot))))) return;
    goOn(s);
  } else {
    add(s, INFLUENCE + (move - DISTRICT) * 4 + player, 1);
    add(s, POINTS + player, 1);
    if (at(s, PLAYED) === CARD_PLAYED) {
      s[PENDING] = A_PLACE;
      s[DECIDER] = player;
    } else {
      goOn(s);
    }
  }
}

const buffer = new Uint8Array(64);

/** Random play to the end; returns the number of decisions. */
export function playToEnd(s: Piazza, source: PiazzaChance): number {
  let decisions = 0;
  while (!isOver(s)) {
    const n = movesOf(s, buffer);
    playMove(s, at(buffer, n === 1 ? 0 : source.below(n)));
    decisions++;
  }
  return decisions;
}
