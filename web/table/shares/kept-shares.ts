import type { TableView } from "#protocol";

/** The reader's shares in the draws of matches, kept by this browser under their hashes. */

/** What the server and the others at the table had announced when the share was about to be shown. */
export interface Announced {
  readonly commitment: string;
  /** Hashes of the shares by seat. */
  readonly shares: readonly (string | null)[];
}

interface KeptShare {
  readonly share: string;
  /** When it was made, in milliseconds. */
  readonly at: number;
  readonly announced?: Announced;
}

const PREFIX = "fiorino.share.";
const MOST = 200;
const BYTES = 32;

/** The SHA-256 of the verifier: browsers offer their own only to pages that came by https. */
const loadHash = async () => (await import("#verify-draws")).hashOf;

/** Makes a share and keeps it, before anybody is told its hash. Resolves to the hash. */
export async function makeShare(): Promise<string> {
  const hashOf = await loadHash();
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const share = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const hash = hashOf(share);
  forgetOldest();
  keep(hash, { share, at: Date.now() });
  return hash;
}

const keep = (hash: string, kept: KeptShare): void => localStorage.setItem(PREFIX + hash, JSON.stringify(kept));

export function keptShare(hash: string | undefined): KeptShare | null {
  const text = hash === undefined ? null : localStorage.getItem(PREFIX + hash);
  return text === null ? null : (JSON.parse(text) as KeptShare);
}

/** What a table has announced so far. */
export const announcedAt = ({ commitment, seats }: TableView): Announced => ({
  commitment: commitment ?? "",
  shares: seats.map(({ share }) => share ?? null),
});

/**
 * The share behind the hash, to be shown at a full table; null where this browser does not have it. What is announced is
 * noted first, and once noted it must stay so: else the share stays here.
 */
export function shareToShow(hash: string | undefined, table: TableView): string | null {
  const kept = keptShare(hash);
  if (hash === undefined || kept === null) return null;
  const announced = announcedAt(table);
  if (kept.announced === undefined) keep(hash, { ...kept, announced });
  else if (JSON.stringify(kept.announced) !== JSON.stringify(announced)) return null;
  return kept.share;
}

function forgetOldest(): void {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  if (names.length < MOST) return;
  const age = (name: string): number => keptShare(name.slice(PREFIX.length))?.at ?? 0;
  for (const name of names.sort((a, b) => age(a) - age(b)).slice(0, names.length - MOST + 1)) {
    localStorage.removeItem(name);
  }
}
