import type { GameMeta } from "#engine";

export const META = {
  id: "mille-fiori",
  title: "Mille Fiori",
  designers: ["Reiner Knizia"],
  artists: ["Stephan Lorenz", "Marina González"],
  publishers: ["Schmidt Spiele"],
  year: 2021,
  /** 1.1 */
  seats: { min: 2, max: 4 },
  minutes: 60,
  waits: { 2: 39, 3: 61, 4: 72 },
  rulesVersion: "1",
  /** 1.10 */
  options: [
    { id: "edition", values: ["first", "revised"] },
    { id: "selection", values: ["simultaneous", "inTurn"] },
  ],
  presets: [],
} as const satisfies GameMeta;
