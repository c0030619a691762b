import type { Learn } from "#boardkit";

export const learn: Learn = {
  aid: async () => (await import("./aid/aid.tsx")).aid,
};
