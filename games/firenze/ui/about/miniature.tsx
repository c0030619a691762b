import { lookName } from "#boardkit";
import type { Seat } from "#engine";
import { COLOURS, type ColourName, floorsOf } from "../../rules/content.ts";
import { SkyMark } from "../board/sky.tsx";
import { COLOUR_AT } from "../bricks.ts";
import { SealMark, useDrawings } from "../drawings/drawings.tsx";
import { contractsOf } from "../prospects.ts";

/** What the plate shows. */
interface Example {
  readonly seals: readonly (Seat | "neutral" | null)[];
  readonly leaders: readonly (Seat | null)[];
}

const _: null = null;
const X = "neutral";
/** Seals and leaders as in the middle of a match. */
// biome-ignore format: one line a tower
const EXAMPLE: Example = {
  seals: [
    0, X, 1, 3, _, _,
    _, _, 1, 0, _, _,
    X, _, 0, _, X, _,
    3, 0, _, X, _, _,
    1, 3, _, _, _, _,
    3, X, _, _, _, _,
  ],
  leaders: [3, 0, 0, 0, 3, 3],
};

const WIDTH = 46;
const STEP = 56;
const FLOOR = 22;
const GROUND = 214;

/** The plate of the home page: six towers at dusk. */
export function Miniature() {
  useDrawings();
  return (
    <svg
      data-world="firenze"
      viewBox="0 0 376 236"
      preserveAspectRatio="xMidYMid slice"
      style="display: block; width: 100%; height: 100%"
      aria-hidden="true"
    >
      <g transform="translate(-282 -124)">
        <SkyMark />
      </g>
      <path d={`M-200 ${GROUND}H576V436H-200Z`} fill="var(--pave)" />
      {COLOURS.map((colour, i) => (
        <MiniTower key={colour} colour={colour} x={20 + i * STEP} example={EXAMPLE} />
      ))}
    </svg>
  );
}

function MiniTower({ colour, x, example }: { colour: ColourName; x: number; example: Example }) {
  const top = GROUND - 16 - 6 * FLOOR;
  const k = WIDTH / 100;
  const leader = example.leaders[COLOUR_AT[colour]] ?? null;
  return (
    <g style={`color: color-mix(in oklab, var(--b-${colour}) var(--mix), var(--night))`}>
      {leader === null ? null : (
        <g data-look={lookName(leader)} transform={`translate(${x + WIDTH / 2} ${top - 44})`}>
          <path d="M0 1V24" stroke="var(--pole)" stroke-width="1.2" />
          <path d="M.5 1H23L20 6.500 23 12H.5Z" fill="color-mix(in oklab, var(--c) var(--wax), #1c0f0c)" />
        </g>
      )}
      <g transform={`translate(${x - WIDTH * 0.06} ${top - 26}) scale(${(WIDTH * 1.12) / 112})`}>
        <use href={`#f-roof-${colour}`} />
      </g>
      <path d={`M${x} ${top - 1}h${WIDTH}V${GROUND}h-${WIDTH}Z`} fill="currentColor" />
      <path d={`M${x + WIDTH * 0.9} ${top - 1}h${WIDTH * 0.1}V${GROUND}h-${WIDTH * 0.1}Z`} class="f-sh" />
      <path d={`M${x + WIDTH / 2 - 6} ${GROUND}v-8a6 6 0 0 1 12 0v8Z`} fill="#2a1a1c" />
      {contractsOf(colour).map((contract) => {
        const seal = example.seals[contract] ?? null;
        const y = GROUND - 16 - (floorsOf(contract) - 2.5) * FLOOR;
        const isLit = seal !== null && seal !== "neutral";
        return (
          <g
            key={contract}
            transform={`translate(${x + WIDTH / 2} ${y}) scale(${k * 1.1})`}
            style={isLit ? "--pane: var(--lit)" : ""}
          >
            {isLit ? <ellipse rx="46" ry="26" fill="url(#f-halo)" /> : null}
            <use href="#f-side" x="-28" />
            <use href="#f-side" x="28" />
            <use href="#f-niche" />
            {seal === null ? null : <SealMark seat={seal === "neutral" ? null : seal} r={15.5} />}
          </g>
        );
      })}
    </g>
  );
}

/** The towers in a square: the board on the round table of the table screens. */
export function TableBoard() {
  useDrawings();
  return (
    <svg data-world="firenze" viewBox="0 0 376 376" aria-hidden="true" overflow="hidden">
      <g transform="translate(-282 16)">
        <SkyMark />
      </g>
      <path d="M0 290H376V376H0Z" fill="var(--pave)" />
      <g transform="translate(0 76)">
        {COLOURS.map((colour, i) => (
          <MiniTower
            key={colour}
            colour={colour}
            x={20 + i * STEP}
            example={{ seals: [], leaders: [null, null, null, null, null, null] }}
          />
        ))}
      </g>
      {COLOURS.map((colour, i) => (
        <g key={colour} style={`--c: var(--b-${colour})`}>
          <path d={`M${22 + i * STEP} 306h44v56h-44Z`} fill="var(--panel)" stroke="var(--line)" />
          <path d={`M${22 + i * STEP} 306h44v24h-44Z`} fill="#ddb04f" />
          <use href={`#f-brick-${colour}`} x={27 + i * STEP} y="342" width="30" height="16" />
        </g>
      ))}
    </svg>
  );
}
