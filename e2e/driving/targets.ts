import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";

/** How large the parts of a board are that can be pressed on a phone, beside what docs/targets.md allows. */

/** The smallest side of a target of each kind, in pixels. */
export type Sides = Readonly<Record<string, number>>;

/** The size that a thumb hits. */
const THUMB = 40;

/**
 * All that glows, choices without a place and buttons of the turn: the shorter side of each kind's smallest part. A
 * part is as large as its box, or as the place around its middle that presses it.
 */
function sidesNow(): Record<string, number> {
  const sides: Record<string, number> = {};
  const front = document.querySelector("dialog[open]") ?? document;
  /** A press of the part only brings its close-up. */
  const enlarges = (part: Element): boolean =>
    part
      .getAttribute("data-target")
      ?.startsWith(part.closest("[data-enlarges]")?.getAttribute("data-enlarges") ?? "nothing") === true;
  for (const part of front.querySelectorAll("[data-target][data-legal], [data-move], [data-act]")) {
    if (!part.checkVisibility() || enlarges(part)) continue;
    const { left, top, width, height } = part.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const reach = [
      [19, 0],
      [-19, 0],
      [0, 19],
      [0, -19],
    ].map(([dx = 0, dy = 0]) => part.contains(document.elementFromPoint(x + dx, y + dy)));
    const wide = reach[0] && reach[1] ? Math.max(width, 40) : width;
    const high = reach[2] && reach[3] ? Math.max(height, 40) : height;
    const kind = part.getAttribute("data-target")?.split(":")[0] ?? "button";
    sides[kind] = Math.min(sides[kind] ?? 1000, Math.round(Math.min(wide, high)));
  }
  return sides;
}

/** The smaller of both for each kind, after what can be pressed now has been measured. */
export async function measured(page: Page, before: Sides): Promise<Sides> {
  const now = await page.evaluate(sidesNow);
  const kinds = new Set([...Object.keys(before), ...Object.keys(now)]);
  return Object.fromEntries([...kinds].map((kind) => [kind, Math.min(before[kind] ?? 1000, now[kind] ?? 1000)]));
}

const ROW = /^\| (?<game>[a-z-]+) \| `(?<kind>\w+)` \| (?<side>\d+) \|/gm;

/** The kinds of a game that may be smaller than a thumb, and how small. */
export function exceptionsOf(game: string): Sides {
  const page = readFileSync(join(import.meta.dirname, "../../docs/targets.md"), "utf8");
  const rows = [...page.matchAll(ROW)].map(({ groups }) => groups ?? {});
  return Object.fromEntries(
    rows.filter((row) => row["game"] === game).map((row) => [row["kind"] ?? "", Number(row["side"])]),
  );
}

/** Bots play otherwise every time: a part may be this much smaller than in the match that was measured, in pixels. */
const SLACK = 3;

/** The kinds that are smaller than a thumb, or clearly smaller than their exception says. */
export const tooSmall = (sides: Sides, exceptions: Sides): readonly string[] =>
  Object.entries(sides)
    .filter(([kind, side]) => side < (exceptions[kind] ?? THUMB + SLACK) - SLACK)
    .map(([kind, side]) => `${kind}: ${side} px`);
