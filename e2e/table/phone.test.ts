import { expect, test } from "vitest";
import { holdEvening } from "../driving/hold-evening.ts";
import { askNoMore, chooser, confirmOnce, playUntil, toNow } from "../driving/player.ts";
import { playNow } from "../driving/table.ts";

const evening = holdEvening();

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };

test("a chip opens the sheet at its seat, Escape closes it", async () => {
  const { page, complaints } = await evening.arrive(PHONE);
  await playNow(page, evening.house.url);
  await page.getByRole("button", { name: /^Bot 2: / }).tap();
  const line = page.locator("aside [data-anchor~='seat:2']");
  await line.waitFor();
  // At the top of the sheet, below the two lines that stay there: nothing of it is cut off or covered.
  const place = () =>
    line.evaluate((each) => {
      const { left, top } = each.getBoundingClientRect();
      const below = top - (each.closest("aside")?.getBoundingClientRect().top ?? 0);
      return {
        isAtTop: below >= 0 && below < 108,
        isSeen: each.contains(document.elementFromPoint(left + 4, top + 4)),
      };
    });
  await expect.poll(place).toEqual({ isAtTop: true, isSeen: true });
  // The way home stands above the board, languages and settings above what has been scrolled away.
  await page.getByRole("link", { name: "Home" }).click({ trial: true });
  const top = await page.locator("aside").evaluate((sheet) => sheet.getBoundingClientRect().top);
  for (const name of ["Deutsch", "Settings"]) {
    const box = await page.getByRole("button", { name, exact: true }).boundingBox();
    expect((box?.y ?? 0) - top).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 999) - top).toBeLessThan(44);
  }
  await page.keyboard.press("Escape");
  await line.waitFor({ state: "hidden" });
  // The log is another thing: it is not left where the seat was.
  await page.getByRole("button", { name: "Log" }).tap();
  await line.waitFor();
  expect(await page.locator("aside").evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  expect(complaints).toEqual([]);
});

const DESK = { viewport: { width: 1280, height: 800 }, hasTouch: true };

/** Whether a control takes presses in the moment in which it comes up. */
const pressableAtFirst = (selector: string): Promise<boolean> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const control = document.querySelector(selector);
      if (control !== null) resolve(getComputedStyle(control).pointerEvents !== "none");
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });

test.each([
  { where: "a phone", screen: PHONE, n: 2 },
  { where: "a phone", screen: PHONE, n: 4 },
  { where: "a desk", screen: DESK, n: 1 },
])(
  "the button to sail stands beside the card, whichever was pressed (card $n on $where), and takes no press at first",
  async ({ screen, n }) => {
    const player = await evening.arrive(screen);
    const { page } = player;
    await askNoMore(player);
    await playNow(page, evening.house.url, "Mille Fiori");
    const pressed = page.locator("[data-target^='hand:'][data-legal]").nth(n);
    await pressed.waitFor();
    const sail = page.locator("button[data-target^='sea:'][data-legal]");
    const pressable = page.evaluate(pressableAtFirst, "button[data-target^='sea:'][data-legal]");
    await pressed.tap();
    const toSail = async (): Promise<number> => {
      await confirmOnce(page);
      await toNow(page);
      return sail.count();
    };
    await expect.poll(toSail, { timeout: 20_000 }).toBe(1);
    expect(await pressable).toBe(false);
    const [button, card] = [
      await sail.boundingBox(),
      await page.locator("[data-target^='kept:']").last().boundingBox(),
    ];
    if (button === null || card === null) throw new Error("button and card are seen");
    expect(button.x - card.x - card.width).toBeGreaterThan(0);
    expect(button.x - card.x - card.width).toBeLessThan(24);
    expect(player.complaints).toEqual([]);
  },
);

