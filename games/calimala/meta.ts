import type { GameMeta } from "#engine";

export const META = {
  id: "calimala",
  title: "Calimala",
  designers: ["Fabio Lopiano"],
  artists: ["Harald Lieske"],
  publishers: ["ADC Blackfire Entertainment"],
  year: 2017,
  seats: { min: 3, max: 5 },
  minutes: 75,
  waits: { 3: 74, 4: 82, 5: 91 },
  rulesVersion: "1",
  /** 7.1 to 7.9, in this order. */
  options: [
    { id: "layout", values: ["random", "introductory"] },
    { id: "whiteReplacement", values: ["onStack", "removed"] },
    { id: "startPlayer", values: ["random", "1", "2", "3", "4", "5"] },
    { id: "cubes", values: ["limited", "unlimited"] },
    { id: "ownTurnDrawCap", values: ["none", "one"] },
    { id: "extraCard", values: ["none", "seats4and5"] },
    { id: "lateSeats", values: ["no", "yes"] },
    { id: "finalTie", values: ["share", "turnOrder"] },
    { id: "workshops", values: ["separate", "pooled"] },
  ],
  /** 7.10 */
  presets: [
    {
      id: "edition",
      values: {
        "2017": {
          ownTurnDrawCap: "none",
          extraCard: "none",
          lateSeats: "no",
          finalTie: "share",
          workshops: "separate",
        },
        "2024": {
          ownTurnDrawCap: "one",
          extraCard: "seats4and5",
          lateSeats: "yes",
          finalTie: "turnOrder",
          workshops: "pooled",
        },
      },
    },
  ],
} as const satisfies GameMeta;
