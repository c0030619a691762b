import { useMemo } from "preact/hooks";
import { askedSet, type BoardProps, cardPart, type Say } from "#boardkit";
import type { View } from "../../../hidden/view-types.ts";
import { EXTRA_CARD_HOUSES } from "../../../rules/board/board.ts";
import { AREAS, type AreaName, BONUS_AREAS, type BonusAreaName } from "../../../rules/content.ts";
import { SymbolMark, useDrawings } from "../../drawings/drawings.tsx";
import { cardAt, type Gains, gainsOf } from "../../gains.ts";
import { ownSeat } from "../../seats.ts";
import { conditionOf, wantedIn } from "../../words/target-label.ts";
import { fittingSpaces } from "../fits.ts";
import type { Box, Chart, Point } from "../places/chart.ts";
import { chartFor } from "../places/chart-for.ts";
import { hasCloseUp, isOn } from "../places/near.ts";
import { shownIn } from "../places/panned.ts";
import { closeUpOf, isInSight, zoomOf } from "../places/places.ts";
import type { Room } from "../places/room.ts";
import { progressOf } from "../progress.ts";
import styles from "./chart.module.css";
import { Drops } from "./drops.tsx";
import { GainBubble } from "./gain-bubble.tsx";
import { Harbor, Houses, Pyramid, Trade, Workshops } from "./islands.tsx";
import { Lagoon } from "./lagoon.tsx";
import { SeaRoute } from "./sea-route.tsx";
import type { IslandProps } from "./space.tsx";

interface SeaChartProps extends BoardProps<View> {
  readonly room: Room;
  /** The island that fills the view; `null` shows them all. */
  readonly closeUp: AreaName | null;
  /** How far the picture of the close-up has been dragged, in pixels. */
  readonly panned: Point;
  /** Called with the island whose name is pressed; null where close-ups are not needed. */
  readonly onIsland: ((island: AreaName) => void) | null;
}

/** All islands of the lagoon and what lies on them. */
export function SeaChart({ room, closeUp, panned, onIsland, ...props }: SeaChartProps) {
  useDrawings();
  const { view, legal, preview, forecast, focused } = props;
  const chart = useMemo(() => chartFor(room), [room]);
  const scale = Math.min(room.width / chart.width, room.height / chart.height);
  const shown = closeUp === null || chart.kind === "wide" ? null : shownIn({ chart, room, closeUp, panned });
  const zoom = shown === null ? 1 : zoomOf(chart, shown);
  const near = shown === null ? null : closeUp;
  const ships = view.mats.map(({ ship }) => ship).join();
  const here = shown === null ? [] : AREAS.filter((area) => hasCloseUp(area) && isAt(shown, closeUpOf(chart, area)));
  const lamps = shown === null ? [] : chart.sea.lamps.flatMap((at, i) => (isInSight(chart, shown, at) ? [i] : []));
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the view only the places of ships, and lamps by content.
  const inView = useMemo(
    () => (near === null ? legal : shownOn({ island: near, lamps, view, legal })),
    [legal, near, lamps.join(), ships],
  );
  // The view may be the same object while its fields change.
  const seen = Object.values(view);
  const seat = ownSeat(view, props.you);
  // biome-ignore lint/correctness/useExhaustiveDependencies: all fields of the view.
  const fits = useMemo(() => fittingSpaces(focused, view, seat), [focused, seat, ...seen]);
  const card = cardAt(props);
  const offered = [...inView].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: all fields of the view, all targets offered.
  const gains = useMemo(
    () => gainsOf({ view, legal: inView, preview, forecast, card, fits }),
    [...seen, offered, preview, forecast, card, fits],
  );
  const island: IslandProps = {
    ...props,
    ...{ focused: null, forecast: null, ending: null },
    legal: inView,
    chart,
    gains,
    fits,
    scale: scale * zoom,
  };
  const picked = [...props.picked].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focused target changes islands only through gains and fits.
  const islands = useMemo(
    () => <Islands {...island} {...{ onIsland, here }} />,
    [
      ...[view, inView, props.final, picked, props.recent, gains, fits, chart, island.scale, here.join()],
      ...[props.say, props.names],
    ],
  );
  return (
    <svg
      class={styles.chart}
      data-kind={chart.kind}
      data-panned={panned.x !== 0 || panned.y !== 0 || undefined}
      style={{ transform: cameraOf(chart, shown, island.scale) }}
      viewBox={`0 0 ${chart.width} ${chart.height}`}
      aria-label={props.say("board")}
    >
      {islands}
      {focused === null ? null : <GainBubble {...island} target={focused} />}
    </svg>
  );
}

const isAt = (shown: Box, { x, y, width }: Box): boolean =>
  Math.abs(shown.x - x) + Math.abs(shown.y - y) + Math.abs(shown.width - width) < 1;

interface NamedProps extends IslandProps, Pick<SeaChartProps, "onIsland"> {
  /** Islands whose close-up is what is seen. */
  readonly here: readonly AreaName[];
}

