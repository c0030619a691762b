import type { GameMeta } from "../../game.ts";

export const META = {
  id: "stalls",
  title: "Stalls",
  designers: [],
  artists: [],
  publishers: [],
  year: 2026,
  seats: { min: 2, max: 3 },
  minutes: 1,
  rulesVersion: "1",
  options: [
    { id: "start", values: ["random", "1", "2", "3"] },
    { id: "decider", values: ["next", "previous"] },
  ],
  presets: [],
} as const satisfies GameMeta;
