import type { Figures } from "./book.ts";

const FIGURE = /\{([\w.-]+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g;

/**
 * The text with its figures: `{n}`, or by number `{n|one brick|# bricks}`. A figure without a value is a bug.
 */
export function fill(text: string, figures: Figures): string {
  return text.replace(FIGURE, (_, name: string, one?: string, other?: string) => {
    const value = figures[name];
    if (value === undefined) throw new Error(`no figure is called ${name}`);
    const words = Number(value) === 1 ? one : other;
    return (words ?? "#").replace("#", String(value));
  });
}
