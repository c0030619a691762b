import type { GameMeta } from "#engine";

export const META = {
  id: "firenze",
  title: "Firenze",
  designers: ["Andreas Steding"],
  artists: ["Michael Menzel"],
  publishers: ["Pegasus Spiele", "Z-Man Games"],
  year: 2010,
  seats: { min: 2, max: 4 },
  minutes: 60,
  waits: { 2: 58, 3: 63, 4: 93 },
  rulesVersion: "2",
  /** 6.1 to 6.4, in this order. */
  options: [
    { id: "neutralSeals", values: ["random", "startPlayer"] },
    { id: "campanile", values: ["on", "off"] },
    { id: "losses", values: ["automatic", "owner"] },
    { id: "hands", values: ["open", "closed"] },
  ],
  presets: [],
} as const satisfies GameMeta;
