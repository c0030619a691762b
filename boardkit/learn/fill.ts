import type { Figures } from "./book.ts";

const FIGURE = /\{([\w.-]+)\}/g;

/** The text with its figures; a figure without a value is a bug. */
export function fill(text: string, figures: Figures): string {
  return text.replace(FIGURE, (_, name: string) => {
    const value = figures[name];
    if (value === undefined) throw new Error(`no figure is called ${name}`);
    return String(value);
  });
}
