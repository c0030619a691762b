import { performance } from "node:perf_hooks";
import { type AnyOpenGame, type FastChance, invariant } from "#engine";
import type { MatchUpdate, Pace } from "#protocol";
import { type Line, Visitor } from "../../server/testing/client.ts";
import { legalIn, openTableGame } from "../../server/testing/games.ts";

const SEATS = 4;
const GAME = "calimala";

/** One socket of a match: its last update, and the time of it. */
interface Screen {
  readonly visitor: Visitor;
  readonly line: Line;
  /** The latest update in which this seat was asked for a move. */
  asked: MatchUpdate | undefined;
  /** Number of entries that the screen has received, and since when. */
  ply: number;
  readonly seen: { readonly ply: number; readonly at: number }[];
}

/** A match of four people, each with a socket of their own, who make random moves. */
export class LoadMatch {
  readonly #address: string;
  readonly #chance: FastChance;
  readonly #pace: Pace | null;
  readonly #screens: Screen[] = [];
  #table = "";
  #open: AnyOpenGame | undefined;
  #wake: () => void = () => undefined;

  constructor(address: string, { pace, chance }: { readonly pace: Pace | null; readonly chance: FastChance }) {
    this.#address = address;
    this.#chance = chance;
    this.#pace = pace;
  }

  /** Opens all sockets; they follow no table yet. */
  async connect(): Promise<void> {
    while (this.#screens.length < SEATS) {
      const visitor = new Visitor(this.#address);
      await visitor.ask("GET", "/api/me");
      const line = await visitor.connect();
      const screen: Screen = { visitor, line, asked: undefined, ply: 0, seen: [] };
      line.socket.on("message", (data) => this.#hear(screen, String(data)));
      this.#screens.push(screen);
    }
  }

  /** Sits down at a new table and follows it. */
  async begin(): Promise<void> {
    const [first, ...rest] = this.#screens;
    invariant(first !== undefined, "connect comes first");
    const before = this.#table;
    const seats = this.#screens.map((screen) => ({ kind: screen === first ? ("me" as const) : ("person" as const) }));
    const table = await first.visitor.openTable({
      game: GAME,
      seats,
      ...(this.#pace === null ? {} : { pace: this.#pace }),
    });
    const { id } = table;
    this.#open = openTableGame(table);
    for (const [at, { visitor }] of rest.entries()) {
      await visitor.ask("POST", `/api/tables/${id}/sit`, { seat: at + 1 });
    }
    this.#table = id;
    for (const screen of this.#screens) {
      Object.assign(screen, { asked: undefined, ply: 0 });
      if (before !== "") screen.line.say({ type: "unfollow", table: before });
      screen.line.say({ type: "follow", table: id, since: 0 });
    }
    while (!this.#screens.some(({ asked }) => asked !== undefined)) await this.#news();
  }

  /** One commit, until it is on all four screens: returns the milliseconds of each; undefined once the match is over. */
  async commit(): Promise<readonly number[] | undefined> {
    const actor = this.#screens.find(({ asked }) => asked !== undefined);
    if (actor?.asked === undefined || this.#open === undefined) return undefined;
    const { ply } = actor.asked;
    const moves = legalIn(this.#open, actor.asked);
    const move = moves[this.#chance.below(moves.length)];
    invariant(move !== undefined, "somebody who is to act has a move");
    actor.asked = undefined;
    for (const { seen } of this.#screens) seen.length = 0;
    const from = performance.now();
    const done = await actor.line.commit(this.#table, ply, [move]);
    invariant(typeof done === "number", `a legal move is accepted, not ${JSON.stringify(done)}`);
    const times: number[] = [];
    for (const { seen } of this.#screens) {
      for (;;) {
        const sight = seen.find((each) => each.ply >= done);
        if (sight !== undefined) {
          times.push(sight.at - from);
          break;
        }
        await this.#news();
      }
    }
    return times;
  }

  close(): void {
    for (const { line } of this.#screens) line.close();
  }

  /** Parses only updates that ask for a move: parsing everything four times would itself be the load. */
  #hear(screen: Screen, text: string): void {
    const [, ply] = /"match":\{"table":"[^"]*","ply":(\d+)/.exec(text) ?? [];
    if (ply === undefined || !text.includes(this.#table)) return;
    screen.ply = Number(ply);
    screen.seen.push({ ply: screen.ply, at: performance.now() });
    const [, seat, toAct] = /"seat":(\d),"toAct":(\d+)/.exec(text) ?? [];
    const isAsked = (Number(toAct) & (1 << Number(seat))) !== 0;
    const update = isAsked ? (JSON.parse(text).match as MatchUpdate) : undefined;
    screen.asked = update?.waiting === null ? update : undefined;
    this.#wake();
  }

  #news(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }
}
