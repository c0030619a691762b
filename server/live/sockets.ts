import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { FastifyInstance } from "fastify";
import { WebSocket, WebSocketServer } from "ws";
import { PROTOCOL, type RefusalCode } from "#protocol";
import type { Bans } from "../accounts/bans.ts";
import { CeilingReached, type Ceilings } from "../accounts/ceilings/ceilings.ts";
import { BYTES_OF_A_MESSAGE, CEILINGS } from "../accounts/ceilings/figures.ts";
import type { Sessions } from "../accounts/session.ts";
import { loadUser, type User } from "../accounts/user-store.ts";
import { persist } from "../db/retry.ts";
import { networkOf } from "../http/network.ts";
import { isForHere, isFromHere } from "../http/origin.ts";
import { BUILD_ID } from "../process/build-id.ts";
import { Allowances, MAX_FRAME, MAX_MESSAGE } from "./allowance.ts";
import { answerRequest, type LivePorts, traceOf } from "./answer-request.ts";
import { type Connection, say } from "./hub.ts";

interface SocketPorts extends LivePorts {
  readonly sessions: Sessions;
  readonly bans: Bans;
  readonly ceilings: Ceilings;
  /** Limit for one guest, over all of their connections. */
  readonly messagesPerSecond: number;
  /** Connections that one address may open. */
  readonly requestsPerMinute: number;
  /** Connections that one address may have open. */
  readonly connectionsPerAddress: number;
  readonly trustProxy: boolean;
  readonly publicUrl: URL | undefined;
}

const PATH = "/live";
const TOO_MANY = "429 Too Many Requests";
const HEARTBEAT_MS = 30_000;
/** A follower with more unread bytes is disconnected. */
const MAX_BACKLOG = 4 * 1024 * 1024;
const GOING_AWAY = 1001;
const POLICY = 1008;
/** Size of a burst of messages, in seconds of the limit. */
const BURST_SECONDS = 3;
/** Most messages of one connection that may wait for their answers, in seconds of the limit. */
const WAITING_SECONDS = 10;

/** The live connections of the server. */
export interface Sockets {
  /** How many are open. */
  count(): number;
  /** Closes the connections of everybody who is banned. */
  cutBanned(): void;
  /** Closes all connections and accepts no new ones. */
  close(): void;
}

export function openSockets(app: FastifyInstance, ports: SocketPorts): Sockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME, perMessageDeflate: false });
  const cookies = new WeakMap<IncomingMessage, string>();
  server.on("headers", (headers, request) => {
    const cookie = cookies.get(request);
    if (cookie !== undefined) headers.push(`Set-Cookie: ${cookie}`);
  });

  const rate = ports.messagesPerSecond;
  const messages = new Allowances({ perSecond: rate, burst: rate * BURST_SECONDS });
  const most = rate * CEILINGS.messagesOfNetwork;
  const ofNetworks = new Allowances({ perSecond: most, burst: most * BURST_SECONDS });
  const doors = new Doors(ports);
  const guests = new WeakMap<WebSocket, { readonly connection: Connection; readonly address: string }>();
  const cutIfBanned = (socket: WebSocket): void => {
    const guest = guests.get(socket);
    const ban = guest && ports.bans.whyNot(guest.connection.user.id, guest.address);
    if (guest === undefined || ban === undefined) return;
    for (const table of guest.connection.tables) say(guest.connection, { type: "refused", table, refusal: ban });
    socket.close(POLICY);
  };
  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const user = await userOf(ports, request, cookies);
    const address = addressOf(request, ports);
    server.handleUpgrade(request, socket, head, (made) => {
      const connection = attend(
        { ...ports, messages, ofNetworks, network: networkOf(address), raw: socket },
        made,
        user,
      );
      guests.set(made, { connection, address });
      cutIfBanned(made);
    });
  };
  app.server.on("upgrade", (request, socket, head) => {
    socket.on("error", () => socket.destroy());
    const network = networkOf(addressOf(request, ports));
    const reason = whyNot(request, ports) ?? doors.whyNot(network);
    if (reason !== undefined) return turnAway(socket, reason);
    doors.enter(network, socket);
    upgrade(request, socket, head).catch((error) => {
      if (error instanceof CeilingReached) return turnAway(socket, TOO_MANY);
      ports.log.warn({ err: error }, "a live connection could not be opened");
      turnAway(socket, "503 Service Unavailable");
    });
  });

  const beat = setInterval(() => sweep(server), HEARTBEAT_MS);
  return {
    count: () => server.clients.size,
    cutBanned: () => {
      for (const client of server.clients) cutIfBanned(client);
    },
    close: () => {
      clearInterval(beat);
      for (const client of server.clients) client.close(GOING_AWAY);
      server.close();
      setTimeout(() => {
        for (const client of server.clients) client.terminate();
      }, 500).unref();
    },
  };
}

/** The page that opens a live connection must be one of this server's own. */
function whyNot(request: IncomingMessage, ports: SocketPorts): string | undefined {
  const { url = "", headers } = request;
  if (url.split("?")[0] !== PATH) return "404 Not Found";
  if (!isForHere(headers, ports.publicUrl)) return "421 Misdirected Request";
  const ban = ports.bans.whyNot(ports.sessions.known(headers.cookie), addressOf(request, ports));
  return isFromHere(headers, ports.publicUrl) && ban === undefined ? undefined : "403 Forbidden";
}

