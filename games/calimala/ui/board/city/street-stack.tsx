import { anchor, type BoardProps, DiscMark, type PartStates, part, RingMark } from "#boardkit";
import type { StackDisc, View } from "../../../hidden/view-types.ts";
import type { Level, Street } from "../../../rules/content.ts";
import { discLabel } from "../../words/labels.ts";
import { choiceBox, choicePlaces, DISC_OUTLINE, discPlaces, rectPath, streetBox } from "./plan-geometry.ts";

interface StreetProps extends PartStates {
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

interface StackProps extends Omit<BoardProps<View>, "focused" | "forecast"> {
  readonly street: Street;
  readonly stack: readonly StackDisc[];
  /** Position from the top of the disc whose owner acts now, or none. */
  readonly active: number | null;
  /** The disc that would lie on top if this street were chosen: shown with the order of activation. */
  readonly coming: StackDisc | null;
}

/** The discs of a street. The top one lies whole; lower ones show their emblem beside it, in order of activation. */
export function StreetStack({ coming, ...props }: StackProps) {
  const { street, stack } = props;
  const { isUpright } = streetBox(street);
  const shift = coming === null ? 0 : 1;
  const isChoice = stack.some((_, level) => props.legal.has(`stack:${street}:${level}`));
  const places = (isChoice ? choicePlaces : discPlaces)(street, stack.length + shift);
  const fromTop = stack.map((disc, level) => ({ disc, level: level as Level })).reverse();
  const marks = fromTop.map(({ disc, level }, i) => (
    <StackedDisc
      key={level}
      {...props}
      {...{ disc, level }}
      place={places[i + shift]}
      isWhole={i + shift === 0 || (isChoice && stack.length === 2)}
    />
  ));
  const [top] = places;
  const [next] = discPlaces(street, stack.length + 1);
  return (
    <>
      {marks.reverse()}
      <circle cx={next?.x} cy={next?.y} r="20" fill="none" data-anchor={`stack:${street}:${stack.length}`} />
      {coming === null || top === undefined ? null : (
        <>
          <DiscMark seat={coming} transform={`translate(${top.x} ${top.y})`} opacity="0.75" pointer-events="none" />
          {[coming, ...fromTop.map(({ disc }) => disc)].map((disc, i) => (
            <OrderMark
              key={i}
              {...{ disc, isUpright }}
              position={i + 1}
              isSeat={becomesSeat(disc, props)}
              place={places[i] ?? top}
            />
          ))}
        </>
      )}
    </>
  );
}

interface DiscProps extends Omit<StackProps, "coming"> {
  readonly disc: StackDisc;
  readonly level: Level;
  readonly place: { readonly x: number; readonly y: number } | undefined;
  /** Whether no disc lies over it. */
  readonly isWhole: boolean;
}

function StackedDisc({ street, stack, active, disc, level, place, isWhole, ...moment }: DiscProps) {
  const { isUpright } = streetBox(street);
  const target = `stack:${street}:${level}`;
  const position = stack.length - level;
  // A street that can be chosen is chosen by a click on its discs, too.
  const isThrough = moment.legal.has(`street:${street}`) && !moment.legal.has(target);
  const offset = isWhole ? 0 : 7.5;
  return (
    <g
      {...part(target, discLabel(moment, { view: moment.view, street, disc, position }), moment)}
      transform={`translate(${place?.x ?? 0} ${place?.y ?? 0})`}
      pointer-events={isThrough ? "none" : undefined}
    >
      {moment.legal.has(target) ? (
        <path d={rectPath(choiceBox(street, stack.length, position - 1))} fill="transparent" />
      ) : null}
      <g {...anchor(target, moment.recent)}>
        <DiscMark seat={disc} dx={isUpright ? 0 : offset} dy={isUpright && offset > 0 ? offset + 1 : 0} />
        {active === position ? <circle r="17.600" fill="none" stroke="var(--glow)" stroke-width="2.600" /> : null}
        <circle class="recent-mark" cy="1" r="24.5" />
      </g>
      <RingMark d={DISC_OUTLINE} />
    </g>
  );
}

interface OrderProps {
  readonly disc: StackDisc;
  /** From the top, 1 first. */
  readonly position: number;
  readonly isUpright: boolean;
  /** As a fourth disc it takes a place on the council, else it leaves the match. */
  readonly isSeat: boolean;
  readonly place: { readonly x: number; readonly y: number };
}

/** 5.1, 6.3, 7.7 Once all tiles are scored there are seats only by an option, and none for a white disc. */
function becomesSeat(disc: StackDisc, { view, options }: Pick<StackProps, "view" | "options">): boolean {
  return view.tilesScored < view.council.length || (options?.["lateSeats"] === "yes" && disc !== "white");
}

const ARCH = "M-6.500 7V-1A6.500 6.500 0 0 1 6.500-1V7Z";
const CROSS = "M-5-5 5 5M5-5-5 5";

/**
 * When a disc would be activated; the fourth becomes a seat or leaves, a white one below the top sleeps. It lies away from what the
 * action above could bring.
 */
function OrderMark({ disc, position, isUpright, isSeat, place }: OrderProps) {
  const beside = position === 1 ? 0 : 7.5;
  const at = isUpright ? `${place.x - 22} ${place.y + beside}` : `${place.x + beside} ${place.y + 22}`;
  if (position === 4) {
    return (
      <path
        d={isSeat ? ARCH : CROSS}
        transform={`translate(${at})`}
        fill="var(--void)"
        stroke={isSeat ? "var(--void-ink)" : "var(--ink)"}
        stroke-width={isSeat ? undefined : 2.5}
        pointer-events="none"
      />
    );
  }
  if (disc === "white" && position > 1) return null;
  return (
    <g transform={`translate(${at})`} pointer-events="none">
      <circle r="8.500" fill="var(--ink)" stroke="var(--paper)" />
      <text y="4.600" fill="var(--paper)" text-anchor="middle" style="font: 700 13px var(--sans)">
        {position}
      </text>
    </g>
  );
}
