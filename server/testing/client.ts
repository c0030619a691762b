import { WebSocket } from "ws";
import type { AnyOpenGame } from "#engine";
import type { LiveMessage, LiveRequest, MatchUpdate, NewTable, Refusal, TableView } from "#protocol";
import { legalIn, openTableGame } from "./games.ts";
import { revealsFor, withShare } from "./shares.ts";

const BUSY = 500;

/** A client for tests that acts like a browser: a cookie, requests, live lines. */
export class Visitor {
  readonly #address: string;
  #cookie = "";
  /** Keeps its shares in the draws to itself. */
  holdsBack = false;

  constructor(address: string, cookie = "") {
    this.#address = address;
    this.#cookie = cookie;
  }

  get cookie(): string {
    return this.#cookie;
  }

  /** The answer to a request; where a table is full by it, as it is when all clients here have shown their shares. */
  async ask<T>(method: string, path: string, body?: unknown): Promise<{ status: number; body: T }> {
    const answer = await this.#send<T>(method, path, withShare(this, { method, path, body }));
    return revealsFor(answer.body).length === 0 ? answer : this.#showShares((answer.body as TableView).id);
  }

  /** As pages do, again while the server is busy. */
  async #showShares<T>(table: string): Promise<{ status: number; body: T }> {
    const answer = await this.#send<T>("GET", `/api/tables/${table}`);
    const reveals = revealsFor(answer.body);
    if (reveals.length === 0) return answer;
    const shown: number[] = [];
    for (const { by, path: to, share } of reveals) {
      shown.push((await new Visitor(this.#address, by.cookie).#send("POST", to, { share })).status);
    }
    const isBusy = shown.some((status) => status >= BUSY);
    return isBusy ? this.#showShares(table) : this.#send("GET", `/api/tables/${table}`);
  }

  async #send<T>(method: string, path: string, body?: unknown): Promise<{ status: number; body: T }> {
    const response = await fetch(this.#address + path, {
      method,
      headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), cookie: this.#cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    this.#cookie = response.headers.get("set-cookie")?.split(";")[0] ?? this.#cookie;
    const text = await response.text();
    return { status: response.status, body: (text === "" ? null : JSON.parse(text)) as T };
  }

  async read(path: string): Promise<string> {
    return (await fetch(this.#address + path, { headers: { cookie: this.#cookie } })).text();
  }

  async openTable(wish: Partial<Omit<NewTable, "share">>): Promise<TableView> {
    const full = { game: "relay", seats: [], options: {}, door: "private", ...wish };
    const { status, body } = await this.ask<TableView>("POST", "/api/tables", full);
    if (status !== 200) throw new Error(`no table: ${JSON.stringify(body)}`);
    return body;
  }

  /** A live connection after its hello. */
  async connect(headers: Record<string, string> = {}): Promise<Line> {
    const url = `${this.#address.replace("http", "ws")}/live`;
    const socket = new WebSocket(url, { headers: { cookie: this.#cookie, ...headers } });
    const line = new Line(socket, this);
    await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
    await line.hear("hello");
    return line;
  }
}

/** A match update as one reader receives it, with the legal moves that a page would find. */
export interface Seen extends MatchUpdate {
  /** The reader's own legal moves in notation; empty when not to act. */
  readonly moves: readonly string[];
}

type Heard<T extends LiveMessage["type"]> = Extract<LiveMessage, { type: T }>;

const isBusy = (message: LiveMessage, table: string): boolean =>
  message.type === "refused" && message.table === table && message.refusal.code === "server-busy";

/** The messages of a live connection so far, searched in order. */
export class Line {
  readonly socket: WebSocket;
  readonly visitor: Visitor;
  readonly #heard: LiveMessage[] = [];
  /** The opened games of the tables that the line has received. */
  readonly #open = new Map<string, AnyOpenGame>();
  /** How often matches have been rewound, as far as what was read of the line says. */
  readonly #rewinds = new Map<string, number>();
  #wake: () => void = () => undefined;
  #isClosed = false;
  #commits = 0;

  constructor(socket: WebSocket, visitor: Visitor) {
    this.socket = socket;
    this.visitor = visitor;
    socket.on("message", (data) => {
      this.#hear(JSON.parse(data.toString()));
      this.#wake();
    });
    socket.on("error", () => undefined);
    socket.on("close", () => {
      this.#isClosed = true;
      this.#wake();
    });
  }

  say(message: LiveRequest): void {
    this.sayText(JSON.stringify(message));
  }

  sayText(text: string): void {
    this.socket.send(text);
  }

  /** Queues a message; the position in an answer is queued like an update. */
  #hear(message: LiveMessage): void {
    this.#heard.push(message);
    const isAnswer = message.type === "committed" || message.type === "refused";
    if (isAnswer && message.match !== undefined) this.#heard.push({ type: "match", match: message.match });
  }

  /** The next message of this type that fits. Messages before it are dropped. */
  async hear<T extends LiveMessage["type"]>(
    type: T,
    fits: (message: Heard<T>) => boolean = () => true,
  ): Promise<Heard<T>> {
    return (await this.#next((message) => message.type === type && fits(message as Heard<T>))) as Heard<T>;
  }

  /** The next state of a followed match that fits. */
  async see(fits: (match: Seen) => boolean = () => true): Promise<Seen> {
    const { match } = await this.hear("match", (message) => fits(this.#seen(message.match)));
    return this.#seen(match);
  }

  async #openGame(table: TableView): Promise<void> {
    if (this.#open.has(table.id) || table.status === "waiting") return;
    const figures = table.content === undefined ? undefined : await this.visitor.read(`/api/content/${table.content}`);
    this.#open.set(table.id, openTableGame(table, figures));
  }

  #seen(match: MatchUpdate): Seen {
    const open = this.#open.get(match.table);
    return Object.defineProperty({ ...match, moves: [] as readonly string[] }, "moves", {
      get: () => (open === undefined ? [] : legalIn(open, match)),
      enumerable: false,
    });
  }

  /** Requests the table until the server reaches its database. */
  async follow(table: string, since = 0): Promise<Seen> {
    for (;;) {
      this.say({ type: "follow", table, since });
      const answer = await this.#next((message) => message.type === "match" || isBusy(message, table));
      if (answer.type === "match") return this.#seen(answer.match);
    }
  }

  /** Commits and waits for the answer: the new length of the log, or the refusal. */
  async commit(table: string, ply: number, moves: readonly string[], id = this.freshId()): Promise<number | Refusal> {
    const rewinds = this.#rewinds.get(table);
    this.say({ type: "commit", id, table, ply, moves: [...moves], ...(rewinds === undefined ? {} : { rewinds }) });
    const answer = await this.#next((message) => "id" in message && message.id === id);
    if (answer.type === "committed") return answer.ply;
    return answer.type === "refused" ? answer.refusal : { code: "server-fault" };
  }

  async #next(fits: (message: LiveMessage) => boolean): Promise<LiveMessage> {
    for (;;) {
      const message = this.#heard.shift();
      if (message?.type === "table") await this.#openGame(message.table);
      if (message?.type === "match" && message.match.rewinds !== undefined) {
        this.#rewinds.set(message.match.table, message.match.rewinds);
      }
      if (message !== undefined && fits(message)) return message;
      if (message !== undefined) continue;
      if (this.#isClosed) throw new Error("the line was closed");
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  freshId(): string {
    return `commit-${process.pid}-${this.#commits++}-${Math.random().toString(36).slice(2)}`;
  }

  close(): void {
    this.socket.terminate();
  }
}

/** What pages go on from: the next position comes with it. */
const PASSING: readonly string[] = ["too-fast", "stale"];

/** Plays the first legal move whenever the line's seat is to act, until the match is over. */
export async function playToTheEnd(line: Line, from: Seen): Promise<Seen> {
  let match = from;
  while (match.standings === null) {
    const [move] = match.moves;
    if (move !== undefined && match.waiting === null) {
      const done = await line.commit(match.table, match.ply, [move]);
      if (typeof done === "object" && !PASSING.includes(done.code)) throw new Error(`refused: ${JSON.stringify(done)}`);
      match = await line.follow(match.table, match.ply);
    } else match = await line.see();
  }
  return match;
}
