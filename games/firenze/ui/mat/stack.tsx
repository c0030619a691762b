import type { ColourName } from "../../rules/content.ts";
import { brickId } from "../drawings/drawings.tsx";

interface StackProps {
  readonly colour: ColourName;
  readonly floors: number;
  /** Bricks of this turn: outlined. */
  readonly built?: number;
  /** One more, where it would go. */
  readonly ghost?: boolean;
  /** A crack runs through it. */
  readonly isFalling?: boolean;
  readonly class?: string | undefined;
}

const STEP = 11;
const LEANS = [0, 0.6, -0.4, 0.3, -0.6] as const;

/** An own tower as a pile of bricks. */
export function Stack({ colour, floors, built = 0, ghost = false, isFalling = false, class: className }: StackProps) {
  const height = (floors + (ghost ? 1 : 0)) * STEP + 5;
  const level = (i: number): number => height - 16 - i * STEP;
  const crack = Array.from({ length: floors }, (_, i) => `l${i % 2 === 0 ? -7 : 6} 4 3 6`).join("");
  return (
    <svg class={className} viewBox={`0 0 30 ${height}`} aria-hidden="true">
      {Array.from({ length: floors }, (_, i) => (
        <use key={i} href={`#${brickId(colour)}`} x={LEANS[(i * 7 + floors) % 5]} y={level(i)} width="30" height="16" />
      ))}
      {built === 0 ? null : (
        <path
          d={`M-2.500 ${height - floors * STEP - 5}H32V${height - (floors - built) * STEP - 3}H-2.500Z`}
          fill="none"
          stroke="var(--ink-2)"
          stroke-width="1.4"
          stroke-dasharray="4 3"
        />
      )}
      {isFalling ? (
        <path
          d={`M19 ${height - floors * STEP - 2}${crack}`}
          fill="none"
          stroke="#1b0a10"
          stroke-width="1.5"
          stroke-linejoin="bevel"
          opacity=".7"
        />
      ) : null}
      {ghost ? <use href={`#${brickId(colour)}`} y={level(floors)} width="30" height="16" opacity=".55" /> : null}
    </svg>
  );
}
