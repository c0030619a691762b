import { actAtOnce, build, deliver, isPossible } from "./goods.ts";
import {
  ACTIONS,
  at,
  bump,
  byName,
  CARDS,
  type CalimalaPosition,
  type Disc,
  type Log,
  type Mat,
  of,
  type Reading,
  STREETS,
  startOf,
  sum,
} from "./position.ts";
import { score } from "./scoring.ts";

/** The position after each entry; one object that changes. */
export function* replayCalimala(log: Log): Generator<CalimalaPosition> {
  const now = startOf(log);
  const { options, seats } = log;
  const reading: Reading = { options, now };
  /** Whose turn it is, on which street, the disc that acts, counted from the top, and for whom is drawn. */
  const turn = { active: -1, street: 0, position: 0, drawer: 0, isCompensated: false };
  const mat = (seat: number): Mat => of(now.mats, seat);
  const stack = (): Disc[] => of(now.stacks, turn.street);

  function reshuffle(): void {
    if (now.deck > 0) return;
    now.deck = sum(Object.values(now.discards));
    now.discards = byName(ACTIONS, () => 0);
  }

  function use(seat: number, action: string): void {
    turn.drawer = seat;
    if (isPossible(reading, seat, action)) actAtOnce(reading, seat, action);
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

  function takeSeat(seat: number | "empty"): void {
    const space = of(now.council, now.tilesScored);
    space.seat = seat;
    now.tilesScored++;
    score(reading, space.tile ?? "", [3, 2, 1], turn.active);
    endTurn();
  }

  function endTurn(): void {
    bump(now.turns, turn.active, 1);
    const isLast = now.mats.every(({ coloured, white }) => coloured + white === 0);
    while (isLast && now.tilesScored < 15) {
      const space = of(now.council, now.tilesScored++);
      space.seat = "empty";
      score(reading, space.tile ?? "", [3, 2, 1], now.startPlayer ?? 0);
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
        actAtOnce(reading, seat, a);
        return;
      case "build":
        build(reading, seat, a, b);
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
        deliver(reading, seat, a);
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
          if (card !== null) score(reading, card, [5, 3, 1], now.startPlayer ?? 0);
        }
    }
  }

  for (const { by, text } of log.entries) {
    if (by === "chance") chance(text.split(" "));
    else move(by, text.split(" "));
    yield now;
  }
}
