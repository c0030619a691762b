import { anchor, type BoardProps, Disc, part, RingMark, SeatSign } from "#boardkit";
import type { Seat } from "#engine";
import type { CouncilSpace, View } from "../../../hidden/view-types.ts";
import type { Forecast } from "../../../rules/turn/forecast.ts";
import { Sign } from "../../drawings/drawings.tsx";
import { nicheLabel, tileLabel } from "../../words/labels.ts";
import { buildingName, shortName } from "../../words/names.ts";
import { Niche } from "./niche.tsx";
import styles from "./palazzo.module.css";

/** The Palazzo Vecchio: a tower with four artworks, a hall with fifteen seats and their tiles. */
export function Palazzo({ isLarge, forecast, ...others }: BoardProps<View> & { readonly isLarge: boolean }) {
  const props = { ...others, forecast: null };
  return (
    <div class={`${styles.palazzo} ${isLarge ? styles.large : ""}`}>
      <Tower {...props} />
      <Council {...props} forecast={forecast} />
    </div>
  );
}

const NICHES = [0, 1, 2, 3] as const;

function Tower(props: BoardProps<View>) {
  const { view } = props;
  const place = "niche:palazzoVecchio";
  return (
    <div class={styles.tower}>
      <svg viewBox="0 -8 114 126" aria-label={buildingName(props, "palazzoVecchio")}>
        <g {...part(place, nicheLabel(props, view, "palazzoVecchio"), props)} data-anchor={place}>
          <g stroke="var(--etch)" fill="var(--wall)" stroke-linejoin="round">
            <path d="M30 60V26L25 19V10H31V14H36V10H42V14H48V10H54V14H59V10H65V19L60 26V60Z" />
            <path d="M30 26H60M25 19H65M41 56V47A4 4 0 0 1 49 47V56M36 40V33M54 40V33" fill="none" />
            <path d="M38 10V2L45-3L52 2V10M37 2H53M45-3V-8" />
            <path d="M45-8L53-6L45-4Z" fill="var(--h-red)" />
            <path d="M1 117V48H7V53H14V48H21V53H28V48H35V53H42V48H49V53H56V48H63V53H70V48H77V53H84V48H91V53H98V48H105V53H114V117Z" />
            <path d="M1 59H114" fill="none" />
          </g>
          {NICHES.map((i) => {
            const owner = view.palazzo[i] ?? null;
            return (
              <Niche
                key={i}
                x={9 + i * 26}
                y={68}
                owner={owner}
                ghost={i === view.palazzo.length ? props.you : null}
                numeral={i + 1}
                {...anchor(`${place}:${i}`, props.recent)}
              />
            );
          })}
          <RingMark d="M4 63H110V91.500H4Z" />
        </g>
        <path d="M0 117H114" stroke="var(--etch)" stroke-width="2" />
        <text class={styles.towerName} x="57" y="106">
          {buildingName(props, "palazzoVecchio")}
        </text>
      </svg>
    </div>
  );
}

function Council({ forecast, ...others }: BoardProps<View>) {
  const props = { ...others, forecast: null };
  const scoring = (forecast as Forecast | null)?.scoring;
  const next = props.view.awaits === "over" ? -1 : props.view.tilesScored;
  return (
    <div class={styles.hall} data-anchor="council">
      <svg class={styles.merlons} aria-hidden="true">
        <defs>
          <pattern id="c-merlons" width="24" height="10" patternUnits="userSpaceOnUse">
            <path d="M0 11V.5H14V9.5H24V11" fill="var(--wall)" stroke="var(--etch)" />
          </pattern>
        </defs>
        <rect width="100%" height="10" fill="url(#c-merlons)" />
      </svg>
      <ol class={styles.seats} aria-label={props.say("head.council")}>
        {props.view.council.map((space, i) => (
          <li key={i}>
            <CouncilSeat
              {...props}
              space={space}
              k={i + 1}
              isNext={i === next}
              foretold={scoring?.k === i + 1 ? scoring : null}
            />
          </li>
        ))}
      </ol>
      {props.view.lateSeats.length === 0 ? null : (
        <p class={styles.late} role="img" aria-label={props.say("council.late")}>
          {props.view.lateSeats.map((seat, k) => (
            <span key={k} data-anchor={`council:late:${k + 1}`}>
              <Disc seat={seat} {...anchor(`council:late:${k + 1}:disc`, props.recent)} />
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

interface SeatProps extends BoardProps<View> {
  readonly space: CouncilSpace;
  /** Counts from 1. */
  readonly k: number;
  readonly isNext: boolean;
  /** The scoring of its tile that the focused move would bring. */
  readonly foretold: NonNullable<Forecast["scoring"]> | null;
}

function CouncilSeat({ space, k, isNext, foretold, ...props }: SeatProps) {
  const { tile, seat, points } = space;
  const state = points !== null ? styles.done : isNext ? styles.next : "";
  return (
    <button
      type="button"
      class={`${styles.seat} ${state}`}
      {...part(`tile:${k}`, tileLabel(props, props.view, k), props)}
      data-anchor={`tile:${k}`}
    >
      <span class={styles.arch} data-anchor={`council:${k}`}>
        {typeof seat === "number" ? (
          <Disc seat={seat} {...anchor(`council:${k}:disc`, props.recent)} />
        ) : typeof foretold?.seat === "number" ? (
          <Disc class={styles.foretold} seat={foretold.seat} />
        ) : (
          k
        )}
      </span>
      <span class={styles.tile}>
        {tile === null ? null : <Sign name={tile} />}
        {points === null && foretold === null ? null : <Winners points={points ?? foretold?.points ?? []} />}
      </span>
      <span class={styles.name}>{tile === null ? "" : shortName(props, tile)}</span>
    </button>
  );
}

/** Who scored on a tile, best first. */
function Winners({ points }: { points: readonly number[] }) {
  const best = points
    .map((n, seat) => ({ n, seat: seat as Seat }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n)
    .slice(0, 3);
  return (
    <span class={styles.winners}>
      {best.map(({ seat }) => (
        <SeatSign key={seat} seat={seat} />
      ))}
    </span>
  );
}
