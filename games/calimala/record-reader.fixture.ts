/** Replays records of Calimala. Written from docs/records.md alone: nothing of the program is used. */

interface Log {
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly entries: readonly { readonly by: number | "chance"; readonly text: string }[];
}

type Counts = Record<string, number>;
type Disc = number | "white";

interface Mat {
  readonly warehouse: Counts;
  workshops: number[];
  ships: number;
  cubes: number;
  coloured: number;
  white: number;
  handSize: number;
  readonly hand: Counts;
}

/** The fields of a position that the reader keeps up. */
export interface CalimalaPosition {
  startPlayer: number | null;
  readonly cells: (string | null)[];
  readonly stacks: Disc[][];
  readonly council: { tile: string | null; seat: number | "empty" | null }[];
  tilesScored: number;
  readonly lateSeats: number[];
  readonly cities: Record<string, number[]>;
  readonly houses: Record<string, boolean[]>;
  readonly churches: Record<string, { readonly materials: Record<string, number[]>; readonly artworks: number[] }>;
  readonly palazzo: number[];
  readonly mats: Mat[];
  deck: number;
  discards: Counts;
  openScoringCard: string | null;
  readonly dealt: string[][];
  readonly keptCards: (string | null)[];
  readonly scores: number[];
  readonly turns: number[];
}

const MATERIALS = ["wood", "brick", "marble"];
const ACTIONS = [...MATERIALS, "weave", "build", "artwork", "ship", "transport", "contribute"];
const PORTS = ["barcelona", "lisbon", "london"];
const TRADE = ["troyes", "bruges", "hamburg"];
const ROOM: Counts = { santaMariaDelFiore: 5, sanMiniato: 3, santaCroce: 4 };
const CHURCHES = Object.keys(ROOM);
const CARDS = [...PORTS, ...TRADE, ...CHURCHES, "palazzoVecchio"];
const STREETS = "0-1 1-2 3-4 4-5 6-7 7-8 0-3 1-4 2-5 3-6 4-7 5-8".split(" ");
const DISCS: Readonly<Record<number, readonly [number, number]>> = { 3: [12, 3], 4: [10, 2], 5: [8, 2] };

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const of = <T>(list: readonly T[] | undefined, i: number): T => list?.[i] as T;
const at = <T>(table: Readonly<Record<string, T>>, key: string): T => table[key] as T;
const bump = (counts: Counts | number[], key: string | number, by: number): void => {
  const table = counts as Counts;
  table[key] = (table[key] ?? 0) + by;
};
const byName = <T>(names: readonly string[], value: () => T): Record<string, T> =>
  Object.fromEntries(names.map((name) => [name, value()]));

function startOf({ seats, options }: Log): CalimalaPosition {
  const seatList = <T>(value: () => T): T[] => Array.from({ length: seats }, value);
  const [coloured, white] = DISCS[seats] ?? [0, 0];
  const city = "brick artwork ship transport contribute build marble wood weave".split(" ");
  const mat = (): Mat => ({
    ...{ warehouse: byName(MATERIALS, () => 0), workshops: [0], ships: 0, cubes: 40, coloured, white },
    ...{ handSize: 0, hand: byName(ACTIONS, () => 0) },
  });
  return {
    startPlayer: options["startPlayer"] === "random" ? null : Number(options["startPlayer"]) - 1,
    cells: options["layout"] === "introductory" ? city : city.map((_, i) => (i === 4 ? "contribute" : null)),
    stacks: STREETS.map(() => []),
    council: Array.from({ length: 15 }, () => ({ tile: null, seat: null })),
    tilesScored: 0,
    lateSeats: [],
    cities: byName([...PORTS, ...TRADE], () => seatList(() => 0)),
    houses: byName(TRADE, () => seatList(() => false)),
    churches: byName(CHURCHES, () => ({
      materials: byName(MATERIALS, () => seatList(() => 0)),
      artworks: seatList(() => 0),
    })),
    palazzo: [],
    mats: seatList(mat),
    deck: 45,
    discards: byName(ACTIONS, () => 0),
    openScoringCard: null,
    dealt: seatList(() => []),
    keptCards: seatList(() => null),
    scores: seatList(() => 0),
    turns: seatList(() => 0),
  };
}

