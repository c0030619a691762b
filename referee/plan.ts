import {
  CHANCE,
  chanceBuffer,
  drawOutcome,
  type Entry,
  firstSeat,
  invariant,
  isLegal,
  isSimultaneous,
  isToAct,
  NO_MOVE,
  NOBODY,
  SEATS_OF,
  type Seat,
  type Standings,
  seatBit,
  type Tell,
} from "#engine";
import { type Answer, refuse } from "./answer.ts";
import type { Match, MatchEvent, State } from "./match.ts";

/** An entry as it will be stored. `draw` is the number of the draw behind it. */
interface PlannedEntry extends Entry {
  readonly draw: number | null;
}

const outcomes = chanceBuffer();

/**
 * The entries that a commit would append to a match, played on a copy of its state. The match itself changes only after
 * the plan has been stored.
 */
export class Plan {
  readonly state: State;
  readonly entries: PlannedEntry[] = [];
  readonly events: MatchEvent[][] = [];
  nextDraw: number;
  readonly #match: Match;

  constructor(match: Match) {
    this.#match = match;
    this.nextDraw = match.nextDraw;
    this.state = match.spare ?? match.open.blank();
    match.spare = undefined;
    match.open.copy(match.state, this.state);
  }

  get toAct(): number {
    return this.#match.open.toAct(this.state);
  }

  /** Null until the match is over. */
  get standings(): Standings | null {
    return this.toAct === NOBODY ? this.#match.open.standings(this.state) : null;
  }

  /**
   * The moves of one seat, all or none: each must be legal, and none may follow once chance or another seat is to act.
   */
  playStretch(seat: Seat, moves: readonly string[]): Answer<undefined> {
    const wasSimultaneous = isSimultaneous(this.toAct);
    for (const [at, text] of moves.entries()) {
      const mask = this.toAct;
      const isOwn = isToAct(mask, seat) && (wasSimultaneous || mask === seatBit(seat));
      if (!isOwn) return refuse(at === 0 ? "not-to-act" : "past-the-boundary");
      const { open } = this.#match;
      const move = open.parseMove(text);
      if (move < 0 || !isLegal(open, this.state, seat, move)) return refuse("not-legal", { move: text });
      this.#append({ by: seat, text: open.printMove(move), draw: null }, (tell) =>
        open.play(this.state, seat, move, tell),
      );
    }
    return { ok: true, value: undefined };
  }

  /** Draws and appends forced moves until somebody has a real decision or the match is over. */
  advance(): void {
    const { open } = this.#match;
    for (let left = open.maxEntries; left >= 0; left--) {
      const mask = this.toAct;
      if (mask === NOBODY || isSimultaneous(mask)) return;
      if (mask === CHANCE) {
        this.#draw();
        continue;
      }
      const move = open.forced(this.state);
      if (move === NO_MOVE) return;
      const seat = firstSeat(mask);
      this.#append({ by: seat, text: open.printMove(move), auto: true, draw: null }, (tell) =>
        open.play(this.state, seat, move, tell),
      );
    }
    invariant(false, "a match ends within its bound of entries");
  }

  #draw(): void {
    const { open, draws } = this.#match;
    const n = open.chance(this.state, outcomes);
    const draw = n > 1 ? this.nextDraw++ : null;
    const outcome = drawOutcome(outcomes, n, draws(draw ?? 0, { buffer: outcomes, n }));
    this.#append({ by: "chance", text: open.printOutcome(outcome), draw }, (tell) =>
      open.resolve(this.state, outcome, tell),
    );
  }

  #append(entry: PlannedEntry, play: (tell: Tell<MatchEvent["event"]>) => void): void {
    const events: MatchEvent[] = [];
    play((event, audience) => events.push({ event, audience }));
    this.entries.push(entry);
    this.events.push(events);
  }
}

/** Every seat's waiting choice, appended in seat order. They were legal one by one, so they are legal together. */
export function playChoices(plan: Plan, match: Match, choices: ReadonlyMap<Seat, readonly string[]>): void {
  for (const seat of SEATS_OF[match.open.seats]) {
    const moves = choices.get(seat);
    if (moves === undefined) continue;
    const played = plan.playStretch(seat, moves);
    invariant(played.ok, `a waiting choice of seat ${seat} stays legal`);
  }
}
