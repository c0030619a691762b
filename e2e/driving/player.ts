import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";

/** Console errors that are allowed only while the server is down. */
const OUTAGE =
  /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED|WebSocket connection to|Failed to fetch|status of 50\d/;

/** A person at a screen of their own, who presses whatever the board offers. */
export interface Player {
  readonly page: Page;
  /** Everything that went wrong in the page. */
  readonly complaints: readonly string[];
  /** Allows console errors about a server that is down. */
  isOutage: boolean;
  close(): Promise<void>;
}

export async function newPlayer(browser: Browser, options: BrowserContextOptions = {}): Promise<Player> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    reducedMotion: "reduce",
    ...options,
  });
  const page = await context.newPage();
  // What tsx compiles calls this helper, also in functions that run in the page.
  await page.addInitScript("globalThis.__name = (named) => named");
  const complaints: string[] = [];
  const player = { page, complaints, isOutage: false, close: () => context.close() };
  page.on("pageerror", ({ stack, message }) => complaints.push(stack ?? message));
  page.on("console", (message) => {
    const text = message.text();
    if (message.type() !== "error" && message.type() !== "warning") return;
    if (!(player.isOutage && OUTAGE.test(text))) complaints.push(text);
  });
  return player;
}

/** Chooses 0 .. n - 1, the same way in every run. */
export function chooser(seed: number): (n: number) => number {
  let x = seed;
  return (n) => {
    x = (x * 48_271) % 2_147_483_647;
    return n === 0 ? 0 : x % n;
  };
}

/** The home page's entry of a game. */
export const plateOf = (page: Page, title = "Calimala"): Locator =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Spot extends Point {
  readonly what: string;
  /** Whether it lies so near to the last press that the two could be a double click. */
  readonly isNear: boolean;
}

/**
 * The places to press for all moves that are possible now: glowing parts of the board, buttons of moves without a
 * place, and the end of the turn, without those in a closed sheet or behind an open one; away from the last press where
 * a part is large enough. A part without a point that a pointer can hit is an error, and so is an end of the turn
 * without the sign of what is final.
 */
function spots({ last, near }: { last: Point; near: number }): Spot[] {
  const front = document.querySelector("dialog[open]") ?? document;
  const ends = [...front.querySelectorAll("[data-act=end]")];
  if (ends.some((end) => end.querySelector(".final-sign") === null)) {
    throw new Error("the end of the turn lacks the sign of what cannot be undone");
  }
  const parts = [...front.querySelectorAll("[data-target][data-legal]:not([aria-pressed=true]), [data-move]")];
  /** It, or what holds it, has just come up and takes no press yet. */
  const isNew = (part: Element): boolean =>
    [part, part.closest("[data-guarded]")].some((each) => (each?.getAnimations().length ?? 0) > 0) &&
    getComputedStyle(part).pointerEvents === "none";
  const shown = [...ends, ...parts].filter((part) => part.checkVisibility() && !isNew(part));
  return shown.map((part) => {
    const what = part.getAttribute("data-target") ?? part.getAttribute("data-move") ?? "end";
    let nearest: Spot | undefined;
    // Many cards to choose from scroll in their box.
    for (const isScrolled of [false, true]) {
      if (isScrolled) part.scrollIntoView({ block: "nearest", inline: "nearest" });
      const box = part.getBoundingClientRect();
      for (const share of [0.5, 0.3, 0.7, 0.15, 0.85]) {
        for (const other of [0.5, 0.3, 0.7, 0.15, 0.85]) {
          const x = box.left + box.width * share;
          const y = box.top + box.height * other;
          const hit = document.elementFromPoint(x, y);
          if (hit !== null && (part.contains(hit) || hit.closest("[data-target][data-legal]") === part)) {
            const isNear = Math.hypot(x - last.x, y - last.y) < near;
            if (!isNear) return { what, x, y, isNear };
            nearest ??= { what, x, y, isNear };
          }
        }
      }
      if (nearest !== undefined) return nearest;
    }
    throw new Error(`${what} cannot be pressed`);
  });
}

/** Pause after which a second press does not count as a double click. */
export const PAUSE_MS = 420;

/** Two presses closer than this, in pixels, may be a double click, in a bar as well. */
const NEAR = 44;

interface Press extends Point {
  /** Milliseconds. */
  readonly at: number;
}

