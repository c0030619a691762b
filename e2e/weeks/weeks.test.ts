import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { GAMES } from "#games";
import { holdEvening } from "../driving/hold-evening.ts";
import { chooser, type Player } from "../driving/player.ts";
import { isOver, OVER } from "../driving/table.ts";
import { FAR_APART, type Friends, letBotPlay, rest, seeBoard, sitDown } from "./friends.ts";
import { DAY, HOUR, SECOND, Weeks } from "./weeks.ts";

const evening = holdEvening();
const isWhole = process.env["FIORINO_ALL"] !== undefined;
const MATCHES = isWhole ? GAMES.map(({ meta }) => meta) : GAMES.slice(-1).map(({ meta }) => meta);
const root = join(import.meta.dirname, "../..");

async function arriveFarApart(): Promise<Friends> {
  const [ada, bruno, caio] = FAR_APART;
  return [await evening.arrive(ada), await evening.arrive(bruno), await evening.arrive(caio)];
}

const MINUTES_OF_DAY = 24 * 60;

/** How long it is until the clocks in a zone show so many hours after midnight. */
function untilHour(hour: number, now: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" })
    .format(now)
    .split(":");
  const minutes = Number(parts[0]) * 60 + Number(parts[1]);
  return ((hour * 60 - minutes + MINUTES_OF_DAY) % MINUTES_OF_DAY) * 60_000;
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** What the record of a finished match proves, read again by the toolbox: entries, draws, and everybody's time. */
async function verified(table: string): Promise<string> {
  const path = join(evening.house.data, `${table}.json`);
  writeFileSync(path, await (await fetch(`${evening.house.url}/api/tables/${table}/record`)).text());
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, "scripts/toolbox.js"), "verify", path], {
    encoding: "utf8",
  });
  return stdout + stderr;
}

/** What is said of a seat's clock when the page is loaded anew. */
async function clockSeenAnew(player: Player, seat: number): Promise<string | null> {
  const { page } = player;
  await page.reload();
  await seeBoard(player);
  return page.locator(`[data-clock="${seat}"]:visible`).first().getAttribute("aria-label");
}

/** To the final table of everybody; the record holds what was played, drawn and timed, and no page has complained. */
async function playToTheEnd(weeks: Weeks, friends: Friends): Promise<void> {
  await weeks.playUntil(isOver(friends[0]));
  for (const { page } of friends) await page.locator(OVER).waitFor();
  expect(await verified(weeks.table)).toMatch(/entries, all as.*draws, all from.*3 clocks, all as/s);
  await weeks.close();
  expect(friends.flatMap(({ complaints }) => complaints)).toEqual([]);
}

test.each(MATCHES)(
  "$title over weeks: a night, a restart, a crash, a vacation, one who leaves and comes back",
  async ({ id, title }) => {
    const friends = await arriveFarApart();
    const [ada, bruno, caio] = friends;
    const { house } = evening;
    await rest(bruno, house.url, { sleep: { from: "22:00", to: "07:30" } });
    const pace = { "How time runs": "correspondence", "A turn within": "2 days", "and a bank": "3 days" };
    await sitDown(friends, { url: house.url, title, pace });
    const weeks = await Weeks.begin({ house, friends, choose: chooser(2010), pause: HOUR });

    // A night: Bruno's clock stands, and the others see that he sleeps.
    await weeks.playToTurnOf(1);
    await weeks.pass(untilHour(23, await weeks.now(), FAR_APART[1].timezoneId));
    await expect.poll(() => clockSeenAnew(ada, 1)).toContain("asleep");
    await weeks.pass(9 * HOUR);

    await weeks.playOn(3);
    await weeks.outage("stop", 5 * HOUR);
    await weeks.playOn(3);
    await weeks.outage("kill", 3 * DAY);

    // A vacation that begins tomorrow, longer than turn and bank together.
    const today = await weeks.now();
    await rest(ada, house.url, { vacation: { from: dayOf(today + DAY), to: dayOf(today + 10 * DAY) } });
    await ada.page.goBack();
    await seeBoard(ada);
    const deadline = await weeks.playToTurnOf(0, today);
    expect(deadline).toBeGreaterThan(today + 11 * DAY);
    await weeks.pass(today + 5 * DAY - (await weeks.now()));
    await expect.poll(() => clockSeenAnew(bruno, 0)).toContain("abwesend");
    await weeks.pass(6 * DAY);

    // Caio leaves, his time runs out, and he comes back.
    await weeks.playToTurnOf(2);
    await caio.page.goto(house.url);
    await weeks.letTimeRunOut(2);
    await expect.poll(() => ada.page.getByText(/^The time of .* is up/).count()).toBeGreaterThan(0);
    await weeks.playOn(2, [ada, bruno]);
    await caio.page.goto(ada.page.url());
    await expect.poll(() => ada.page.getByText(/ is back$/).count()).toBeGreaterThan(0);
    await weeks.playToTurnOf(2);
    expect(await weeks.weeks()).toBeGreaterThan(2);

    if (!isWhole) for (const friend of friends) await letBotPlay(friend);
    else if (id === "firenze") await weeks.endGreedily();
    await playToTheEnd(weeks, friends);
  },
  1_800_000,
);

test.runIf(isWhole)(
  "a live match of twenty minutes each, in which one runs out of time",
  async () => {
    const friends = await arriveFarApart();
    const [ada, bruno] = friends;
    const { house } = evening;
    const pace = { "How time runs": "live", "Each has": "20 min", "And every turn": "20 s" };
    await sitDown(friends, { url: house.url, title: "Firenze", pace });
    const live = await Weeks.begin({ house, friends, choose: chooser(1432), pause: 4 * SECOND });
    await live.playOn(10);

    // The last half minute is read out, and then a bot plays on.
    await live.playToTurnOf(1);
    await live.letTimePass(1, 40 * SECOND);
    await expect.poll(() => clockSeenAnew(bruno, 1)).toMatch(/0:[0-3]/);
    await bruno.page.getByRole("status").filter({ hasText: "30 s" }).waitFor();
    await live.letTimeRunOut(1);
    const back = bruno.page.locator("[data-act=take-back]");
    await back.waitFor();
    await live.playOn(2, [ada, ...friends.slice(2)]);
    await back.click();
    await back.waitFor({ state: "detached" });

    await playToTheEnd(live, friends);
  },
  1_800_000,
);
