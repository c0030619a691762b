import type { Aid } from "./aid.ts";
import type { Book } from "./book.ts";

/** What teaches a game. Each part is loaded when somebody opens it. */
export interface Learn {
  /** Left out while nobody has written it. */
  readonly book?: () => Promise<Book>;
  readonly aid?: () => Promise<Aid>;
}
