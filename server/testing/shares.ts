import { createHash, randomBytes } from "node:crypto";
import type { TableView } from "#protocol";

/** What pages do by themselves, for clients of tests: a share with every seat, shown once the table is full. */

const hashOf = (share: string): string => createHash("sha256").update(Buffer.from(share, "hex")).digest("hex");

/** Shares of this process by their hash, and whose they are. */
const made = new Map<string, { readonly share: string; readonly by: Sharer }>();

/** A client who adds shares. */
interface Sharer {
  /** Whether the client keeps its shares to itself. */
  readonly holdsBack: boolean;
  readonly cookie: string;
}

const TAKES_SEAT = /^\/api\/(quick|tables(\/[^/]+\/(sit|rematch))?)$/;

/** The request with a share where it takes a seat; a body that is not an object, or has its own share, stays. */
export function withShare(
  by: Sharer,
  { method, path, body }: { method: string; path: string; body: unknown },
): unknown {
  if (method !== "POST" || !TAKES_SEAT.test(path)) return body;
  if (typeof body === "object" ? body !== null && "share" in body : body !== undefined) return body;
  const share = randomBytes(32).toString("hex");
  const hash = hashOf(share);
  made.set(hash, { share, by });
  return { ...Object(body), share: hash };
}

/** A share that has to be sent to `path` in the name of `by`. */
interface Reveal {
  readonly path: string;
  readonly by: Sharer;
  readonly share: string;
}

/** What a full table waits for and clients of this process have. */
export function revealsFor(answer: unknown): readonly Reveal[] {
  const { id, revealing, seats } = (typeof answer === "object" ? (answer ?? {}) : {}) as Partial<TableView>;
  return (revealing?.missing ?? []).flatMap((seat) => {
    const known = made.get(seats?.[seat]?.share ?? "");
    return known === undefined || known.by.holdsBack ? [] : [{ path: `/api/tables/${id}/reveal`, ...known }];
  });
}
