import type { Figures } from "./book.ts";

const FIGURE = /\{([\w.-]+)\}/g;
const CHOICE = /\{([\w.-]+)\|([^|{}]*)\|([^|{}]*)\}/g;

/**
 * The text with its figures: `{n}`, or by number `{n|one brick|# bricks}`, whose words may have figures and choices of
 * their own. A figure without a value is a bug.
 */
export function fill(text: string, figures: Figures): string {
  const figure = (name: string): string => {
    const value = figures[name];
    if (value === undefined) throw new Error(`no figure is called ${name}`);
    return String(value);
  };
  const chosen = (_: string, name: string, one: string, other: string): string => {
    const value = figure(name);
    return (value === "1" ? one : other).replace("#", value);
  };
  // The innermost choices have no braces in them: each round takes away one level.
  let filled = text.replace(FIGURE, (_, name: string) => figure(name));
  for (let before = ""; before !== filled; ) {
    before = filled;
    filled = filled.replace(CHOICE, chosen);
  }
  return filled;
}
