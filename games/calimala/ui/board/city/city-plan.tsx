import { useMemo } from "preact/hooks";
import { type BoardProps, type PartStates, part, RingMark } from "#boardkit";
import type { View } from "../../../hidden/view-types.ts";
import { type ActionName, CELLS, type Cell, PIAZZA, STREETS } from "../../../rules/content.ts";
import type { Forecast } from "../../../rules/turn/forecast.ts";
import { signId, useDrawings } from "../../drawings/drawings.tsx";
import { cellLabel, streetLabel } from "../../words/labels.ts";
import { actionName } from "../../words/names.ts";
import { cityFabric } from "./city-fabric.tsx";
import styles from "./city-plan.module.css";
import { ForecastChips } from "./forecast-chips.tsx";
import { cellBox, octagonPath, PLAN, rectPath } from "./plan-geometry.ts";
import { StreetPaving, StreetStack } from "./street-stack.tsx";

/** The city: nine actions, twelve streets between them, and the stacks of discs. */
export function CityPlan({ focused, forecast, ...props }: BoardProps<View>) {
  const foretold = forecast as Forecast | null;
  const { view, you, legal, picked } = props;
  const isWhite = picked.has("disc:white") || (you !== null && view.mats[you]?.coloured === 0);
  const disc = isWhite ? "white" : you;
  const street = STREETS.find((each) => focused === `street:${each}`);
  useDrawings();
  const fabric = useMemo(cityFabric, []);
  return (
    <svg class={styles.plan} viewBox={`0 0 ${PLAN} ${PLAN}`} aria-label={props.say("city")} data-anchor="city">
      {fabric}
      {CELLS.map((cell) => (
        <CityCell key={cell} {...props} cell={cell} action={view.cells[cell] ?? null} />
      ))}
      {STREETS.map((street) => (
        <StreetPaving
          key={street}
          {...props}
          street={street}
          stack={view.stacks[street] ?? []}
          isCarriedOut={view.street === street}
          label={streetLabel(props, view, street)}
        />
      ))}
      {STREETS.map((street) => (
        <StreetStack
          key={street}
          {...props}
          street={street}
          stack={view.stacks[street] ?? []}
          coming={focused === `street:${street}` && legal.has(focused) ? disc : null}
          active={view.street === street ? (view.activation?.position ?? null) : null}
        />
      ))}
      {foretold === null || foretold.acts.length === 0 || street === undefined ? null : (
        <ForecastChips forecast={foretold} street={street} say={props.say} />
      )}
    </svg>
  );
}

interface CellProps extends PartStates, Pick<BoardProps<View>, "say"> {
  readonly cell: Cell;
  readonly action: ActionName | null;
}

/** A name with more letters is narrowed to the width within the ring. */
const LONG = 8;
const narrowed = ({ length }: string) =>
  length > LONG ? ({ textLength: 62, lengthAdjust: "spacingAndGlyphs" } as const) : {};

function CityCell({ cell, action, ...props }: CellProps) {
  const box = cellBox(cell);
  const outline = cell === PIAZZA ? octagonPath(box, 4, 29) : rectPath(box, 17);
  return (
    <g {...part(`cell:${cell}`, cellLabel(props, action), props)} data-anchor={`cell:${cell}`}>
      <path d={outline} fill="transparent" />
      {action === null ? null : (
        <>
          <use class={styles.sign} href={`#${signId(action)}`} x={box.x + 28} y={box.y + 16} width="48" height="48" />
          <use
            class={styles.bigSign}
            href={`#${signId(action)}`}
            x={box.x + 22}
            y={box.y + 22}
            width="60"
            height="60"
          />
          <text class={styles.name} x={box.x + 52} y={box.y + 83} {...narrowed(actionName(props, action))}>
            {actionName(props, action)}
          </text>
        </>
      )}
      <RingMark d={outline} />
    </g>
  );
}
