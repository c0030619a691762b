import { setTimeout as pause } from "node:timers/promises";
import { type FastChance, invariant, type Seat } from "#engine";
import type { NewTable } from "#protocol";
import { type Line, type Seen, Visitor } from "../../server/testing/client.ts";

/** An acknowledged commit. */
export interface Acknowledged {
  readonly table: string;
  readonly seat: Seat;
  readonly id: string;
  /** The log's length before and after it. */
  readonly ply: number;
  readonly after: number;
  readonly moves: readonly string[];
}

type Asked = Omit<Acknowledged, "after">;

const RETRY_MS = 20;

/**
 * A player of match after match, one random move a commit, whatever happens to the server: reopens a broken line and
 * retries a commit without an answer under the same id, as the page in a browser does.
 */
export class GuineaPig {
  acknowledged: readonly Acknowledged[] = [];
  /** How many commits have been acknowledged in all. */
  commits = 0;
  /** The server's faults. */
  misdeed: Error | undefined;
  /** The match being played, and the commit that waits for its answer. */
  match: Seen | undefined;
  pending: Asked | undefined;
  readonly #visitor: Visitor;
  readonly seats: NewTable["seats"];
  readonly #chance: FastChance;
  #line: Line | undefined;
  #isStopped = false;
  #done: Promise<void> | undefined;

  constructor(address: string, seats: NewTable["seats"], chance: FastChance) {
    this.#visitor = new Visitor(address);
    this.seats = seats;
    this.#chance = chance;
  }

  start(): void {
    this.#done = this.#live();
  }

  /** Rejects at a fault of the server. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#line?.close();
    await this.#done;
  }

  /** Drops the matches before the present one; returns the number of their commits. */
  forgetFinished(): number {
    const rest = this.acknowledged.filter(({ table }) => table === this.match?.table);
    const forgotten = this.acknowledged.length - rest.length;
    this.acknowledged = rest;
    return forgotten;
  }

  /** Breaks the line without a close frame. */
  cut(): void {
    this.#line?.close();
  }

  async #live(): Promise<void> {
    while (!this.#isStopped) {
      try {
        if (this.#visitor.cookie === "") await this.#visitor.ask("GET", "/api/me");
        this.#line = await this.#visitor.connect();
        await this.#playOn(this.#line);
      } catch (error) {
        if (error instanceof Misdeed) this.misdeed = error;
        if (this.misdeed !== undefined) throw error;
        await pause(RETRY_MS);
      }
    }
  }

  async #playOn(line: Line): Promise<void> {
    let match = this.match === undefined ? await this.#sitDown(line) : await line.follow(this.match.table);
    for (;;) {
      this.match = match;
      if (this.#isStopped) return;
      if (this.pending !== undefined) match = await this.#commit(line, this.pending);
      else if (match.standings !== null) match = await this.#sitDown(line);
      else if (match.moves.length === 0 || match.waiting !== null)
        match = await line.see(({ table }) => table === match.table);
      else this.pending = this.#choose(line, match);
    }
  }

  async #sitDown(line: Line): Promise<Seen> {
    const { id } = await this.#visitor.openTable({ game: "calimala", seats: this.seats });
    return line.follow(id);
  }

  #choose(line: Line, { table, seat, ply, moves }: Seen): Asked {
    const move = moves[this.#chance.below(moves.length)];
    invariant(seat !== null && move !== undefined, "somebody who is to act has a seat and a move");
    return { table, seat, id: line.freshId(), ply, moves: [move] };
  }

  async #commit(line: Line, asked: Asked): Promise<Seen> {
    const answer = await line.commit(asked.table, asked.ply, asked.moves, asked.id);
    if (typeof answer === "number") {
      this.acknowledged = [...this.acknowledged, { ...asked, after: answer }];
      this.commits++;
      this.pending = undefined;
    } else if (answer.code !== "server-busy") {
      throw new Misdeed(`a legal move was refused: ${JSON.stringify({ answer, asked })}`);
    }
    return line.follow(asked.table);
  }
}

class Misdeed extends Error {}
