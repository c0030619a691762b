import { mountFinalMark } from "./final-sign.tsx";
import "./parts.css";

interface RingProps {
  /** The outline of the part, as a path. */
  readonly d: string;
  /** Pixels on the screen for one of the drawing, where the sign of what is final is to be as large at any zoom. */
  readonly drawnAt?: number;
}

/** The states of a part inside a drawing, along its outline: hidden until the part is possible, picked or focused. */
export function RingMark({ d, drawnAt }: RingProps) {
  mountFinalMark();
  return (
    <g class="ring-mark" fill="none">
      <path class="ring-glow" d={d} />
      <path class="ring-line" d={d} />
      <path class="ring-final" style={drawnAt === undefined ? undefined : { "--drawn-at": drawnAt }} d={d} />
    </g>
  );
}
