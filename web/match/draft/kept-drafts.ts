/** Tentative moves, kept by this browser for each table: they survive a reload and are shared between tabs. */

export interface KeptDraft {
  readonly ply: number;
  readonly moves: readonly string[];
  /** The move that waits to be confirmed, and the part that was pressed for it. */
  readonly asked?: { readonly move: string; readonly target: string };
}

const nameOf = (table: string): string => `fiorino.draft.${table}`;

function read(text: string | null): KeptDraft | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || !("ply" in value) || !("moves" in value)) return null;
    const { ply, moves } = value;
    if (typeof ply !== "number" || !Array.isArray(moves)) return null;
    return { ply, moves: moves.map(String), ...("asked" in value ? askedIn(value.asked) : {}) };
  } catch {
    return null;
  }
}

function askedIn(value: unknown): Pick<KeptDraft, "asked"> {
  if (typeof value !== "object" || value === null || !("move" in value) || !("target" in value)) return {};
  return { asked: { move: String(value.move), target: String(value.target) } };
}

export const keptDraft = (table: string): KeptDraft | null => read(localStorage.getItem(nameOf(table)));

export function keepDraft(table: string, draft: KeptDraft): void {
  if (draft.moves.length === 0 && draft.asked === undefined && keptDraft(table) === null) return;
  localStorage.setItem(nameOf(table), JSON.stringify(draft));
}

/** Deletes the moves, once they are sent. */
export const forgetDraft = (table: string): void => localStorage.removeItem(nameOf(table));

/**
 * Calls back with the table's moves when another tab of this browser has changed them: of two changes at the same time
 * the last one wins in both tabs.
 */
export function onKeptDraft(table: string, changed: (draft: KeptDraft) => void): () => void {
  const hear = ({ key }: StorageEvent): void => {
    const draft = key === nameOf(table) ? keptDraft(table) : null;
    if (draft !== null) changed(draft);
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}
