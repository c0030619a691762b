import type { JSX } from "preact";
import { CELLS, PIAZZA, TILE_CELLS } from "../../../rules/content.ts";
import { BLOCK, blockAt, cellBox, octagonPath, PLAN, rectPath, STREET } from "./plan-geometry.ts";
import { ROOFS } from "./roofs.ts";

const CROSSINGS = [0, 1].flatMap((i) => [0, 1].map((j) => [i, j] as const));
const blocks = TILE_CELLS.map((cell) => rectPath(cellBox(cell))).join("");
const shadows = TILE_CELLS.map((cell) =>
  rectPath({ ...cellBox(cell), x: cellBox(cell).x + 3, y: cellBox(cell).y + 4 }),
);
const gates = [0, 1]
  .flatMap((k) => [-6, 56].map((d) => blockAt(k) + BLOCK + d))
  .map((at) => `M${at} 0h12v12h-12zM${at} ${PLAN - 12}h12v12h-12zM0 ${at}h12v12H0zM${PLAN - 12} ${at}h12v12h-12z`)
  .join("");

/** Paving, walls, houses: everything of the plan that never changes. No pointer looks for itself among its outlines. */
export const cityFabric = (): JSX.Element => (
  <g pointer-events="none">
    <defs>
      <pattern id="c-paving" width="20" height="16" patternUnits="userSpaceOnUse">
        <path d="M0 0V16M10 0V16M0 0H10M10 8H20" stroke="var(--stone-2)" stroke-width=".6" fill="none" opacity=".7" />
      </pattern>
      <pattern id="c-paving-upright" href="#c-paving" patternTransform="rotate(90)" />
    </defs>
    <path d={`M4 4H${PLAN - 4}V${PLAN - 4}H4Z`} fill="var(--stone)" stroke="var(--etch)" stroke-width="3" />
    {[0, 1].map((k) => (
      <path key={k} d={`M${blockAt(k) + BLOCK} 6h${STREET}v${PLAN - 12}h-${STREET}z`} fill="url(#c-paving-upright)" />
    ))}
    {[0, 1].map((k) => (
      <path key={k} d={`M6 ${blockAt(k) + BLOCK}h${PLAN - 12}v${STREET}h-${PLAN - 12}z`} fill="url(#c-paving)" />
    ))}
    {CROSSINGS.map(([i, j]) => (
      <g
        key={`${i}${j}`}
        fill="var(--stone)"
        stroke="var(--stone-2)"
        stroke-width=".8"
        transform={`translate(${blockAt(i) + BLOCK + 31} ${blockAt(j) + BLOCK + 31})`}
      >
        <path d="M-31-31H31V31H-31Z" />
        <path
          d="M0-24L24 0L0 24L-24 0ZM0-12L12 0L0 12L-12 0ZM-31-31L-12-12M31-31L12-12M-31 31L-12 12M31 31L12 12"
          fill="none"
        />
      </g>
    ))}
    <path d={gates} fill="var(--wall)" stroke="var(--etch)" stroke-width="1.2" />
    <path d={shadows.join("")} fill="var(--shade)" />
    <path d={blocks} fill="var(--court)" />
    {ROOFS.outlines.map((d, i) => (
      <path key={i} d={d} fill={`var(--roof-${i + 1})`} stroke="var(--etch)" stroke-width=".6" />
    ))}
    <path d={ROOFS.lit} fill="var(--roof-lit)" />
    <path d={ROOFS.dim} fill="var(--roof-dim)" />
    <path d={ROOFS.end} fill="var(--roof-dim)" opacity=".5" />
    <path d={octagonPath(cellBox(CELLS[PIAZZA]), 0, 30)} fill="var(--court)" class="c-line" />
    <path d={octagonPath(cellBox(CELLS[PIAZZA]), 5, 28)} fill="none" stroke="var(--etch)" stroke-width=".7" />
  </g>
);
