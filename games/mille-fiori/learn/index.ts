import type { Learn } from "#boardkit";

export const learn: Learn = {
  book: async () => (await import("./book/book.ts")).book,
  aid: async () => (await import("./aid/aid.tsx")).aid,
};
