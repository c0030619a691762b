import type { GameMeta } from "../../game.ts";

export const META = {
  id: "relay",
  title: "Relay",
  designers: [],
  artists: [],
  publishers: [],
  year: 2026,
  seats: { min: 2, max: 3 },
  minutes: 1,
  rulesVersion: "1",
  options: [
    { id: "hand", values: ["two", "three"] },
    { id: "pass", values: ["left", "right"] },
  ],
  presets: [{ id: "mood", values: { brisk: { hand: "two" }, long: { hand: "three", pass: "right" } } }],
} as const satisfies GameMeta;