const lastOf = new WeakMap<Page, Press>();
const NOWHERE: Press = { x: -NEAR, y: -NEAR, at: 0 };

/** Waits until a press is no second click of the last one. */
const toBeApart = async (page: Page): Promise<void> => {
  const left = (lastOf.get(page) ?? NOWHERE).at + PAUSE_MS - performance.now();
  if (left > 0) await page.waitForTimeout(left);
};

/** Confirms what the page asks about, if it asks. */
export async function confirmOnce(page: Page): Promise<boolean> {
  const yes = page.locator("[data-act=confirm]");
  if ((await yes.count()) === 0) return false;
  await page.waitForTimeout(PAUSE_MS);
  await yes.click({ timeout: 2000 }).catch(() => undefined);
  return true;
}

/** Skips what the others did, if the page shows that. */
export async function toNow(page: Page): Promise<void> {
  const button = page.locator("[data-act=to-now]");
  if ((await button.count()) > 0) await button.click({ timeout: 1000 }).catch(() => undefined);
}

/** Has the page ask no more before what cannot be undone: whole matches are played faster. */
export const askNoMore = ({ page }: Player): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem("fiorino.ask-first", "no"));

/** Has *Play now* of a game open a table of this company, for example "2 apprentice". */
export const playNowWith = ({ page }: Player, company: string, game: string): Promise<unknown> =>
  page.addInitScript(
    ([key = "", value = ""]) => localStorage.setItem(key, value),
    [`fiorino.play-now.${game}`, company],
  );

/**
 * A place to press, away from the last press if there is one. Every second turn that can be ended is ended: a random
 * walk takes its time.
 */
function oneOf(all: readonly Spot[], choose: (n: number) => number): Spot | undefined {
  const end = all.find(({ what }) => what === "end");
  if (end !== undefined && choose(2) === 0) return end;
  const apart = all.filter(({ isNear }) => !isNear);
  return apart.length > 0 ? apart[choose(apart.length)] : all[choose(all.length)];
}

/** A place to press, at once or as soon as it is no double click; undefined when there is nothing to do. */
async function nextSpot(page: Page, choose: (n: number) => number): Promise<Spot | undefined> {
  const last = lastOf.get(page) ?? NOWHERE;
  const spot = oneOf(await page.evaluate(spots, { last, near: NEAR }), choose);
  if (spot?.isNear) await toBeApart(page);
  if (spot !== undefined) lastOf.set(page, { x: spot.x, y: spot.y, at: performance.now() });
  return spot;
}

/** Asked of the page by one question: most of the time there is nothing to do. */
const hasNothing = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      document.querySelector(
        "[data-act=confirm], [data-act=to-now], [data-act=end], [data-target][data-legal], [data-move]",
      ) === null,
  );

/** Presses one possible place. Returns its name, or undefined when there is nothing to do. */
async function actOnce({ page }: Player, choose: (n: number) => number): Promise<string | undefined> {
  if (await hasNothing(page)) return undefined;
  if (await confirmOnce(page)) return "confirm";
  await toNow(page);
  const spot = await nextSpot(page, choose);
  if (spot === undefined) return undefined;
  await page.mouse.click(spot.x, spot.y);
  return spot.what;
}

/** The button that confirms; asked by a bare selector: a locator walks through the whole page, which would slow what is measured. */
const confirmPlace = (page: Page): Promise<Point | null> =>
  page.evaluate(() => {
    const box = document.querySelector("[data-act=confirm]")?.getBoundingClientRect();
    return box === undefined ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });

/** Taps one possible place, what it asks about included; false when there is nothing to do yet. */
export async function press({ page }: Player, choose: (n: number) => number): Promise<boolean> {
  const isAsked = (await confirmPlace(page)) !== null;
  if (isAsked) await page.waitForTimeout(PAUSE_MS);
  const place = isAsked ? await confirmPlace(page) : await nextSpot(page, choose);
  if (place == null) return false;
  await page.touchscreen.tap(place.x, place.y);
  return true;
}

/** Plays on, each in turn, until `isDone` says so. */
export async function playUntil(
  players: readonly Player[],
  choose: (n: number) => number,
  isDone: () => Promise<boolean>,
): Promise<void> {
  while (!(await isDone())) {
    let hasActed = false;
    for (const player of players) hasActed = (await actOnce(player, choose)) !== undefined || hasActed;
    if (!hasActed) await players[0]?.page.waitForTimeout(60);
  }
}