test("all of a turn is taken back on a phone, too; a button that has just come up takes no press, and one beside a reason drops nothing that is picked", async () => {
  const player = await evening.arrive(PHONE);
  const { page } = player;
  await askNoMore(player);
  await playNow(page, evening.house.url, "Firenze");
  const slot = page.locator("[data-target='slot:0'][data-legal]");
  await slot.waitFor();
  const pressable = page.evaluate(pressableAtFirst, "[data-act=undo]");
  await slot.tap();
  for (const next of ["site:", "tower:"]) {
    await page.locator("[data-target^='storage:'][data-legal]").first().tap();
    await page.locator(`[data-target^='${next}'][data-legal]`).first().tap();
  }
  expect(await pressable).toBe(false);
  await page.locator("[data-target^='storage:'][data-legal]").first().tap();
  const picked = page.locator("[data-target^='storage:'][aria-pressed=true]");
  await picked.waitFor();
  await page.locator("[data-target='slot:5'], [data-card='slot:5']").first().tap({ force: true });
  await page.locator("[role=status] > p").first().waitFor();
  await page.getByRole("button", { name: "Log" }).first().tap();
  expect(await picked.count(), "a press on a button drops nothing").toBe(1);
  await page.keyboard.press("Escape");
  await page.locator("[data-act=undo-all]").tap();
  await page.locator("[data-act=undo]").waitFor({ state: "detached" });
  expect(player.complaints).toEqual([]);
});

test("a tap on the place of a new tower shows its colours, and begins none behind them", async () => {
  const player = await evening.arrive(PHONE);
  const { page } = player;
  await askNoMore(player);
  await playNow(page, evening.house.url, "Firenze");
  await page.locator("[data-target='slot:0'][data-legal]").tap();
  const place = page.getByRole("button", { name: "New tower: choose its colour", disabled: false });
  await page.locator("[data-target^='storage:'][data-legal]").first().waitFor();
  await place.tap();
  await page.locator("dialog[open] [data-target^='site:'][data-legal]").first().waitFor();
  expect(await page.locator("[data-target^='tower:0:']").count()).toBe(0);
  expect(player.complaints).toEqual([]);
});

test("the buttons beside the phase take no press on the line below them", async () => {
  const { page, complaints } = await evening.arrive(PHONE);
  await playNow(page, evening.house.url, "Firenze");
  const line = page.locator("main header p").first();
  await line.waitFor({ state: "attached" });
  const met = await line.evaluate((words) => {
    const { top, left } = words.getBoundingClientRect();
    const across = Array.from({ length: Math.floor(innerWidth / 10) - 2 }, (_, n) => left + 10 * n + 5);
    return across.filter((x) => document.elementFromPoint(x, top + 1)?.closest("main header") === null);
  });
  expect(met).toEqual([]);
  // Without words to unfold, too: a browser gives a tap to a button near by.
  const { x, y } = (await line.boundingBox()) ?? { x: 0, y: 0 };
  const { href } = new URL(page.url());
  for (const across of [60, 100, 230, 270]) await page.touchscreen.tap(x + across, y + 6);
  expect([page.url(), await page.locator("[data-help-card]").count()]).toEqual([href, 0]);
  expect(complaints).toEqual([]);
});

test("a press on the line below the headline, or Enter, unfolds all of it, the next press or key folds it again", async () => {
  const player = await evening.arrive(PHONE);
  const { page } = player;
  await askNoMore(player);
  await playNow(page, evening.house.url, "Firenze");
  const line = page.locator("main header p").first();
  const button = page.locator("main header [aria-expanded]");
  const isOwn = async () => (await page.locator("[data-target^='slot:'][data-legal]").count()) > 0;
  await playUntil([player], chooser(7), async () => (await isOwn()) && (await button.count()) > 0);
  const isWhole = () => button.getAttribute("aria-expanded");
  await button.tap();
  await expect.poll(isWhole).toBe("true");
  await page.keyboard.press("Shift");
  await expect.poll(isWhole).toBe("false");
  await button.press("Enter");
  await expect.poll(isWhole).toBe("true");
  await page.locator("main header h1").tap();
  await expect.poll(isWhole).toBe("false");
  await button.tap();
  await expect.poll(isWhole).toBe("true");
  // On it, where somebody's chip lies below.
  const box = await line.boundingBox();
  const met = await line.evaluate((unfolded) => {
    const { left, top, width } = unfolded.getBoundingClientRect();
    const across = Array.from({ length: Math.floor(width / 10) - 1 }, (_, n) => left + 10 * (n + 1));
    return across.filter(
      (x) => x < innerWidth && !unfolded.parentElement?.contains(document.elementFromPoint(x, top + 4)),
    );
  });
  expect(met, "no button above it reaches into its first line").toEqual([]);
  await page.touchscreen.tap((box?.x ?? 0) + 40, (box?.y ?? 0) + (box?.height ?? 0) - 4);
  await expect.poll(isWhole).toBe("false");
  expect(await page.locator("main ~ [aria-expanded]").first().getAttribute("aria-expanded"), "the chip's sheet").toBe(
    "false",
  );
  expect(player.complaints).toEqual([]);
});

