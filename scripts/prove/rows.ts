import { stripVTControlCharacters } from "node:util";

/** A line of the table in `docs/proof.md`. */
export interface Row {
  readonly claim: string;
  /** All of them are run, one after the other. */
  readonly commands: readonly string[];
  /** What they printed, and the day it was. */
  readonly figure: string;
  readonly date: string;
}

const CELL = /(?<!\\)\|/;
const COMMANDS = /^`[^`]+`(?:; `[^`]+`)*$/;

/** The row that a line of the page is; undefined where it is none. */
export function rowIn(line: string): Row | undefined {
  const [, claim = "", commands = "", figure = "", date = ""] = line.split(CELL).map((cell) => cell.trim());
  if (!COMMANDS.test(commands)) return undefined;
  return { claim, commands: commands.slice(1, -1).split("`; `").map(unescaped), figure, date };
}

const unescaped = (text: string): string => text.replaceAll("\\|", "|");
const escaped = (text: string): string => text.replaceAll("|", "\\|");

/** The page with another figure and date in the row of that claim. */
export function withFigure(page: string, claim: string, figure: string, date: string): string {
  const lines = page.split("\n").map((line) => {
    const row = rowIn(line);
    if (row?.claim !== claim) return line;
    const commands = row.commands.map((command) => `\`${escaped(command)}\``).join("; ");
    return `| ${[claim, commands, escaped(figure), date].join(" | ")} |`;
  });
  return lines.join("\n");
}

/** The closing line of what a command printed; of a run of tests, how many have passed. */
export function figureIn(output: string): string {
  const text = stripVTControlCharacters(output);
  const [, tests] = /^ *Tests +(\d+) passed/m.exec(text) ?? [];
  if (tests !== undefined) return tests === "1" ? "1 test passed" : `${tests} tests passed`;
  return text.trimEnd().split("\n").at(-1)?.trim().replace(/\.$/, "") ?? "";
}
