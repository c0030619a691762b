import type { Figures } from "./book.ts";

const FIGURE = /\{([\w.-]+)\}/g;
const CHOICE = /\{([\w.-]+)\|([^|{}]*)\|([^|{}]*)\}/g;

/**
 * The text with its figures: `{n}`, or by number `{n|one brick|# bricks}`, whose words may have figures of their own. A
 * figure without a value is a bug.
 */
export function fill(text: string, figures: Figures): string {
  const figure = (name: string): string => {
    const value = figures[name];
    if (value === undefined) throw new Error(`no figure is called ${name}`);
    return String(value);
  };
  return text
    .replace(FIGURE, (_, name: string) => figure(name))
    .replace(CHOICE, (_, name: string, one: string, other: string) => {
      const value = figure(name);
      return (value === "1" ? one : other).replace("#", value);
    });
}
