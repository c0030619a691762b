import type { Aid } from "./aid.ts";
import type { Book } from "./book.ts";
import type { ExerciseSet } from "./exercise-set.ts";
import type { Guide } from "./guide.ts";

/** What teaches a game. Each part is loaded when somebody opens it; one that nobody has written yet is left out. */
export interface Learn {
  readonly book?: () => Promise<Book>;
  readonly aid?: () => Promise<Aid>;
  readonly exercises?: () => Promise<ExerciseSet>;
  readonly guide?: () => Promise<Guide>;
}
