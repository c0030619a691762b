import { signal } from "@preact/signals";
import type { LiveMessage, LiveRequest, RefusalCode } from "#protocol";
import { PROTOCOL } from "#protocol/version";
import type { Line as Speaking } from "./line.ts";

const TROUBLES = ["server-busy", "server-full"] as const;
type Trouble = (typeof TROUBLES)[number];

export type Line = "connecting" | "open" | "lost";

/** The state of the live connection. */
export const line = signal<Line>("connecting");
/** The reader's user, as the server's hello says. */
export const user = signal<{ readonly id: string; readonly name: string } | null>(null);
/** Set while the server answers, but its database does not, or takes nothing. Requests are retried until it does. */
export const trouble = signal<Trouble | null>(null);
/** True when the server has another build than this page. */
export const outdated = signal(false);
/** True when the server no longer understands this page. */
export const isTooOld = signal(false);

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;
const HEARTBEAT = 20_000;
const SILENCE = 45_000;

type Listener = (message: LiveMessage) => void;
const listeners = new Set<Listener>();
const onOpen = new Set<() => void>();

let socket: WebSocket | null = null;
let pause = FIRST_PAUSE;
let retry = 0;
let heardAt = 0;

/** Calls back with every message of the server, until the returned function is called. */
export function listen(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the refusal says about the server's database; undefined when it says nothing. */
export const troubleIn = (code: RefusalCode | undefined): Trouble | undefined => TROUBLES.find((each) => each === code);

/** Called each time the line opens, to send again what a break has lost. */
export function whenOpen(say: () => void): () => void {
  onOpen.add(say);
  if (line.value === "open") say();
  return () => onOpen.delete(say);
}

/** Sends a message; `false` when the line is down (`whenOpen` sends it again). */
export function send(message: LiveRequest): boolean {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(message));
  return true;
}

function hear(text: string): void {
  heardAt = Date.now();
  const message = JSON.parse(text) as LiveMessage;
  if (message.type === "hello") {
    user.value = message.user;
    outdated.value = message.build !== __FIORINO_BUILD__;
    pause = FIRST_PAUSE;
    line.value = "open";
    for (const say of onOpen) say();
  }
  if (message.type === "refused" && message.refusal.code === "client-old") isTooOld.value = true;
  if (message.type === "refused") trouble.value = troubleIn(message.refusal.code) ?? null;
  else if (message.type === "table" || message.type === "match" || message.type === "committed") trouble.value = null;
  for (const listener of listeners) listener(message);
}

function connect(): void {
  letGo();
  clearTimeout(retry);
  const made = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/live`);
  socket = made;
  made.addEventListener("open", () => {
    if (socket !== made) return;
    heardAt = Date.now();
    send({ type: "hello", build: __FIORINO_BUILD__, protocol: PROTOCOL });
  });
  made.addEventListener("message", ({ data }) => {
    if (socket === made) hear(String(data));
  });
  made.addEventListener("close", () => {
    if (socket === made) again();
  });
}

/** Drops the present line without waiting until it has closed; later messages of it are ignored. */
function letGo(): void {
  const old = socket;
  socket = null;
  old?.close();
}

/** Reconnects after a growing pause with a random part, so that tabs do not reconnect together. */
function again(): void {
  letGo();
  line.value = "lost";
  retry = window.setTimeout(connect, pause * (0.75 + Math.random() / 2));
  pause = Math.min(LONGEST_PAUSE, pause * 2);
}

/** Opens the line and keeps it open for the life of the page. */
export function startConnection(): void {
  connect();
  addEventListener("online", () => {
    if (line.value === "lost") connect();
  });
  setInterval(() => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - heardAt > SILENCE) again();
    else send({ type: "ping" });
  }, HEARTBEAT);
}

/** The line to the server. */
export const serverLine: Speaking = { listen, whenOpen, send };
