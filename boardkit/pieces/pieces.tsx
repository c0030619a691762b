import type { SVGAttributes } from "preact";
import type { Seat } from "#engine";
import { pieceDrawings } from "./piece-drawings.tsx";
import "./pieces.css";
import { lookName } from "./seats.ts";
import { mountSprite } from "./sprite.tsx";

/** Pieces that several games share. Each comes as an `<svg>` of its own and as a mark inside a larger drawing. */

type SvgProps = Omit<SVGAttributes<SVGSVGElement>, "viewBox">;
type MarkProps = SVGAttributes<SVGGElement>;

/** Puts emblems and pieces into the page, for drawings that use them by their ids (`k-lily` and so on). */
export const usePieces = (): void => mountSprite("pieces", pieceDrawings);

/** The emblem alone, in the current `--e`. */
export function EmblemMark({ seat, scale = 1, ...rest }: { seat: Seat | "white"; scale?: number } & MarkProps) {
  usePieces();
  return (
    <g {...rest}>
      <use href={`#k-${lookName(seat)}`} fill="var(--e)" transform={`scale(${scale})`} />
    </g>
  );
}

/** A turned wooden counter of radius 20 around 0,0; the emblem may lie beside the middle, where it stays visible. */
export function DiscMark(props: { seat: Seat | "white"; dx?: number; dy?: number } & MarkProps) {
  const { seat, dx = 0, dy = 0, ...rest } = props;
  usePieces();
  const scale = dx !== 0 || dy !== 0 ? 0.9 : 1.08;
  return (
    <g data-look={lookName(seat)} {...rest}>
      <use href="#k-disc" />
      <use href={`#k-${lookName(seat)}`} fill="var(--e)" transform={`translate(${dx} ${dy}) scale(${scale})`} />
    </g>
  );
}

export function Disc({ seat, ...rest }: { seat: Seat | "white" } & SvgProps) {
  return (
    <svg viewBox="-22 -21 44 47" aria-hidden="true" {...rest}>
      <DiscMark seat={seat} />
    </svg>
  );
}

/** A wooden cube from above, 20 x 20. */
export function CubeMark({ seat, ...rest }: { seat: Seat } & MarkProps) {
  usePieces();
  return (
    <g data-look={lookName(seat)} {...rest}>
      <use href="#k-cube" />
      <use href={`#k-${lookName(seat)}`} fill="var(--e)" transform="translate(9.6 9.4) scale(.84)" />
    </g>
  );
}

export function Cube({ seat, ...rest }: { seat: Seat } & SvgProps) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" {...rest}>
      <CubeMark seat={seat} />
    </svg>
  );
}

/** A flat round sign of a seat, for text: names, logs, tables. */
export function SeatSign({ seat, ...rest }: { seat: Seat } & SvgProps) {
  usePieces();
  return (
    <svg viewBox="-11 -11 22 22" data-look={lookName(seat)} aria-hidden="true" {...rest}>
      <circle r="10.5" fill="var(--c)" />
      <use href={`#k-${lookName(seat)}`} fill="var(--e)" transform="scale(.72)" />
    </svg>
  );
}

/** A symbol of a sprite. */
export function Icon({ id, box = "0 0 48 48", ...rest }: { id: string; box?: string } & SvgProps) {
  return (
    <svg viewBox={box} aria-hidden="true" {...rest}>
      <use href={`#${id}`} />
    </svg>
  );
}
