import { TILE_CELLS } from "../../../rules/content.ts";
import { BLOCK, type Box, cellBox } from "./plan-geometry.ts";

/** The roofs of the city, seen from above: every block is a ring of houses around its court. */
interface Roofs {
  /** Outlines by kind of tile. */
  readonly outlines: readonly [string, string, string];
  /** Slopes towards the light, away from it, and the hips at the far end. */
  readonly lit: string;
  readonly dim: string;
  readonly end: string;
}

/** A small generator, so that the city looks the same on every screen. */
function dice(seed: number): () => number {
  let value = seed;
  return () => {
    value = (value * 16807) % 2147483647;
    return value / 2147483647;
  };
}

function draw(): Roofs {
  const random = dice(11);
  const outlines: [string, string, string] = ["", "", ""];
  let [lit, dim, end] = ["", "", ""];

  const roof = ({ x, y, w, h }: Box): void => {
    const q = Math.min(w, h) / 2;
    const isTall = h > w;
    const right = x + w;
    const bottom = y + h;
    const a = `${x + q} ${y + q}`;
    const b = isTall ? `${x + q} ${bottom - q}` : `${right - q} ${y + q}`;
    outlines[Math.floor(random() * 3) as 0 | 1 | 2] += `M${x} ${y}H${right}V${bottom}H${x}Z`;
    lit += isTall ? `M${x} ${y}L${a}L${b}L${x} ${bottom}Z` : `M${x} ${y}H${right}L${b}L${a}Z`;
    dim += isTall ? `M${right} ${y}L${a}L${b}L${right} ${bottom}Z` : `M${x} ${bottom}H${right}L${b}L${a}Z`;
    end += isTall ? `M${x} ${bottom}H${right}L${b}Z` : `M${right} ${y}V${bottom}L${b}Z`;
  };

  const run = (length: number, house: (at: number, width: number) => void): void => {
    for (let at = 0; at < length; ) {
      const wanted = Math.round(15 + random() * 17);
      const width = length - at - wanted < 13 ? length - at : wanted;
      house(at, width);
      at += width;
    }
  };

  for (const cell of TILE_CELLS) {
    const { x, y } = cellBox(cell);
    for (const isFar of [false, true]) {
      run(BLOCK, (at, w) => {
        const h = 10 + Math.floor(random() * 7);
        roof({ x: x + at, y: isFar ? y + BLOCK - h : y, w, h });
      });
      run(BLOCK - 28, (at, h) => {
        const w = 10 + Math.floor(random() * 6);
        roof({ x: isFar ? x + BLOCK - w : x, y: y + 14 + at, w, h });
      });
    }
  }
  return { outlines, lit, dim, end };
}

export const ROOFS: Roofs = draw();
