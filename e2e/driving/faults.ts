import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

const PHONE = { width: 360, height: 640 };
const DESK = { width: 1280, height: 800 };

/** A phone in the dark and a desk in the light; with FIORINO_ALL both in both. */
const LOOKS = [
  { size: PHONE, colorScheme: "dark" },
  { size: DESK, colorScheme: "light" },
  ...(process.env["FIORINO_ALL"] === undefined
    ? []
    : ([
        { size: PHONE, colorScheme: "light" },
        { size: DESK, colorScheme: "dark" },
      ] as const)),
] as const;

/**
 * The accessibility checker on a page. The pages have no frames of elsewhere; without legacy mode a page of its own is
 * opened each time to put the findings of frames together.
 */
export const axeOn = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode(true);

/** The accessibility checker's findings. */
export async function faults(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { size, colorScheme } of LOOKS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    const { violations } = await axeOn(page).analyze();
    for (const { id, nodes } of violations) {
      found.push(...nodes.map(({ html }) => `${size.width} ${colorScheme} ${id}: ${html}`));
    }
  }
  return found;
}
