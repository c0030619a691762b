import type { Page } from "playwright-core";

/** What is wrong with the help of a position; every list is empty where nothing is. */
interface HelpFaults {
  /** Digits and symbols without a card. */
  readonly bare: readonly string[];
  /** Cards that leave the screen or cut their words. */
  readonly cut: readonly string[];
  /** Cards whose sentences have more than 40 words. */
  readonly long: readonly string[];
  /** Cards that lie on something that can be pressed. */
  readonly inTheWay: readonly string[];
}

/** What is no part of the game: status, choices, menu, log. */
const AROUND = "dialog, header, nav, [role=toolbar], [role=status], section:has([role=log]), [data-part=recap]";
const MOST_WORDS = 40;

/** Looks for digits and symbols without a card, and opens the card of everything that has one. */
async function faultsNow({ around, most }: { around: string; most: number }): Promise<HelpFaults> {
  const HELPED = "[data-target], [data-card], [data-score]";
  const shown = (part: Element): boolean => part.checkVisibility() && part.getBoundingClientRect().width > 0;
  const game = document.querySelector("[data-game]") ?? document.body;

  const bare = [...game.querySelectorAll("*")].flatMap((part) => {
    const own = [...part.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : "")).join("");
    const isSign = part.localName === "use";
    if (!(isSign || /\d/.test(own)) || part.closest(`${HELPED}, ${around}`) !== null || !shown(part)) return [];
    return [
      `${own}${part.getAttribute("href") ?? ""} in ${part.parentElement?.parentElement?.outerHTML.slice(0, 120)}`,
    ];
  });

  // The page renders in microtasks. A frame would draw all of it as well, and let the position change meanwhile.
  const rendered = async () => {
    for (let turn = 0; turn < 8; turn++) await null;
  };
  const key = (name: string) => document.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
  const [cut, long, inTheWay]: [string[], string[], string[]] = [[], [], []];
  const about = (part: Element) => part.getAttribute("data-target") ?? part.getAttribute("data-card") ?? "";
  const front = document.querySelector("dialog[open]");
  const parts = [...(front ?? game).querySelectorAll("[data-target], [data-card]")].filter(shown);
  const once = [...new Map(parts.map((part) => [about(part), part])).values()];
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  for (const part of once) {
    // Told to the root alone: the board shows nothing of what a press would do.
    (part.firstElementChild ?? part).dispatchEvent(new PointerEvent("pointerover", { pointerType: "mouse" }));
    key("h");
    await rendered();
    const card = document.querySelector("[data-help-card]");
    if (card === null) {
      bare.push(`no card: ${about(part)}`);
      continue;
    }
    const { left, top, right, bottom } = card.getBoundingClientRect();
    const isOut = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    if (isOut || card.scrollWidth > card.clientWidth + 1) cut.push(about(part));
    const words = (card.querySelector("[data-part=rule]")?.textContent ?? "")
      .split(/\s+/)
      .filter((word) => word !== "");
    if (words.length > most) long.push(`${about(part)}: ${words.length} words`);
    const isCovering = [...(front ?? document).querySelectorAll("[data-legal]")].some((legal) => {
      const box = legal.getBoundingClientRect();
      const isApart = box.right <= left + 1 || box.left >= right - 1 || box.bottom <= top + 1 || box.top >= bottom - 1;
      return legal !== part && !part.contains(legal) && box.width > 0 && !isApart;
    });
    if (isCovering) inTheWay.push(about(part));
    key("h");
    await rendered();
  }
  return { bare, cut, long, inTheWay };
}

/** The faults of a position: of the sheet that is open, then of the board. */
export async function helpFaults(page: Page): Promise<HelpFaults> {
  const look = (): Promise<HelpFaults> => page.evaluate(faultsNow, { around: AROUND, most: MOST_WORDS });
  if ((await page.locator("dialog[open]").count()) === 0) return await look();
  const inSheet = await look();
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  const behind = await look();
  return {
    bare: [...inSheet.bare, ...behind.bare],
    cut: [...inSheet.cut, ...behind.cut],
    long: [...inSheet.long, ...behind.long],
    inTheWay: [...inSheet.inTheWay, ...behind.inTheWay],
  };
}

/** Shows the same match in another language. */
export async function speak(page: Page, locale: string): Promise<void> {
  await page.evaluate((each) => localStorage.setItem("fiorino.language", each), locale);
  await page.reload();
  await page.locator("[data-game] h1").waitFor();
}
