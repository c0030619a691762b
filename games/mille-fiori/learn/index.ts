import type { Learn } from "#boardkit";

export const learn: Learn = {
  book: async () => (await import("./book/book.ts")).book,
  aid: async () => (await import("./aid/aid.tsx")).aid,
  exercises: async () => (await import("./exercises/exercises.ts")).exercises,
  guide: async () => (await import("./guide/guide.ts")).guide,
};
