import { expect, test } from "vitest";
import type { View } from "../../hidden/view-types.ts";
import { type BuildingName, CHURCH_NAMES, type ChurchName } from "../../rules/content.ts";
import { randomMatch } from "../../ui/match.fixture.ts";
import type { At, Move } from "./at.ts";
import { GIVEN } from "./because-given.ts";
import { gaining, isGaining, isIdle } from "./giving.ts";

const [start] = randomMatch(3, 1, 0);
if (start === undefined) throw new Error("a match has entries");
const none = [0, 0, 0];
const empty = { materials: { wood: none, brick: none, marble: none }, artworks: none };

/** Artworks of three seats, the reader's first. */
type Artworks = Partial<Record<ChurchName, readonly number[]>>;

const viewWith = (artworks: Artworks, palazzo: View["palazzo"] = []): View => {
  const withArt = (name: ChurchName) => ({ ...empty, artworks: artworks[name] ?? none });
  const churches = {
    ...{ santaMariaDelFiore: withArt("santaMariaDelFiore"), sanMiniato: withArt("sanMiniato") },
    santaCroce: withArt("santaCroce"),
  };
  const council = CHURCH_NAMES.map((tile) => ({ tile, seat: null, points: null }));
  return { ...start.after, churches, palazzo, council, openScoringCard: null, keptCards: [null, null, null] };
};

/** Three churches whose tiles are to come, and the Palazzo, which no card counts. */
function proposed(artworks: Artworks): { readonly at: At; readonly moves: readonly Move[] } {
  const giving = (building: BuildingName): Move => {
    const [own = 0, ...others] = building === "palazzoVecchio" ? none : (artworks[building] ?? none);
    const after =
      building === "palazzoVecchio"
        ? viewWith(artworks, [0])
        : viewWith({ ...artworks, [building]: [own + 1, ...others] });
    const brings = () => ({ view: after, events: [], points: none });
    return { text: `artwork ${building}`, targets: [], brings, forecast: () => null, next: () => [] };
  };
  const moves = [...CHURCH_NAMES, "palazzoVecchio" as const].map(giving);
  const at: At = {
    view: viewWith(artworks),
    you: 0,
    events: [],
    moves,
    isOver: false,
    planned: () => [],
    onward: () => null,
  };
  return { at, moves };
}

const textsOf = (artworks: Artworks): readonly string[] => {
  const { at, moves } = proposed(artworks);
  return gaining(at, moves).map(({ text }) => text);
};

test("where the reader leads by two already, nothing more is proposed as long as it helps elsewhere", () => {
  const safe = { santaMariaDelFiore: [3, 1, 0], santaCroce: [2, 0, 0] };
  expect(textsOf({ ...safe, sanMiniato: [2, 1, 0] })).toEqual(["artwork sanMiniato"]);
  expect(textsOf({ ...safe, sanMiniato: [1, 1, 0] })).toEqual(["artwork sanMiniato"]);
  expect(textsOf({ ...safe, sanMiniato: [0, 3, 0] })).toEqual(["artwork sanMiniato"]);
});

test("of places that count equally, what is scored sooner comes first, and what an own card counts before what none does", () => {
  expect(textsOf({})).toEqual(["artwork santaMariaDelFiore"]);
  const { at, moves } = proposed({});
  const scored = { ...at.view, tilesScored: 3, council: [] };
  const textsWith = (view: Partial<View>): readonly string[] =>
    gaining({ ...at, view: { ...scored, ...view } }, moves).map(({ text }) => text);
  expect(textsWith({ keptCards: ["sanMiniato", null, null] })).toEqual(["artwork sanMiniato"]);
  expect(textsWith({ openScoringCard: "santaCroce" })).toEqual(["artwork santaCroce"]);
});

test("a tie in what is scored now comes before a lead in what is scored later", () => {
  const later = { sanMiniato: [3, 1, 0], santaCroce: [2, 1, 0] };
  expect(textsOf({ ...later, santaMariaDelFiore: [3, 3, 0] })).toEqual(["artwork santaMariaDelFiore"]);
});

test("whoever leads already is not said to lead only then", () => {
  const { at, moves } = proposed({ santaMariaDelFiore: [2, 1, 0], santaCroce: [1, 1, 0], sanMiniato: [0, 2, 1] });
  const reasons = moves.map((move) => GIVEN.figures(at, move));
  expect(reasons[0]).toMatchObject({ keeps: 1, leads: 0, n: 3, most: 1 });
  expect(reasons[1]).toMatchObject({ keeps: 0, leads: 0, trails: 1, n: 1, most: 2 });
  expect(reasons[2]).toMatchObject({ keeps: 0, leads: 1, n: 2, most: 1 });
  expect(reasons[3], "no tile and no card counts it").toMatchObject({ counted: 0, ties: 1, idle: 0 });
});

test("a lead that is safe is no gain, and an action that only adds to it leads to nothing", () => {
  const { at, moves } = proposed({ santaMariaDelFiore: [9, 0, 0], santaCroce: [1, 1, 0] });
  const [safe, level] = moves;
  if (safe === undefined || level === undefined) throw new Error("there are churches");
  expect([isGaining(at, [safe]), isGaining(at, [safe, level])]).toEqual([false, true]);
  const using = (...gifts: readonly Move[]): Move => {
    const brings = () => ({ view: at.view, events: [], points: none });
    return { text: "use artwork", targets: [], brings, forecast: () => null, next: () => gifts };
  };
  expect([isIdle(at, using(safe)), isIdle(at, using(safe, level)), isIdle(at, using())]).toEqual([true, false, false]);
});
