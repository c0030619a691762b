import { anchor, lookName, part, RingMark } from "#boardkit";
import { AREAS, BONUS_AREAS, BONUS_POINTS, BONUS_SPACES, type BonusAreaName } from "../../../rules/content.ts";
import { GlassMark } from "../../drawings/drawings.tsx";
import { targetLabel } from "../../words/target-label.ts";
import { dropAt, filledRhomb, rhomb } from "../places/places.ts";
import { progressOf } from "../progress.ts";
import styles from "./chart.module.css";
import type { IslandProps } from "./space.tsx";

/** The point bonuses: four glass drops on a jetty at each area; the next free one has its number in plain ink. */
export const Drops = (props: IslandProps) => (
  <g>
    {BONUS_AREAS.map((area) => (
      <Jetty key={area} {...props} area={AREAS[area]} />
    ))}
  </g>
);

function Jetty({ area, ...props }: IslandProps & { area: BonusAreaName }) {
  const { chart, view, recent, scale } = props;
  const { half } = chart.drops[area];
  const ends = [dropAt(chart, area, 0), dropAt(chart, area, 3)] as const;
  const box = {
    left: ends[0].x - half.x - 2,
    top: ends[0].y - half.y - 2,
    right: ends[1].x + half.x + 2,
    bottom: ends[1].y + half.y + 2,
  };
  const outline = `M${box.left} ${box.top}H${box.right}V${box.bottom}H${box.left}Z`;
  const target = `bonus:${area}`;
  return (
    <g {...part(target, targetLabel(target, view, props), props)} {...anchor(target, recent)}>
      <path class={styles.touch} d={outline} />
      <RingMark d={outline} />
      {BONUS_SPACES.map((rank) => {
        const at = dropAt(chart, area, rank);
        const owner = view.bonuses[area][rank] ?? null;
        return (
          <g key={rank} {...anchor(`${target}:${rank}`, recent)}>
            <path class={styles.niche} d={rhomb(at, half)} />
            {rank === view.bonuses[area].length ? <Way {...props} area={area} /> : null}
            {owner === null ? (
              <text
                class={rank === view.bonuses[area].length ? undefined : styles.soft}
                {...at}
                font-size={chart.dropNumber}
              >
                {BONUS_POINTS[rank]}
              </text>
            ) : (
              <GlassMark seat={owner} {...at} size={half.x * 2} scale={scale} />
            )}
            <path class="recent-mark" d={rhomb(at, { x: half.x + 3 * chart.shore, y: half.y + 3 * chart.shore })} />
          </g>
        );
      })}
    </g>
  );
}

/** The next drop fills with the reader's colour as the condition of its bonus is met. */
function Way({ area, chart, view, you }: IslandProps & { area: BonusAreaName }) {
  const progress = progressOf(view, you, area);
  if (progress === null || you === null) return null;
  const at = dropAt(chart, area, view.bonuses[area].length);
  const d = filledRhomb(at, chart.drops[area].half, progress.n / progress.of);
  return <path class={styles.way} data-look={lookName(you)} d={d} />;
}
