import { DiscMark, type Reader } from "#boardkit";
import type { Seat } from "#engine";
import { type Cell, STREET_CELLS, type Street } from "../../../rules/content.ts";
import type { Forecast } from "../../../rules/turn/forecast.ts";
import { blockAt, cellBox } from "./plan-geometry.ts";

interface ChipsProps extends Pick<Reader, "say"> {
  readonly street: Street;
  readonly forecast: Forecast;
}

/** On both actions of a street, what each disc that would act could bring at most, in order of acting. */
export function ForecastChips({ street, forecast, say }: ChipsProps) {
  const isTight = forecast.acts.length > 2;
  return (
    <>
      {STREET_CELLS[street].map((cell, side) => (
        <Chip
          key={cell}
          cell={cell as Cell}
          isTight={isTight}
          gains={forecast.acts.map(({ seat, most }) => ({ seat, n: most[side] ?? 0 }))}
          say={say}
        />
      ))}
    </>
  );
}

interface ChipProps extends Pick<Reader, "say"> {
  readonly cell: Cell;
  /** Long chips would cover the discs on the streets beside the block: the words stand above. */
  readonly isTight: boolean;
  readonly gains: readonly { readonly seat: Seat; readonly n: number }[];
}

const EACH = 32;
const WORDS = 40;
const HEIGHT = 24;
const LINE = 17;

function Chip({ cell, isTight, gains, say }: ChipProps) {
  const box = cellBox(cell);
  const [above, first] = isTight ? [LINE, 0] : [0, WORDS];
  const width = first + EACH * gains.length + (isTight ? 6 : 8);
  // Chips of the outer blocks stay inside the plan.
  const x = Math.max(2, Math.min(blockAt(2) + box.w + 8 - width, box.x + (box.w - width) / 2));
  return (
    <g transform={`translate(${x} ${box.y + box.h - HEIGHT / 2 - 4})`} pointer-events="none" data-foretold>
      <rect y={-above} width={width} height={HEIGHT + above} rx="5" fill="var(--panel)" stroke="var(--ink-2)" />
      <text x="8" y={16.5 - above} fill="var(--ink-2)" style="font: 500 15px var(--sans)">
        {say("forecast.up-to")}
      </text>
      {gains.map(({ seat, n }, i) => (
        <g key={i} transform={`translate(${first + (isTight ? 12 : 14) + EACH * i} ${HEIGHT / 2})`}>
          <DiscMark seat={seat} transform="scale(.4)" />
          {n === 0 ? (
            // 3.8 What is impossible brings a card.
            <path
              d="M11-8h9a2 2 0 0 1 2 2V6a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2V-6a2 2 0 0 1 2-2ZM15.500-4V4M11.500 0h8"
              fill="none"
              stroke="var(--ink)"
              stroke-width="1.600"
            />
          ) : (
            <text x="11" y="5" fill="var(--ink)" style="font: 700 15px var(--sans)">
              {n}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}
