import { anchor, DiscMark, type Moment, part, RingMark } from "#boardkit";
import type { Level, Street } from "../content.ts";
import type { StackDisc } from "../view-types.ts";
import { discPlaces, rectPath, streetBox } from "./plan-geometry.ts";

interface StreetProps extends Moment {
  readonly street: Street;
  /** From the bottom. */
  readonly stack: readonly StackDisc[];
  readonly isCarriedOut: boolean;
  readonly label: string;
}

/** The paving of a street: a rosette where it is empty, saffron where it is being carried out. */
export function StreetPaving({ street, stack, isCarriedOut, label, ...moment }: StreetProps) {
  const box = streetBox(street);
  const { x, y, w, h } = box;
  return (
    <g {...part(`street:${street}`, label, moment)} {...anchor(`stack:${street}`, moment.recent)}>
      <path
        d={rectPath(box)}
        fill={isCarriedOut ? "color-mix(in srgb, var(--glow) 38%, var(--stone))" : "transparent"}
      />
      {stack.length > 0 ? null : (
        <g fill="none" stroke="var(--stone-2)" transform={`translate(${x + w / 2} ${y + h / 2 - 1})`}>
          <circle r="19" fill="var(--stone)" />
          <circle r="12" />
          <path d="M-19 0h38M0-19v38" />
        </g>
      )}
      <RingMark d={rectPath(box, 4)} />
    </g>
  );
}

interface StackProps extends Moment {
  readonly street: Street;
  readonly stack: readonly StackDisc[];
  /** Position from the top of the disc whose owner acts now, or none. */
  readonly active: number | null;
  readonly label: (disc: StackDisc, position: number) => string;
}

/** The discs of a street. The top one lies whole; lower ones show their emblem beside it, in order of activation. */
export function StreetStack({ street, stack, active, label, ...moment }: StackProps) {
  const { isUpright } = streetBox(street);
  const places = discPlaces(street, stack.length);
  const fromTop = stack.map((disc, level) => ({ disc, level: level as Level })).reverse();
  // A street that can be chosen is chosen by a click on its discs, too.
  const isThrough = (level: Level): boolean =>
    moment.legal.has(`street:${street}`) && !moment.legal.has(`stack:${street}:${level}`);
  const marks = fromTop.map(({ disc, level }, i) => {
    const { x, y } = places[i] ?? { x: 0, y: 0 };
    const offset = i === 0 ? 0 : 7.5;
    return (
      <g
        key={level}
        {...part(`stack:${street}:${level}`, label(disc, i + 1), moment)}
        {...anchor(`stack:${street}:${level}`, moment.recent)}
        transform={`translate(${x} ${y})`}
        pointer-events={isThrough(level) ? "none" : undefined}
      >
        <DiscMark seat={disc} dx={isUpright ? 0 : offset} dy={isUpright && i > 0 ? offset + 1 : 0} />
        {active === i + 1 ? <circle r="17.600" fill="none" stroke="var(--glow)" stroke-width="2.600" /> : null}
        <circle class="recent-mark" cy="1" r="24.5" />
        <RingMark d="M-23 1a23 23 0 1 0 46 0a23 23 0 1 0-46 0Z" />
      </g>
    );
  });
  return <>{marks.reverse()}</>;
}
