import { type Figures, ofKind, type Situation, targetsOf, where } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { FLEET_POINTS, HOUSE_VALUES, LEVEL_POINTS } from "../../rules/board/board.ts";
import type { AreaName } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
import { type At, areaOfEvent, type Move, placing, told } from "./at.ts";
import { bestOf, playOptions } from "./gains.ts";

type Of = Situation<View, Event>;

/** How diamonds in an area pay: told when one can be placed there, or when somebody has placed one. */
const about = (
  id: string,
  areas: readonly AreaName[],
  claim: (move: Move, at: At) => boolean,
  figures: Figures = {},
): Of => ({
  id,
  when: (at) => (spacesIn(at, areas).length > 0 ? figures : null),
  point: (at) => spacesIn(at, areas),
  about: () => areas.map((area) => `area:${area}`),
  claim: (at) => placing(at, ...areas).every((move) => claim(move, at)),
});

/** Where a diamond can be placed now, first where it counts twice; else where the latest one was placed. */
function spacesIn(at: At, areas: readonly AreaName[]): readonly string[] {
  const moves = placing(at, ...areas).toSorted((a, b) => isDoubled(b) - isDoubled(a));
  const open = targetsOf(moves).filter((target) => areas.some((area) => target.startsWith(area)));
  if (open.length > 0) return open;
  const last = at.events.findLast((event) => "space" in event && areas.includes(areaOfEvent(event)));
  return last !== undefined && "space" in last ? [`${areaOfEvent(last)}:${last.space}`] : [];
}

/** The only house that can be filled next: the words are about it. */
function nextHouse({ view: { board } }: At): readonly string[] {
  const next = board.houses.indexOf(null);
  return next < 0 ? [] : [`houses:${next}`];
}

const isDoubled = (move: Move): number =>
  told(move, "personPlaced")?.doubled === true || told(move, "workshopPlaced")?.doubled === true ? 1 : 0;

/** The best ways to play a card. */
const bestPlays = (at: At): readonly Move[] => bestOf(playOptions(at)).map(({ move }) => move);

const isPlacing = ({ text }: Move): boolean => text.startsWith("place ");

/** Placing, unless sailing is better; sailing, unless placing is. */
const playing = (id: string, moves: (at: At) => readonly Move[]): Of => ({
  id,
  when: (at) => where(moves(at).length > 0),
  point: (at) => targetsOf(moves(at)),
  propose: moves,
});

export const AREAS: readonly Of[] = [
  playing("place", (at) => bestPlays(at).filter(isPlacing)),
  playing("sail", (at) => (bestPlays(at).some(isPlacing) ? [] : bestPlays(at))),
  about("trade", ["trade"], (move, { you }) => {
    const event = told(move, "tradePlaced");
    return event?.points[you] === (event?.value ?? 0) * (event?.counts[you] ?? 0);
  }),
  {
    id: "lamp",
    when: (at) => where(at.view.round > 1 && ofKind(at, "sail").length > 0),
    point: (at) => targetsOf(ofKind(at, "sail")),
    claim: (at) => ofKind(at, "sail").every((move) => told(move, "shipSailed") !== undefined),
  },
  about("people", ["nobili", "populi"], (move) => {
    const event = told(move, "personPlaced");
    return event?.own === LEVEL_POINTS[event?.level ?? "bottom"] * (event?.doubled === true ? 2 : 1);
  }),
  {
    ...about("houses", ["houses"], (move, { you }) => {
      const event = told(move, "housePlaced");
      return event?.points[you] === event?.run.reduce<number>((sum, house) => sum + HOUSE_VALUES[house], 0);
    }),
    point: nextHouse,
  },
  about("workshops", ["workshops"], (move, { you }) => {
    const event = told(move, "workshopPlaced");
    return event?.points[you] === (event?.group.length ?? 0) * (event?.doubled === true ? 2 : 1);
  }),
  {
    ...about(
      "harbor",
      ["harbor"],
      (move) => {
        const fleet = told(move, "fleetSailed");
        return fleet === undefined || fleet.each === FLEET_POINTS[fleet.goods];
      },
      { points: FLEET_POINTS.slice(0, -1).join(", "), most: Math.max(...FLEET_POINTS) },
    ),
    about: ({ you }) => ["area:harbor", `ship:${you}`],
  },
];
