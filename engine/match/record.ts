import type { AddressedEvent, Game, GameTypes, OpenGame, Tell } from "../game.ts";
import { chooseSwitches } from "../opening/options.ts";
import { accepted, invariant, type Result, refused } from "../result.ts";
import { isSeatCount } from "../seat.ts";
import type { Standings } from "../standings.ts";
import { hashBytes } from "../state/hash.ts";
import { NOBODY } from "../to-act.ts";
import { type Entry, type MatchLog, playEntry } from "./log.ts";

/** The format name in the file of a record. */
export const RECORD_FORMAT = "fiorino-record-2";

/** Formats that are read. The first said less about draws; all else is the same. */
export const RECORD_FORMATS = ["fiorino-record-1", RECORD_FORMAT] as const;
export type RecordFormat = (typeof RECORD_FORMATS)[number];

/** The export of a match: its log, its content and its result. Plain JSON. */
export interface MatchRecord extends MatchLog {
  /** Present for every game that has content, the built-in figures included. */
  readonly content?: { readonly hash: string; readonly text: string };
  /** Hash of the last state; absent where a server saved a match of rules that it no longer has. */
  readonly hash?: string;
  /** Absent while the match is not over. */
  readonly standings?: Standings;
  /** On request: the complete position after each entry, as `view(state, "open")`. docs/records.md names its fields. */
  readonly positions?: readonly unknown[];
}

/** The first thing in which a record and its replay differ; `ply` where it is one entry. */
export interface RecordRefusal {
  readonly code:
    | "other-game"
    | "other-rules-version"
    | "seats-invalid"
    | "option-unknown"
    | "option-invalid"
    | "content-invalid"
    | "content-hash-differs"
    | "entry-refused"
    | "not-forced"
    | "position-differs"
    | "hash-differs"
    | "standings-differ";
  readonly ply?: number;
  /**
   * The actual value: the game and version here, the option or figure that is wrong, an entry's text and its refusal,
   * or the hash, position or standings after replay.
   */
  readonly found: string;
}

/** Names a content text: 64 bits as 16 hexadecimal digits. */
export function contentHash(text: string): string {
  return hashBytes(Uint8Array.from(encodeURIComponent(text), (character) => character.charCodeAt(0)));
}

/** The record of a log. `content` is the text the match was opened with; left out, the built-in figures. */
export function recordOf<T extends GameTypes>(
  open: OpenGame<T>,
  entries: readonly Entry[],
  state: T["state"],
  content?: string,
): MatchRecord {
  const { meta, content: spec } = open.game;
  const text = spec === undefined ? undefined : (content ?? spec.builtIn);
  return {
    game: meta.id,
    rulesVersion: meta.rulesVersion,
    options: open.options,
    seats: open.seats,
    ...(text === undefined ? {} : { content: { hash: contentHash(text), text } }),
    entries,
    hash: open.hash(state),
    ...(open.toAct(state) === NOBODY ? { standings: open.standings(state) } : {}),
  };
}

/** The complete position after each entry of a log that the rules allow. */
export function positionsOf<T extends GameTypes>(open: OpenGame<T>, entries: readonly Entry[]): readonly T["view"][] {
  const state = open.setup();
  return entries.map((entry) => {
    const done = playEntry(open, state, entry);
    invariant(done.ok, "the log is one of this match");
    return open.view(state, "open");
  });
}

/** Opens the game as the record says. */
export function openRecord<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord,
): Result<OpenGame<T>, RecordRefusal> {
  const { meta } = game;
  if (record.game !== meta.id) return refused({ code: "other-game", found: meta.id });
  if (record.rulesVersion !== meta.rulesVersion) {
    return refused({ code: "other-rules-version", found: meta.rulesVersion });
  }
  if (!isSeatCount(record.seats, meta.seats)) return refused({ code: "seats-invalid", found: `${record.seats}` });
  const switches = chooseSwitches(meta.options, [], record.options, record.seats);
  if (!switches.ok) return refused({ code: switches.refusal.code, found: switches.refusal.option });
  if (game.content === undefined) return accepted(game.open(record.seats, switches.value));
  const text = record.content?.text ?? game.content.builtIn;
  const found = contentHash(text);
  if (record.content !== undefined && record.content.hash !== found) {
    return refused({ code: "content-hash-differs", found });
  }
  const content = game.content.parse(text);
  if (!content.ok) return refused({ code: "content-invalid", found: content.refusal.field });
  return accepted(game.open(record.seats, switches.value, content.value));
}

/** Replays a record and compares every field with the result of the rules. */
export function verifyRecord<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord,
): Result<T["state"], RecordRefusal> {
  const opened = openRecord(game, record);
  return opened.ok ? verifyReplay(opened.value, record) : opened;
}

/** One entry of a record, carried out. */
export interface Replayed<T extends GameTypes> {
  readonly ply: number;
  readonly events: readonly AddressedEvent<T["event"]>[];
  /** After the entry; the next one changes it. */
  readonly state: T["state"];
}

/** The same for a game that `openRecord` has opened; each entry is shown on the way. */
export function verifyReplay<T extends GameTypes>(
  open: OpenGame<T>,
  record: MatchRecord,
  show?: (entry: Replayed<T>) => void,
): Result<T["state"], RecordRefusal> {
  const state = open.setup();
  for (const [ply, entry] of record.entries.entries()) {
    const isForced = entry.by !== "chance" && open.parseMove(entry.text) === open.forced(state);
    const events: AddressedEvent<T["event"]>[] = [];
    const tell: Tell<T["event"]> = (event, audience) => events.push({ event, audience });
    const done = playEntry(open, state, entry, show === undefined ? undefined : tell);
    if (!done.ok) return refused({ code: "entry-refused", ply, found: `${entry.text}: ${done.refusal}` });
    if (entry.auto === true && !isForced) return refused({ code: "not-forced", ply, found: entry.text });
    show?.({ ply, events, state });
    if (record.positions === undefined) continue;
    const found = canonicalJson(open.view(state, "open"));
    const said = canonicalJson(record.positions[ply] ?? null);
    if (found !== said) return refused({ code: "position-differs", ply, found });
  }
  const isOther = record.hash !== undefined && record.hash !== open.hash(state);
  if (isOther) return refused({ code: "hash-differs", found: open.hash(state) });
  const found = open.toAct(state) === NOBODY ? canonicalJson(open.standings(state)) : "none";
  const said = record.standings === undefined ? "none" : canonicalJson(record.standings);
  return found === said ? accepted(state) : refused({ code: "standings-differ", found });
}

/** JSON with the keys of every object in order, so that equal values give equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}
