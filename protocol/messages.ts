import type { HomeNews } from "./answers.ts";
import type { MatchUpdate, PastPage } from "./match-view.ts";
import type { Refusal } from "./refusals.ts";
import type { TableView } from "./table-view.ts";

/**
 * What the server says over the live line. Views and events are those of one viewer; nothing else about a match leaves
 * the server.
 */
export type LiveMessage =
  | Hello
  | { readonly type: "table"; readonly table: TableView }
  | { readonly type: "match"; readonly match: MatchUpdate }
  | Committed
  | Refused
  | Past
  | { readonly type: "home"; readonly home: HomeNews }
  | { readonly type: "pong" };

/** First message: the server's build and protocol, and the reader's user. */
interface Hello {
  readonly type: "hello";
  readonly build: string;
  readonly protocol: number;
  readonly user: { readonly id: string; readonly name: string };
}

/** A commit was accepted: `ply` is the length of the log right after it, `match` the match as it is now. */
interface Committed {
  readonly type: "committed";
  readonly id: string;
  readonly table: string;
  readonly ply: number;
  readonly match: MatchUpdate;
}

/** The answer to the request `past` of this id. */
interface Past {
  readonly type: "past";
  readonly id: string;
  readonly table: string;
  readonly page: PastPage;
}

/** `id` repeats that of the commit or look back it answers; with a commit that is `stale` comes the match as it is now. */
interface Refused {
  readonly type: "refused";
  readonly id?: string;
  readonly table?: string;
  readonly refusal: Refusal;
  readonly match?: MatchUpdate;
}
