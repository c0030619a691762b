import type { ColourName } from "../../rules/content.ts";
import { brickId } from "../drawings/drawings.tsx";

interface StackProps {
  readonly colour: ColourName;
  readonly floors: number;
  /** What a floor adds to the height, where a brick is 16 high; left out: the front of a brick. */
  readonly step?: number;
  /** The upper bricks that are new: outlined. */
  readonly built?: number;
  /** Whether to show one more brick as a preview. */
  readonly ghost?: boolean;
  /** Whether to draw a crack through the tower. */
  readonly isFalling?: boolean;
  readonly class?: string | undefined;
}

const BRICK = 16;
const FRONT = 11;
const LEANS = [0, 0.6, -0.4, 0.3, -0.6] as const;

/** A tower as a pile of bricks. */
export function Stack({ colour, floors, built = 0, ghost = false, isFalling = false, ...size }: StackProps) {
  const { step = FRONT, class: className } = size;
  const height = (floors + (ghost ? 1 : 0) - 1) * step + BRICK;
  const level = (i: number): number => height - BRICK - i * step;
  const crack = Array.from({ length: floors }, (_, i) => `l${i % 2 === 0 ? -7 : 6} 4 3 6`).join("");
  return (
    <svg class={className} viewBox={`0 0 30 ${height}`} aria-hidden="true">
      {Array.from({ length: floors }, (_, i) => (
        <use
          key={i}
          href={`#${brickId(colour)}`}
          x={LEANS[(i * 7 + floors) % 5]}
          y={level(i)}
          width="30"
          height={BRICK}
        />
      ))}
      {built === 0 ? null : (
        <path
          d={`M-2.500 ${level(floors - 1)}H32V${height - (floors - built) * step - 3}H-2.500Z`}
          fill="none"
          stroke="var(--ink-2)"
          stroke-width="1.4"
          stroke-dasharray="4 3"
        />
      )}
      {isFalling ? (
        <path
          d={`M19 ${level(floors - 1) + 3}${crack}`}
          fill="none"
          stroke="#1b0a10"
          stroke-width="1.5"
          stroke-linejoin="bevel"
          opacity=".7"
        />
      ) : null}
      {ghost ? <use href={`#${brickId(colour)}`} y={level(floors)} width="30" height={BRICK} opacity=".55" /> : null}
    </svg>
  );
}
