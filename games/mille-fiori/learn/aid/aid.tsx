import { type Aid, type AidReader, type AidRow, capital } from "#boardkit";
import { FLEET_POINTS, LEVEL_POINTS, SEA_EXTRA_CARDS } from "../../rules/board/board.ts";
import { BONUS_POINTS, CARDS, SYMBOLS, type SymbolName, TRICKS } from "../../rules/content.ts";
import { Sign } from "../../ui/drawings/drawings.tsx";

const TURN = ["keep", "pass", "play", "pick-up"] as const;
const AREAS = ["workshops", "houses", "people", "trade", "harbor", "sea"] as const;
const BONUSES = ["workshops", "houses", "people", "trade"] as const;
const EXTRAS = ["workshops", "houses", "people", "trade"] as const;

const named = ({ text }: AidReader, id: string): AidRow => ({ name: text(`${id}.name`), text: text(id) });

/** How many cards there are of a symbol. */
const copiesOf = (symbol: SymbolName): number =>
  CARDS.filter((card) => card.symbol === symbol).reduce((sum, { copies }) => sum + copies, 0);

const symbolRow = ({ say }: AidReader, symbol: SymbolName): AidRow => ({
  Picture: () => <Sign name={symbol} />,
  ...{ name: say(`symbol.${symbol}`), count: copiesOf(symbol), text: "" },
});

const LEVELS = { bottom: LEVEL_POINTS.bottom, middle: LEVEL_POINTS.middle, top: LEVEL_POINTS.top };

export const aid: Aid = {
  blocks: (reader) => {
    const { say, text, options } = reader;
    const edition = options["edition"] === "revised" ? "revised" : "first";
    return [
      {
        tab: "turn",
        title: text("trick"),
        parts: [
          { kind: "steps", rows: TURN.map((id) => named(reader, id)) },
          { kind: "note", text: text("tricks", { n: TRICKS[4], two: TRICKS[2] }) },
        ],
      },
      {
        tab: "turn",
        title: text("card"),
        parts: [{ kind: "rows", rows: ["place", "sail"].map((id) => named(reader, id)) }],
      },
      {
        tab: "turn",
        title: text("end"),
        parts: [{ kind: "note", text: `${text("end.text")} ${text(`end.${edition}`)}` }],
      },
      {
        tab: "points",
        title: text("areas"),
        parts: [
          { kind: "rows", rows: AREAS.map((area) => ({ name: text(`${area}.name`), text: text(area, LEVELS) })) },
          { kind: "table", rows: [{ name: text("fleet"), cells: [...FLEET_POINTS] }] },
        ],
      },
      {
        tab: "points",
        title: capital(say("extraCard")),
        parts: [
          {
            kind: "rows",
            rows: [
              ...EXTRAS.map((id) => ({ name: text(`${id}.name`), text: text(`extra.${id}`) })),
              { name: text("sea.name"), text: text("extra.sea", { lamps: SEA_EXTRA_CARDS.join(", ") }) },
            ],
          },
        ],
      },
      {
        tab: "pieces",
        title: text("bonus", { points: BONUS_POINTS.join(", ") }),
        parts: [
          { kind: "rows", rows: BONUSES.map((id) => ({ name: text(`${id}.name`), text: text(`bonus.${id}`) })) },
          { kind: "note", text: text(`bonus.${edition}`) },
        ],
      },
      {
        tab: "pieces",
        title: text("cards"),
        parts: [{ kind: "rows", rows: SYMBOLS.map((symbol) => symbolRow(reader, symbol)) }],
      },
    ];
  },
  texts: {
    en: async () => (await import("./en.json")).default,
    de: async () => (await import("./de.json")).default,
    pt: async () => (await import("./pt.json")).default,
  },
};
