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
  rulesVersion: "1",
  options: [
    { id: "layout", values: ["random", "introductory"] },
    { id: "whiteReplacement", values: ["onStack", "removed"] },
    { id: "startPlayer", values: ["random", "1", "2", "3", "4", "5"] },
    { id: "cubes", values: ["limited", "unlimited"] },
  ],
  presets: [],
} as const satisfies GameMeta;
