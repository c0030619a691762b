import { useMemo } from "preact/hooks";
import { anchor, type BoardProps, CubeMark, part, RingMark, useIsSmall } from "#boardkit";
import { elementAt } from "#engine";
import type { View } from "../../../hidden/view-types.ts";
import {
  ARTWORK_SLOTS,
  CHURCH_NAMES,
  type ChurchName,
  MATERIAL_NAMES,
  type MaterialName,
} from "../../../rules/content.ts";
import { useDrawings } from "../../drawings/drawings.tsx";
import { nicheLabel, slotLabel } from "../../words/labels.ts";
import { buildingName } from "../../words/names.ts";
import { ordinalOf, useArrivals } from "../arrivals.ts";
import { bandOf, REACH } from "./bands.ts";
import { BAY, churchArt, type Front, frontOf } from "./church-art.tsx";
import styles from "./churches.module.css";
import { Niche } from "./niche.tsx";

/** Top to bottom on the sheet; the largest first. */
const ORDER = ["santaMariaDelFiore", "santaCroce", "sanMiniato"] as const;

/** `isLarge`: on small screens they cover the city while something is given to them. */
export function Churches({ isLarge, ...props }: BoardProps<View> & { readonly isLarge: boolean }) {
  const over = useIsSmall() ? REACH : 0;
  return (
    <div class={`${styles.churches} ${isLarge ? styles.large : ""}`}>
      {ORDER.map((church) => (
        <Church key={church} {...props} church={church} over={over} />
      ))}
    </div>
  );
}

const TOP = 65;
const COURSE = 20;

interface ChurchProps extends BoardProps<View> {
  readonly church: ChurchName;
  /** How far a row that can be pressed reaches over those that cannot. */
  readonly over: number;
}

/** A church: one bay per column, one course per material, one niche per artwork. */
function Church({ church, ...props }: ChurchProps) {
  useDrawings();
  const bays = elementAt(ARTWORK_SLOTS, CHURCH_NAMES.indexOf(church));
  const front = useMemo(() => frontOf(church, bays), [church, bays]);
  const art = useMemo(() => churchArt(church, front), [church, front]);
  return (
    <div class={styles.church} data-card={`niche:${church}`}>
      <b>{buildingName(props, church)}</b>
      <svg viewBox="0 -6 184 136" aria-label={buildingName(props, church)} data-anchor={`church:${church}`}>
        {art}
        <Niches {...props} church={church} front={front} bays={bays} />
        {MATERIAL_NAMES.map((material, row) => (
          <Course key={material} {...props} church={church} {...{ material, row, front, bays }} />
        ))}
        <path d="M2 130H182" class="c-line" />
      </svg>
    </div>
  );
}

interface PartsProps extends ChurchProps {
  readonly front: Front;
  readonly bays: number;
}

function Niches({ church, front, bays, over, ...props }: PartsProps) {
  const place = `niche:${church}`;
  const owners = useArrivals(place, props.view.churches[church].artworks);
  const outline = `M${front.left - 2} 42.5H${front.right + 2}V65.5H${front.left - 2}Z`;
  return (
    <g class={styles.row} {...part(place, nicheLabel(props, props.view, church), props)} data-anchor={place}>
      <Band {...{ church, front, over }} row={0} legal={props.legal} />
      {Array.from({ length: bays }, (_, i) => {
        const owner = owners[i];
        const names = owner === undefined ? [] : [`${place}:s${owner}:${ordinalOf(owners, i)}`];
        return (
          <Niche
            key={i}
            x={front.left + i * BAY + 1}
            y={44.5}
            owner={owner ?? null}
            ghost={i === owners.length ? props.you : null}
            {...anchor([`${place}:${i}`, ...names], props.recent)}
          />
        );
      })}
      <RingMark d={outline} />
    </g>
  );
}

interface BandProps extends Pick<PartsProps, "church" | "front" | "legal" | "over"> {
  readonly row: number;
}

/** Where a press meets a row; its drawing takes none. */
function Band({ church, front, legal, over, row }: BandProps) {
  const places = [`niche:${church}`, ...MATERIAL_NAMES.map((material) => `slot:${church}:${material}`)];
  const { top, bottom } = bandOf(
    row,
    places.map((place) => legal.has(place)),
    over,
  );
  const left = Math.min(front.left, front.signs) - 2;
  return <path class={styles.band} d={`M${left} ${top}H182V${bottom}H${left}Z`} fill="transparent" />;
}

const HATCH: Readonly<Record<MaterialName, string>> = {
  wood: "M5 1V19M10 1V19M15 1V19",
  brick: "M1 6.5H19M1 13H19M7 1V6.5M13 6.5V13M7 13V19",
  marble: "M10 2L18 10L10 18L2 10Z",
};

interface CourseProps extends PartsProps {
  readonly material: MaterialName;
  readonly row: number;
}

/** Planks, bricks or lozenges: engraved while empty, inlaid in the owner's colour when given. */
function Course({ church, material, row, front, bays, over, ...props }: CourseProps) {
  const place = `slot:${church}:${material}`;
  const owners = useArrivals(place, props.view.churches[church].materials[material]);
  const y = TOP + COURSE * row;
  const outline = `M${front.left - 2} ${y - 0.5}H${front.right + 2}V${y + 20}H${front.left - 2}Z`;
  const share = material === "marble" ? "var(--inlay)" : "34%";
  return (
    <g
      class={styles.row}
      {...part(place, slotLabel(props, props.view, { church, material }), props)}
      data-anchor={place}
    >
      <Band {...{ church, front, over }} row={row + 1} legal={props.legal} />
      <use class={styles.sign} href={`#c-${material}`} x={front.signs} y={y} width="18" height="18" />
      {Array.from({ length: bays }, (_, i) => {
        const owner = owners[i];
        const at = `translate(${front.left + i * BAY + 0.5} ${y})`;
        if (owner !== undefined) {
          const names = [`${place}:${i}`, `${place}:s${owner}:${ordinalOf(owners, i)}`];
          return (
            <g key={i} transform={at} {...anchor(names, props.recent)}>
              <CubeMark seat={owner} />
              <path class="recent-mark" d="M-1-1H21V20.500H-1Z" />
            </g>
          );
        }
        return (
          <g key={i} transform={at} data-anchor={`${place}:${i}`}>
            <path
              d="M0 0H20V19.500H0Z"
              fill={`color-mix(in srgb, var(--${material}) ${share}, var(--court))`}
              stroke="var(--etch)"
              stroke-width=".7"
            />
            <path d={HATCH[material]} stroke="var(--etch)" stroke-width=".6" opacity=".6" fill="none" />
            {i === owners.length && props.you !== null ? <CubeMark class="ghost-mark" seat={props.you} /> : null}
          </g>
        );
      })}
      <RingMark d={outline} />
    </g>
  );
}
