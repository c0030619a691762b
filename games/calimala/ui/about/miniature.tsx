import type { JSX } from "preact";
import { DiscMark, lookName } from "#boardkit";
import type { Seat } from "#engine";
import type { StackDisc } from "../../hidden/view-types.ts";
import {
  ACTIONS,
  type ActionName,
  CELLS,
  type CHURCH_NAMES,
  type CityName,
  INTRODUCTORY,
  STREETS,
} from "../../rules/content.ts";
import { cityFabric } from "../board/city/city-fabric.tsx";
import { cellBox, discPlaces, PLAN, streetBox } from "../board/city/plan-geometry.ts";
import { signId, useDrawings } from "../drawings/drawings.tsx";

/** What the plate shows. */
interface Example {
  readonly cells: readonly (ActionName | null)[];
  readonly stacks: readonly (readonly StackDisc[])[];
  /** Owners of the cloth in the three ports, and of what the churches were given. */
  readonly ports: readonly (readonly Seat[])[];
  readonly churches: readonly (readonly Seat[])[];
}

/** A quiet hour in the middle of a match. */
const EXAMPLE: Example = {
  cells: CELLS.map((cell) => ACTIONS[INTRODUCTORY[cell]]),
  stacks: [["white", 2], [3], [1, 0], [2, 3, "white"], [], [1, 2], [3], [1], [3, 2, 0, 1], [0], [0, 1], [3]],
  ports: [
    [1, 2],
    [0, 0, 3, 1],
    [2, 2, 0],
  ],
  churches: [
    [0, 1, 1, 3, 2, 0, 1, 3, 0, 2, 1],
    [1, 3, 2, 0, 1, 3, 2, 0, 3, 1],
    [2, 1, 0, 3, 2, 0, 1],
  ],
};

const PORTS = ["london", "lisbon", "barcelona"] as const satisfies readonly CityName[];
const CHURCHES = [
  "santaMariaDelFiore",
  "santaCroce",
  "sanMiniato",
] as const satisfies readonly (typeof CHURCH_NAMES)[number][];

/** The plate of the home page: the city between the sea and the churches. */
export function Miniature() {
  useDrawings();
  return (
    <svg
      data-world="calimala"
      viewBox="0 0 376 236"
      preserveAspectRatio="xMidYMid slice"
      style="display: block; width: 100%; height: 100%"
      aria-hidden="true"
    >
      <path d="M-200-200H576V436H-200Z" fill="var(--board)" />
      <path
        d="M-200-10H62C70 24 56 44 62 66S56 108 63 130 57 170 62 190 60 220 64 246H-200Z"
        fill="var(--sea)"
        stroke="var(--sea-2)"
      />
      <path
        d="M30 118L-30 0M30 118L62 10M30 118L62 60M30 118L60 236M30 118L0 236M30 118H0"
        stroke="var(--sea-2)"
        stroke-width=".6"
        opacity=".7"
      />
      {PORTS.map((port, i) => (
        <g key={port}>
          <use href={`#${signId(port)}`} x="16" y={17 + i * 76} width="30" height="34.5" />
          <Inlay owners={EXAMPLE.ports[i] ?? []} x={18} y={56 + i * 76} columns={4} />
        </g>
      ))}
      <g transform="translate(76 8) scale(.478)">
        <MiniCity example={EXAMPLE} />
      </g>
      {CHURCHES.map((church, i) => (
        <g key={church}>
          <use href={`#${signId(church)}`} x="299" y={14 + i * 74} width="78" height="57" />
          <Inlay owners={EXAMPLE.churches[i] ?? []} x={325} y={48 + i * 74} columns={4} />
          <path d={`M301 71.500H374`} transform={`translate(0 ${i * 74})`} stroke="var(--etch)" />
        </g>
      ))}
    </svg>
  );
}

/** The city alone, filling a square: the board on the table of the table screens. */
export function TableBoard() {
  useDrawings();
  return (
    <svg data-world="calimala" viewBox={`-6 -6 ${PLAN + 12} ${PLAN + 12}`} aria-hidden="true">
      <MiniCity example={{ ...EXAMPLE, stacks: [] }} />
    </svg>
  );
}

function MiniCity({ example }: { example: Example }): JSX.Element {
  return (
    <>
      {cityFabric()}
      {CELLS.map((cell) => {
        const action = example.cells[cell] ?? null;
        const { x, y } = cellBox(cell);
        return action === null ? null : (
          <use key={cell} href={`#${signId(action)}`} x={x + 22} y={y + 22} width="60" height="60" />
        );
      })}
      {STREETS.map((street) => {
        const fromTop = [...(example.stacks[street] ?? [])].reverse();
        const places = discPlaces(street, fromTop.length);
        const { isUpright } = streetBox(street);
        return fromTop
          .map((disc, i) => {
            const offset = i === 0 ? 0 : 7.5;
            const at = `translate(${places[i]?.x ?? 0} ${places[i]?.y ?? 0})`;
            return (
              <DiscMark
                key={`${street}:${fromTop.length - i}`}
                seat={disc}
                dx={isUpright ? 0 : offset}
                dy={isUpright ? offset : 0}
                transform={at}
              />
            );
          })
          .reverse();
      })}
    </>
  );
}

/** Small squares in the colours of their owners. */
function Inlay({ owners, x, y, columns }: { owners: readonly Seat[]; x: number; y: number; columns: number }) {
  return (
    <>
      {owners.slice(0, 12).map((seat, i) => (
        <path
          key={i}
          d={`M${x + (i % columns) * 6.6} ${y + Math.floor(i / columns) * 6.6}h6v6h-6Z`}
          data-look={lookName(seat)}
          fill="var(--c)"
        />
      ))}
    </>
  );
}
