import type { SVGAttributes } from "preact";
import { mountSprite } from "#boardkit";
import type { Seat } from "#engine";
import { glassDrawings, glassId } from "./glass-drawings.tsx";
import "./materials.css";
import { type SignName, symbolDrawings, symbolId } from "./symbol-drawings.tsx";

const drawings = () => (
  <>
    {symbolDrawings()}
    {glassDrawings()}
  </>
);

/** Puts the game's drawings into the page; call it in every component that uses them directly. */
export const useDrawings = (): void => mountSprite("mille-fiori", drawings);

interface At {
  readonly x: number;
  readonly y: number;
}

interface MarkProps extends At {
  readonly size: number;
}

/** A symbol inside a larger drawing, centred. */
export function SymbolMark(props: MarkProps & { name: SignName } & SVGAttributes<SVGUseElement>) {
  const { name, x, y, size, ...rest } = props;
  return <use href={`#${symbolId(name)}`} x={x - size / 2} y={y - size / 2} width={size} height={size} {...rest} />;
}

/** A symbol for text, in its colour. */
export function Sign({ name, class: className }: { name: SignName; class?: string | undefined }) {
  useDrawings();
  return (
    <svg viewBox="0 0 24 24" class={className === undefined ? "m-sign" : `m-sign ${className}`} aria-hidden="true">
      <use href={`#${symbolId(name)}`} />
    </svg>
  );
}

/** Smallest width in pixels at which the canes can be seen. */
const LEGIBLE = 20;

/** A diamond inside a larger drawing. `size`: width of the rhomb in units; `scale`: pixels per unit. */
export function GlassMark({ seat, x, y, size, scale = 1 }: MarkProps & { seat: Seat; scale?: number }) {
  const width = (size * 44) / 34;
  const height = (width * 54) / 44;
  const id = glassId(seat, size * scale < LEGIBLE ? "small" : "full");
  return <use href={`#${id}`} x={x - width / 2} y={y - height / 2} width={width} height={height} />;
}

/** A diamond for text. */
export function Glass({ seat, class: className }: { seat: Seat; class?: string | undefined }) {
  useDrawings();
  return (
    <svg viewBox="-22 -27 44 54" class={className} aria-hidden="true">
      <GlassMark seat={seat} x={0} y={0} size={34} />
    </svg>
  );
}
