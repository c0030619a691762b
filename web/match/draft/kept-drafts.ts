import type { Seat } from "#engine";

/**
 * Tentative moves, kept by this browser for each table and seat: they survive a reload, are shared between tabs, and are
 * nobody else's where several people use one device.
 */

export interface KeptDraft {
  readonly ply: number;
  /** In the order in which they were pressed. */
  readonly moves: readonly string[];
  /** Which of the things done are taken back with the one before; left out where none is. */
  readonly joined?: readonly number[];
  /** The move that waits to be confirmed, and the part that was pressed for it. */
  readonly asked?: { readonly move: string; readonly target: string };
}

/** The seat of a draft, by which it is kept. */
export interface DraftPlace {
  readonly table: string;
  readonly seat: Seat | null;
}

const nameOf = ({ table, seat }: DraftPlace): string => `fiorino.draft.${table}.${seat}`;

function read(text: string | null): KeptDraft | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || !("ply" in value) || !("moves" in value)) return null;
    const { ply, moves } = value;
    if (typeof ply !== "number" || !Array.isArray(moves)) return null;
    const joined = "joined" in value && Array.isArray(value.joined) ? { joined: value.joined.map(Number) } : {};
    return { ply, moves: moves.map(String), ...joined, ...("asked" in value ? askedIn(value.asked) : {}) };
  } catch {
    return null;
  }
}

function askedIn(value: unknown): Pick<KeptDraft, "asked"> {
  if (typeof value !== "object" || value === null || !("move" in value) || !("target" in value)) return {};
  return { asked: { move: String(value.move), target: String(value.target) } };
}

export const keptDraft = (place: DraftPlace): KeptDraft | null => read(localStorage.getItem(nameOf(place)));

/** Whether this browser keeps moves of the turn after so many entries. */
export function isBegun(place: DraftPlace, ply: number): boolean {
  const kept = keptDraft(place);
  return kept !== null && kept.ply === ply && kept.moves.length > 0;
}

export function keepDraft(place: DraftPlace, draft: KeptDraft): void {
  if (draft.moves.length === 0 && draft.asked === undefined && keptDraft(place) === null) return;
  localStorage.setItem(nameOf(place), JSON.stringify(draft));
}

/** Deletes the moves, once they are sent. */
export const forgetDraft = (place: DraftPlace): void => localStorage.removeItem(nameOf(place));

/**
 * Calls back with the moves of the place at that time when another tab of this browser has changed them: of two changes at the same time
 * the last one wins in both tabs.
 */
export function onKeptDraft(now: () => DraftPlace, changed: (draft: KeptDraft) => void): () => void {
  const hear = ({ key }: StorageEvent): void => {
    const draft = key === nameOf(now()) ? keptDraft(now()) : null;
    if (draft !== null) changed(draft);
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}