/** The position after each entry; one object that changes. */
export function* replayCalimala(log: Log): Generator<CalimalaPosition> {
  const now = startOf(log);
  const { options, seats } = log;
  /** Whose turn it is, on which street, the disc that acts, counted from the top, and for whom is drawn. */
  const turn = { active: -1, street: 0, position: 0, drawer: 0, isCompensated: false };
  const mat = (seat: number): Mat => of(now.mats, seat);
  const stack = (): Disc[] => of(now.stacks, turn.street);

  const cubes = (seat: number, n: number): void => {
    if (options["cubes"] === "limited") mat(seat).cubes += n;
  };
  const clothOf = (seat: number): number => sum(mat(seat).workshops);
  const room = (city: string): number => 12 - sum(at(now.cities, city));
  const artworkRoom = (church: string): number => (ROOM[church] ?? 0) - sum(at(now.churches, church).artworks);
  const giftRoom = (church: string, m: string): number =>
    (ROOM[church] ?? 0) - sum(at(at(now.churches, church).materials, m));

  function weave(seat: number): number[] {
    const { workshops, cubes: left } = mat(seat);
    const n = workshops.length;
    if (options["workshops"] === "pooled") {
      const cloth = clothOf(seat) + Math.min(n, 4 * n - clothOf(seat), left);
      return workshops.map((_, i) => Math.max(0, Math.min(4, cloth - 4 * i)));
    }
    let spent = 0;
    const after = [...workshops].sort((a, b) => a - b);
    for (const [i, cloth] of after.entries()) {
      if (cloth === 4 || spent === left) continue;
      after[i] = cloth + 1;
      spent++;
    }
    return after.sort((a, b) => b - a);
  }

  function isPossible(seat: number, action: string): boolean {
    const { warehouse, workshops, ships, cubes: left } = mat(seat);
    const houses = TRADE.filter((city) => of(at(now.houses, city), seat));
    const [wood = 0, brick = 0, marble = 0] = MATERIALS.map((m) => warehouse[m]);
    switch (action) {
      case "weave":
        return left > 0 && workshops.some((cloth) => cloth < 4);
      case "build":
        return (
          (wood > 1 && ships < 3) || (wood > 0 && brick > 0 && workshops.length < 3) || (brick > 1 && houses.length < 3)
        );
      case "artwork":
        return marble > 0 && (CHURCHES.some((church) => artworkRoom(church) > 0) || now.palazzo.length < 4);
      case "contribute":
        return CHURCHES.some((church) => MATERIALS.some((m) => at(warehouse, m) > 0 && giftRoom(church, m) > 0));
      case "ship":
        return ships > 0 && clothOf(seat) > 0 && PORTS.some((city) => room(city) > 0);
      case "transport":
        return clothOf(seat) > 0 && houses.some((city) => room(city) > 0);
      default:
        return at(warehouse, action) < 4 && left > 0;
    }
  }

  /** What needs no choice happens at once. */
  function carryOut(seat: number, action: string): void {
    if (MATERIALS.includes(action)) {
      bump(mat(seat).warehouse, action, 1);
      cubes(seat, -1);
    } else if (action === "weave") {
      const after = weave(seat);
      cubes(seat, clothOf(seat) - sum(after));
      mat(seat).workshops = after;
    }
  }

  function reshuffle(): void {
    if (now.deck > 0) return;
    now.deck = sum(Object.values(now.discards));
    now.discards = byName(ACTIONS, () => 0);
  }

  function use(seat: number, action: string): void {
    turn.drawer = seat;
    if (isPossible(seat, action)) carryOut(seat, action);
    else if (!(options["ownTurnDrawCap"] === "one" && seat === turn.active && turn.isCompensated)) reshuffle();
  }

  function take(seat: number, action: string): void {
    bump(mat(seat).hand, action, 1);
    mat(seat).handSize++;
    now.deck--;
  }

  function draw(action: string): void {
    const isExtra = turn.active < 0;
    const drawn = sum(now.mats.map(({ handSize }) => handSize)) - seats;
    const seat = isExtra ? ((now.startPlayer ?? 0) + 3 + drawn) % seats : turn.drawer;
    take(seat, action);
    if (isExtra) return;
    if (seat === turn.active) turn.isCompensated = true;
    reshuffle();
  }

  function build(seat: number, what: string, city: string): void {
    const { warehouse, workshops } = mat(seat);
    const [wood, brick] = what === "ship" ? [2, 0] : what === "workshop" ? [1, 1] : [0, 2];
    bump(warehouse, "wood", -wood);
    bump(warehouse, "brick", -brick);
    cubes(seat, wood + brick);
    if (what === "ship") mat(seat).ships++;
    else if (what === "workshop") workshops.push(0);
    else at(now.houses, city)[seat] = true;
  }

  function deliver(seat: number, city: string): void {
    const { workshops } = mat(seat);
    bump(workshops, options["workshops"] === "pooled" ? workshops.findLastIndex((n) => n > 0) : 0, -1);
    workshops.sort((a, b) => b - a);
    bump(at(now.cities, city), seat, 1);
  }

  const seatsOf = (): (number | "empty" | null)[] => [
    ...now.council.slice(0, 15).map(({ seat }) => seat),
    ...now.lateSeats,
  ];
  const count = (list: readonly unknown[], seat: number): number => list.filter((each) => each === seat).length;

  function piecesOf(what: string, seat: number): number {
    const cloth = (names: readonly string[]): number => sum(names.map((city) => of(at(now.cities, city), seat)));
    const gifts = (churches: readonly string[], materials: readonly string[]): number =>
      sum(churches.flatMap((c) => materials.map((m) => of(at(at(now.churches, c).materials, m), seat))));
    const artworks = (churches: readonly string[]): number =>
      sum(churches.map((church) => of(at(now.churches, church).artworks, seat)));
    if (CHURCHES.includes(what)) return gifts([what], MATERIALS) + artworks([what]);
    if (MATERIALS.includes(what)) return gifts(CHURCHES, [what]);
    if (what === "artworks") return artworks(CHURCHES) + count(now.palazzo, seat);
    if (what === "palazzoVecchio") return count(seatsOf(), seat) + count(now.palazzo, seat);
    return cloth(what === "portCities" ? PORTS : what === "tradeCities" ? TRADE : [what]);
  }

  /** Below zero when a stands before b. */
  function byTie(a: number, b: number): number {
    const order = seatsOf();
    const [mine, theirs] = [count(order, a), count(order, b)];
    const both = theirs + count(now.palazzo, b) - mine - count(now.palazzo, a);
    if (both !== 0) return both;
    if (mine !== theirs) return theirs - mine;
    return mine > 0 ? order.lastIndexOf(a) - order.lastIndexOf(b) : now.palazzo.indexOf(a) - now.palazzo.indexOf(b);
  }

  function score(what: string, points: readonly number[], first: number): void {
    const ranked = now.mats
      .map((_, i) => (first + i) % seats)
      .filter((seat) => piecesOf(what, seat) > 0)
      .sort((a, b) => piecesOf(what, b) - piecesOf(what, a) || byTie(a, b));
    const isTied = (a: number, b: number): boolean =>
      a === b || (options["finalTie"] === "share" && piecesOf(what, a) === piecesOf(what, b) && byTie(a, b) === 0);
    while (ranked.length > 0) {
      const tied = ranked.filter((seat) => isTied(seat, ranked[0] ?? 0));
      const from = now.mats.filter((_, seat) => piecesOf(what, seat) > 0).length - ranked.length;
      for (const seat of tied)
        bump(now.scores, seat, Math.floor(sum(points.slice(from, from + tied.length)) / tied.length));
      ranked.splice(0, tied.length);
    }
  }

  function takeSeat(seat: number | "empty"): void {
    const space = of(now.council, now.tilesScored);
    space.seat = seat;
    now.tilesScored++;
    score(space.tile ?? "", [3, 2, 1], turn.active);
    endTurn();
  }

  function endTurn(): void {
    bump(now.turns, turn.active, 1);
    const isLast = now.mats.every(({ coloured, white }) => coloured + white === 0);
    while (isLast && now.tilesScored < 15) {
      const space = of(now.council, now.tilesScored++);
      space.seat = "empty";
      score(space.tile ?? "", [3, 2, 1], now.startPlayer ?? 0);
    }
  }

  function fourthDisc(): void {
    const fourth = stack().length === 4 ? stack().shift() : undefined;
    const own = mat(turn.active);
    if (fourth === undefined) endTurn();
    else if (now.tilesScored === 15) {
      if (fourth !== "white" && options["lateSeats"] === "yes") now.lateSeats.push(fourth);
      endTurn();
    } else if (fourth !== "white") takeSeat(fourth);
    else if (own.coloured > 0) {
      own.coloured--;
      own.white++;
      takeSeat(turn.active);
    } else if (!now.stacks.some((discs) => discs.includes(turn.active))) takeSeat("empty");
  }

  function nextDisc(): void {
    turn.position++;
    const disc = stack().at(-turn.position);
    if (turn.position > 3 || disc === undefined) fourthDisc();
    else if (disc === "white" && turn.position > 1) nextDisc();
  }

  function place(seat: number, disc: "coloured" | "white", street: string): void {
    Object.assign(turn, { active: seat, street: STREETS.indexOf(street), position: 0, isCompensated: false });
    stack().push(disc === "white" ? "white" : seat);
    mat(seat)[disc]--;
    nextDisc();
  }

  function move(seat: number, [verb = "", a = "", b = ""]: readonly string[]): void {
    switch (verb) {
      case "keep":
        now.keptCards[seat] = a;
        return;
      case "take":
        take(seat, a);
        return;
      case "place":
        place(seat, a === "white" ? "white" : "coloured", a === "white" ? b : a);
        return;
      case "use":
        use(seat, a);
        return;
      case "card":
        bump(mat(seat).hand, a, -1);
        mat(seat).handSize--;
        bump(now.discards, a, 1);
        carryOut(seat, a);
        return;
      case "build":
        build(seat, a, b);
        return;
      case "artwork":
        bump(mat(seat).warehouse, "marble", -1);
        if (a === "palazzoVecchio") now.palazzo.push(seat);
        else bump(at(now.churches, a).artworks, seat, 1);
        return;
      case "contribute":
        bump(mat(seat).warehouse, a, -1);
        bump(at(at(now.churches, b).materials, a), seat, 1);
        return;
      case "ship":
      case "transport":
        deliver(seat, a);
        return;
      case "end":
        nextDisc();
        return;
      case "seat": {
        const discs = of(now.stacks, STREETS.indexOf(a));
        discs.splice(Number(b), 1);
        if (options["whiteReplacement"] === "onStack") discs.push("white");
        takeSeat(seat);
        return;
      }
      default:
    }
  }

  function chance([what = "", a = ""]: readonly string[]): void {
    switch (what) {
      case "start":
        now.startPlayer = Number(a);
        return;
      case "tile":
        now.cells[now.cells.indexOf(null)] = a;
        return;
      case "council":
        of(
          now.council,
          now.council.findIndex(({ tile }) => tile === null),
        ).tile = a;
        return;
      case "scoring": {
        const next = now.dealt.find((cards) => cards.length < (seats === 3 ? 3 : 2));
        if (next === undefined) now.openScoringCard = a;
        else next.push(a);
        next?.sort((x, y) => CARDS.indexOf(x) - CARDS.indexOf(y));
        return;
      }
      case "draw":
        draw(a);
        return;
      default:
        for (const card of [...now.keptCards, now.openScoringCard]) {
          if (card !== null) score(card, [5, 3, 1], now.startPlayer ?? 0);
        }
    }
  }

  for (const { by, text } of log.entries) {
    if (by === "chance") chance(text.split(" "));
    else move(by, text.split(" "));
    yield now;
  }
}
