import type { Aid, AidPart, AidReader } from "#boardkit";
import {
  ACTIONS,
  type ActionName,
  ARTWORK_SLOTS,
  BUILDING_NAMES,
  BUILDINGS,
  CARD_POINTS,
  CITY_SLOTS,
  CLOTH_PER_WORKSHOP,
  DISCS,
  MATERIAL_SLOTS,
  PALAZZO,
  TILE_POINTS,
  WAREHOUSE,
} from "../../rules/content.ts";
import { Sign } from "../../ui/drawings/drawings.tsx";
import { actionName, buildingName } from "../../ui/words/names.ts";

const TURN = ["place", "act", "seat"] as const;
const TIES = ["tie.1", "tie.2", "tie.3", "tie.4"] as const;

/** The ranks that bring points. */
const ranked = (points: readonly number[]): readonly number[] => points.filter((n) => n > 0);

function scoring({ text }: AidReader): readonly AidPart[] {
  return [
    {
      kind: "table",
      rows: [
        { name: text("rank"), cells: ranked(TILE_POINTS).map((_, at) => at + 1) },
        { name: text("tile"), cells: ranked(TILE_POINTS) },
        { name: text("card"), cells: ranked(CARD_POINTS) },
      ],
    },
    { kind: "note", text: text("what") },
  ];
}

/** How much fits where, from the tables of the rules. */
function room(reader: AidReader): readonly AidPart[] {
  const { text } = reader;
  const buildings = BUILDINGS.map((building) => ({
    name: buildingName(reader, BUILDING_NAMES[building]),
    text: [
      ...(building === PALAZZO ? [] : [text("slots.material", { n: MATERIAL_SLOTS[building] })]),
      `${ARTWORK_SLOTS[building]} ${text("slots.artworks")}`,
    ].join(", "),
  }));
  return [
    {
      kind: "rows",
      rows: [
        { name: text("city"), text: text("city.text", { n: CITY_SLOTS }) },
        ...buildings,
        { name: text("warehouse"), text: text("warehouse.text", { n: WAREHOUSE }) },
        { name: text("workshop"), text: text("city.text", { n: CLOTH_PER_WORKSHOP }) },
      ],
    },
  ];
}

/** What an action does, by the options of the table. */
const effectOf = ({ say, text, options }: AidReader, action: ActionName): string =>
  action === "weave" && options["workshops"] === "pooled" ? text("weave.pooled") : say(`help.action.${action}`);

export const aid: Aid = {
  blocks: (reader) => {
    const { text, options } = reader;
    const late = options["lateSeats"] === "yes" ? ` ${text("end.late")}` : "";
    const drawn = options["ownTurnDrawCap"] === "one" ? ` ${text("impossible.one")}` : "";
    return [
      {
        tab: "turn",
        title: text("turn"),
        parts: [
          { kind: "steps", rows: TURN.map((id) => ({ name: text(`${id}.name`), text: text(id) })) },
          { kind: "note", text: `${text("impossible")}${drawn}` },
          { kind: "note", text: text("cards") },
        ],
      },
      { tab: "turn", title: text("end"), parts: [{ kind: "note", text: `${text("end.text")}${late}` }] },
      { tab: "points", title: text("scoring"), parts: scoring(reader) },
      {
        tab: "points",
        title: text("ties"),
        parts: [
          { kind: "steps", rows: TIES.map((id) => ({ name: "", text: text(id) })) },
          { kind: "note", text: text(options["finalTie"] === "turnOrder" ? "tie.turnOrder" : "tie.last") },
        ],
      },
      {
        tab: "pieces",
        title: text("actions"),
        parts: [
          {
            kind: "rows",
            rows: ACTIONS.map((action) => ({
              Picture: () => <Sign name={action} />,
              ...{ name: actionName(reader, action), text: effectOf(reader, action) },
            })),
          },
        ],
      },
      { tab: "pieces", title: text("pieces"), parts: room(reader) },
      {
        tab: "points",
        title: text("discs"),
        parts: [
          {
            kind: "rows",
            rows: Object.entries(DISCS).map(([n, discs]) => ({
              ...{ name: text("seats", { n }), text: text("discs.text", discs) },
            })),
          },
        ],
      },
    ];
  },
  texts: {
    en: async () => (await import("./en.json")).default,
    de: async () => (await import("./de.json")).default,
    pt: async () => (await import("./pt.json")).default,
  },
};
