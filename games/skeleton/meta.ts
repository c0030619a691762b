import type { GameMeta } from "#engine";

// Guide 2: the game's name, its people, its seats and its options.

export const META = {
  id: "skeleton",
  title: "Skeleton",
  designers: [],
  artists: [],
  publishers: [],
  year: 2026,
  /** 1.1 */
  seats: { min: 2, max: 4 },
  minutes: 5,
  rulesVersion: "1",
  options: [],
  presets: [],
} as const satisfies GameMeta;
