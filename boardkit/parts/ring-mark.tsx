import { mountFinalMark } from "./final-sign.tsx";
import "./parts.css";

/** The states of a part inside a drawing, along its outline `d`: hidden until the part is possible, picked or focused. */
export function RingMark({ d }: { d: string }) {
  mountFinalMark();
  return (
    <g class="ring-mark" fill="none">
      <path class="ring-glow" d={d} />
      <path class="ring-line" d={d} />
      <path class="ring-final" d={d} />
    </g>
  );
}