/** The client's address; a trusted proxy appends it last, after entries that the client may have forged. */
function addressOf({ headers, socket }: IncomingMessage, { trustProxy }: Pick<SocketPorts, "trustProxy">): string {
  const said = trustProxy ? String(headers["x-forwarded-for"] ?? "") : "";
  return said.split(",").at(-1)?.trim() || (socket.remoteAddress ?? "");
}

/** Counts the open connections of every address, and limits how fast it opens new ones. */
class Doors {
  readonly #most: number;
  readonly #open = new Map<string, number>();
  readonly #knocks: Allowances;

  constructor(ports: Pick<SocketPorts, "connectionsPerAddress" | "requestsPerMinute">) {
    this.#most = ports.connectionsPerAddress;
    this.#knocks = new Allowances({ perSecond: ports.requestsPerMinute / 60, burst: ports.requestsPerMinute });
  }

  whyNot(address: string): string | undefined {
    const isFull = (this.#open.get(address) ?? 0) >= this.#most;
    return isFull || !this.#knocks.take(address, performance.now()) ? TOO_MANY : undefined;
  }

  /** Counts the connection until its socket is closed. */
  enter(address: string, socket: Duplex): void {
    this.#open.set(address, (this.#open.get(address) ?? 0) + 1);
    socket.once("close", () => {
      const left = (this.#open.get(address) ?? 1) - 1;
      if (left > 0) this.#open.set(address, left);
      else this.#open.delete(address);
    });
  }
}

function turnAway(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function userOf(
  { sessions, db, patience, ceilings, trustProxy }: SocketPorts,
  request: IncomingMessage,
  cookies: WeakMap<IncomingMessage, string>,
): Promise<User> {
  const known = sessions.known(request.headers.cookie);
  const { id, header } = known === undefined ? sessions.fresh() : { id: known, header: undefined };
  if (header !== undefined) cookies.set(request, header);
  const network = networkOf(addressOf(request, { trustProxy }));
  return persist(patience, () => loadUser(db, id, () => ceilings.admitGuest(network)));
}

const alive = new WeakMap<WebSocket, boolean>();

/** Closes connections that have not answered the last ping, and pings the others. */
function sweep(server: WebSocketServer): void {
  for (const client of server.clients) {
    if (alive.get(client) === false) client.terminate();
    alive.set(client, false);
    client.ping();
  }
}

interface Said {
  readonly text: string;
  readonly isBehind: boolean;
  readonly hasAllowance: boolean;
}

function whyRefused({ text, isBehind, hasAllowance }: Said): RefusalCode | undefined {
  if (!hasAllowance) return "too-fast";
  if (Buffer.byteLength(text) > MAX_MESSAGE) return "message-too-long";
  return isBehind ? "server-busy" : undefined;
}

interface Attended extends SocketPorts {
  readonly messages: Allowances;
  /** Those of all guests of a network together. */
  readonly ofNetworks: Allowances;
  readonly network: string;
  /** The TCP connection under a WebSocket. */
  readonly raw: Duplex;
}

/** Batches all writes of this turn of the event loop: a system call costs more than the bytes. */
function writeTogether(raw: Duplex): void {
  if (raw.writableCorked > 0) return;
  raw.cork();
  setImmediate(() => raw.uncork());
}

/** Commits have a ceiling of their own, each is stored; so have looks back, each is worked out from the whole log. */
function hasAllowance({ messages, ofNetworks, network, ceilings }: Attended, { id }: User, text: string): boolean {
  const now = performance.now();
  if (!messages.take(id, now) || !ofNetworks.take(network, now)) return false;
  if (text.includes('"commit"')) return ceilings.mayCommit(network);
  return !text.includes('"past"') || ceilings.mayLookBack(network);
}

function attend(ports: Attended, socket: WebSocket, user: User): Connection {
  /** Characters sent since the request that is being answered: a long answer costs as much as several messages. */
  let answering = 0;
  const connection: Connection = {
    user,
    isOld: false,
    tables: new Set(),
    get isOpen() {
      return socket.readyState === WebSocket.OPEN;
    },
    send: (text) => {
      if (socket.readyState !== WebSocket.OPEN) return;
      if (socket.bufferedAmount > MAX_BACKLOG) return socket.terminate();
      writeTogether(ports.raw);
      answering += text.length;
      socket.send(text);
    },
  };
  alive.set(socket, true);
  socket.on("pong", () => alive.set(socket, true));
  socket.on("error", (error) => ports.log.debug({ err: error }, "a live connection broke"));
  socket.on("close", () => {
    ports.hub.leave(connection);
    ports.homes.leave(connection);
  });
  /** Handles one message after the other, so that answers come in the order of the requests. */
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  socket.on("message", (data, isBinary) => {
    if (socket.readyState !== WebSocket.OPEN) return;
    alive.set(socket, true);
    const text = isBinary ? "" : data.toString();
    const isBehind = waiting >= ports.messagesPerSecond * WAITING_SECONDS;
    const code = whyRefused({ text, isBehind, hasAllowance: hasAllowance(ports, user, text) });
    if (code !== undefined) {
      ports.meters.refusals.inc({ code });
      return say(connection, { type: "refused", ...traceOf(text), refusal: { code } });
    }
    waiting++;
    last = last
      .then(() => {
        answering = 0;
        return answerRequest(ports, connection, text);
      })
      .then(() => ports.messages.charge(user.id, Math.floor(answering / BYTES_OF_A_MESSAGE)))
      .finally(() => {
        waiting--;
      });
  });
  say(connection, { type: "hello", build: BUILD_ID, protocol: PROTOCOL, user });
  return connection;
}