const Islands = ({ onIsland, here, ...island }: NamedProps) => (
  <>
    <Lagoon chart={island.chart} />
    <Titles {...island} {...{ onIsland, here }} />
    <Houses {...useOn("houses", island)} />
    <Workshops {...useOn("workshops", island)} />
    <Pyramid {...useOn("nobili", island)} name="nobili" />
    <Pyramid {...useOn("populi", island)} name="populi" />
    <Trade {...useOn("trade", island)} />
    <Harbor {...useOn("harbor", island)} />
    <Drops {...island} gains={NO_GAINS} fits={NO_FITS} />
    <SeaRoute {...useOn("sea", island)} />
  </>
);

const NO_GAINS: Gains = new Map();
const NO_FITS: ReadonlySet<string> = new Set();

/** Of gains and fitting spaces those of one area, the same objects while they are equal. */
function useOn(area: string, { gains, fits, ...island }: IslandProps): IslandProps {
  const isHere = (target: string): boolean => target.startsWith(`${area}:`);
  const [gained, fitting] = [[...gains].filter(([target]) => isHere(target)), [...fits].filter(isHere)];
  // biome-ignore lint/correctness/useExhaustiveDependencies: by content.
  const gainsHere = useMemo((): Gains => new Map(gained), [JSON.stringify(gained)]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: by content.
  const fitsHere = useMemo(() => new Set(fitting), [fitting.join()]);
  return { ...island, gains: gainsHere, fits: fitsHere };
}

interface CloseUp extends Pick<IslandProps, "view" | "legal"> {
  readonly island: AreaName;
  /** The lamps in sight. */
  readonly lamps: readonly number[];
}

/** Of the legal targets those on the island, and the lamp and the ship where they are in sight. */
export function shownOn({ island, lamps, view, legal }: CloseUp): ReadonlySet<string> {
  const isShown = (target: string): boolean => {
    const [kind, n] = target.split(":");
    if (kind !== "sea" && kind !== "ship") return isOn(island, target);
    const space = kind === "sea" ? Number(n) : (view.mats[Number(n)]?.ship ?? 0);
    return lamps.includes(space);
  };
  return askedSet(
    (target) => isShown(target) && legal.has(target),
    () => [...legal].filter(isShown),
  );
}

/**
 * The CSS transform of the whole drawing that brings a part of it into view; inside the drawing one would lay out all its
 * texts anew.
 */
function cameraOf(chart: Chart, shown: Box | null, scale: number): string {
  if (shown === null) return "none";
  const x = scale * (chart.width / 2 - shown.x - shown.width / 2);
  const y = scale * (chart.height / 2 - shown.y - shown.height / 2);
  return `translate(${x}px, ${y}px) scale(${zoomOf(chart, shown)})`;
}

/** Names of the areas, and the conditions of their bonuses where there is room. */
function Titles({ chart, scale, view, you, say, onIsland, here }: NamedProps) {
  const size = chart.title;
  const note = Math.max(13, 13 / scale);
  const { notes, titles } = chart;
  return (
    <g class={styles.titles}>
      {AREAS.map((area) => (
        <g
          key={area}
          data-card={`area:${area}`}
          {...(onIsland === null || !hasCloseUp(area)
            ? {}
            : nameButton(area, here.includes(area) ? null : onIsland, say))}
        >
          <text {...titles[area]} font-size={size}>
            {say(`area.${area}`)}
          </text>
        </g>
      ))}
      {titles.seaRoute === null ? null : (
        <g data-card="area:sea">
          <text {...titles.seaRoute} font-size={size}>
            {say("seaRoute")}
          </text>
        </g>
      )}
      {notes === null ? null : (
        <g class={styles.notes} font-size={note}>
          {BONUS_AREAS.map((index) => {
            const area = AREAS[index];
            return (
              <text
                key={area}
                {...notes[area]}
                data-card={`bonus:${area}`}
                data-end={area === "nobili" || area === "populi" || undefined}
              >
                {noteOf(area, { view, you, say })}
              </text>
            );
          })}
          <g data-card="numbers">
            <SymbolMark class={styles.ink} name="extra" {...notes.extraCards} size={13} />
            <text x={notes.extraCards.x + 10} y={notes.extraCards.y}>
              {EXTRA_CARD_HOUSES.join(", ")}
            </text>
          </g>
        </g>
      )}
    </g>
  );
}

/** The condition of a bonus, with the reader's progress if there is any. */
function noteOf(area: BonusAreaName, { view, you, say }: Pick<IslandProps, "view" | "you" | "say">): string {
  const progress = progressOf(view, you, area);
  if (progress === null || progress.n === 0) return conditionOf({ say }, area);
  const { n, of } = progress;
  return say(`progress.${wantedIn(area)}`, { n, of });
}

/** The name of an island leads to its close-up; where that is what is seen, a press of it asks about the island. */
const nameButton = (area: AreaName, onIsland: SeaChartProps["onIsland"], say: Say) =>
  onIsland === null
    ? { ...cardPart(`area:${area}`, say(`area.${area}`)), class: styles.name }
    : closeUpButton(area, onIsland, say);

/** Props that make the name of an island a button for its close-up. */
export const closeUpButton = (area: AreaName, onIsland: (island: AreaName) => void, say: Say) => ({
  role: "button" as const,
  "data-act": "close-up",
  tabindex: 0,
  class: styles.name,
  "aria-label": say("board.close-up", { area: say(`area.${area}`) }),
  onClick: () => onIsland(area),
  onKeyDown: (event: Pick<KeyboardEvent, "key" | "preventDefault">) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onIsland(area);
  },
});