test("the reason at a touched part stands beside it alone, not in the line below the headline as well", async () => {
  const player = await evening.arrive(PHONE);
  const { page } = player;
  await playNow(page, evening.house.url, "Mille Fiori");
  await page.locator("[data-target^='hand:'][data-legal]").first().waitFor();
  const line = page.locator("main header p").first();
  const before = await line.innerText();
  await page.locator("section [data-target^='workshops:']").nth(4).tap({ force: true });
  const reason = page.locator("[role=status] > p").first();
  await reason.waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName), "a finger leaves the focus at the title").toBe(
    "H1",
  );
  await page.waitForTimeout(100);
  expect(await line.innerText()).toBe(before);
  await page.locator("main header h1").tap();
  await reason.waitFor({ state: "detached" });
  const card = page.locator("[data-help-card]");
  await page.locator("main [data-card^='harbor:']").first().locator("path").first().tap({ force: true });
  await card.waitFor();
  await page.locator("section [data-target^='workshops:']").nth(4).tap({ force: true });
  await reason.waitFor();
  expect(await card.count(), "one tap closes the card and answers").toBe(0);
  expect(player.complaints).toEqual([]);
});

test("a tap on a bonus chain, between its diamonds too, or on the number of a fleet, tells also when there is nothing to choose", async () => {
  const player = await evening.arrive(PHONE);
  const { page } = player;
  await askNoMore(player);
  await playNow(page, evening.house.url, "Mille Fiori");
  await playUntil([player], chooser(7), () => page.locator("[data-act=end]").isVisible());
  const card = page.locator("[data-help-card]");
  for (const [part, words] of [
    ["[data-target='bonus:houses']", "Still missing:"],
    ["[data-target='bonus:nobili']", "Still missing:"],
    ["[data-card='harbor:3']", "Fleet of row 2"],
  ] as const) {
    const box = await page.locator(part).locator("path").first().boundingBox();
    if (box === null) throw new Error(`${part} is seen`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await card.getByText(words).waitFor();
    await page.locator("main header h1").tap();
    await card.waitFor({ state: "detached" });
  }
  expect(player.complaints).toEqual([]);
});

test("a tap beside an open card closes it, one on another part opens that one's, and one on a button or what can be played does what it says", async () => {
  const player = await evening.arrive(PHONE);
  const { page } = player;
  await playNow(page, evening.house.url, "Firenze");
  const card = page.locator("[data-help-card]");
  const opener = page.locator("main [data-card='deck'][role=button]").first();
  await page.locator("[data-target^='slot:'][data-legal]").first().waitFor({ timeout: 20_000 });
  await opener.tap();
  await card.waitFor();
  const log = page.locator("main ~ [aria-expanded]").first();
  await page.locator("main header h1").tap();
  await card.waitFor({ state: "detached" });
  expect(await log.getAttribute("aria-expanded")).toBe("false");
  await opener.tap();
  await card.waitFor();
  const title = await card.locator("h2").textContent();
  await page.locator("main [data-card='discards']").first().tap();
  await expect.poll(() => card.locator("h2").textContent()).not.toBe(title);
  await log.tap();
  await expect.poll(() => log.getAttribute("aria-expanded")).toBe("true");
  expect(await card.count()).toBe(0);
  await page.keyboard.press("Escape");
  await opener.tap();
  await card.waitFor();
  await page.locator("[data-target^='slot:'][data-legal]").first().tap();
  await card.waitFor({ state: "detached" });
  await page.locator("[data-act=confirm], [data-act=undo], [aria-pressed=true]").first().waitFor();
  expect(player.complaints).toEqual([]);
});

test("a question at a desk, and many buttons, leave the headline as large and wide as it was", async () => {
  const { page } = await evening.arrive(DESK);
  await playNow(page, evening.house.url);
  const card = page.locator("[data-target^='scoring:'][data-legal]").first();
  await card.waitFor();
  const headline = page.locator("[data-game] h1");
  const seen = async () => [
    await headline.evaluate((h1) => getComputedStyle(h1).fontSize),
    await headline.boundingBox(),
  ];
  const before = await seen();
  await card.click();
  await page.locator("[data-act=confirm]").waitFor();
  expect(await seen()).toEqual(before);
  await page.locator("main [role=toolbar]").evaluate((toolbar) => {
    const [button] = toolbar.children;
    for (let n = 0; n < 4; n++) {
      const more = button?.cloneNode() ?? toolbar;
      more.textContent = "Decline Transport";
      toolbar.append(more);
    }
  });
  await page.waitForTimeout(300);
  expect(await seen()).toEqual(before);
});

/** The longest sentences of the headline. */
const LONGEST = [
  "Tu: terminar o turno, depois assento 4 e o disco branco para ti (Santa Croce: contributos e obras de arte)",
  "Gleich für dich, weil es anders nicht geht: Diese Scheibe abschließen, dann endet der Zug von Bartolomea",
];

test("the headline has one size for each width of a window, and room for two lines, whatever it says", async () => {
  const { page } = await evening.arrive(DESK);
  await playNow(page, evening.house.url);
  await page.locator("[data-game] h1 > span").waitFor();
  const seen = (text: string) =>
    page.evaluate((words) => {
      const heading = document.querySelector<HTMLElement>("[data-game] h1") ?? document.body;
      const span = heading.querySelector("span") ?? heading;
      span.textContent = words;
      const parts = [...document.querySelectorAll("[data-game] header > *, main > section")];
      const boxes = parts.map((part) => JSON.stringify(part.getBoundingClientRect()));
      const isCut = span.scrollHeight > span.clientHeight + 8 || span.scrollWidth > span.clientWidth;
      return { isCut, boxes, size: getComputedStyle(span).fontSize };
    }, text);
  for (const [width, height] of [
    [360, 640],
    [768, 1024],
    [1024, 768],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(300);
    const { boxes, size } = await seen("You: place a disc");
    for (const text of LONGEST) expect(await seen(text), `${width} px: ${text}`).toEqual({ isCut: false, boxes, size });
  }
});

/** The links above the log that take presses over less than so many pixels. */
function lowLinks(least: number): readonly string[] {
  const links = [
    ...document.querySelectorAll<HTMLElement>("aside header nav > *, [data-game] > nav a, aside + button"),
  ];
  const highOf = (link: HTMLElement): number => {
    const { left, top, width, height } = link.getBoundingClientRect();
    const isHit = (y: number): boolean => document.elementFromPoint(left + width / 2, y) === link;
    let [from, to] = [top + height / 2, top + height / 2];
    while (from > 0 && isHit(from - 1)) from--;
    while (to < innerHeight && isHit(to + 1)) to++;
    return to - from;
  };
  return links.filter((link) => link.checkVisibility() && highOf(link) < least).map((link) => link.textContent ?? "");
}

test.each([
  { width: 1280, height: 800, isMobile: false, least: 22 },
  { width: 1280, height: 800, isMobile: true, least: 38 },
  { width: 360, height: 640, isMobile: true, least: 38 },
])("the links above the log are high enough to hit: $width px, a finger: $isMobile", async ({ least, ...screen }) => {
  const { isMobile, ...viewport } = screen;
  const { page } = await evening.arrive({ viewport, isMobile, hasTouch: isMobile });
  await playNow(page, evening.house.url);
  await page.locator("[data-game] [data-legal]").first().waitFor();
  expect(await page.evaluate(lowLinks, least)).toEqual([]);
});
