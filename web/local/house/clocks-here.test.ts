import { expect, test } from "vitest";
import { FastChance, isToAct, type Seat } from "#engine";
import type { HereSeat } from "../store/kept.ts";
import { commit, stretchOf, type TestPage, testPage, testStore } from "./house.fixture.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const TABLE = "here-lily";
const PACE = { kind: "live", minutes: 5, increment: 20 } as const;
const PEOPLE: readonly HereSeat[] = ["Ada", "Bruno"].map((name) => ({ kind: "person", name }));

/** A page on a device whose time is set by hand. */
function pageAt(store = testStore()) {
  const device = { now: 1_000_000, ring: null as (() => void) | null, in: 0 };
  const page = testPage(store, 1, {
    now: () => device.now,
    alarm: (milliseconds, ring) => {
      Object.assign(device, { ring, in: milliseconds });
      return () => {
        device.ring = null;
      };
    },
  });
  /** Time passes, and an alarm that is due rings. */
  const pass = async (milliseconds: number): Promise<void> => {
    device.now += milliseconds;
    if (device.in <= milliseconds) device.ring?.();
    device.in -= milliseconds;
    await page.quiet();
  };
  return { page, device, pass, store };
}

async function follow(page: TestPage): Promise<void> {
  await page.house.hear({ type: "follow", table: TABLE, since: 0 });
  await page.quiet();
}

async function begun(page: TestPage): Promise<Seat> {
  await page.house.ask({
    type: "open",
    match: { id: TABLE, game: "firenze", seats: PEOPLE, options: {}, pace: PACE },
  });
  await follow(page);
  return [0, 1].find((seat) => isToAct(page.match().toAct, seat as Seat)) as Seat;
}

const timeOf = (page: TestPage, seat: number) => page.match().clocks?.seats[seat] ?? undefined;

test("clocks of a match in the page run by the device's time, for who owes a decision", async () => {
  const { page, device, pass } = pageAt();
  const seat = await begun(page);
  expect(page.table().pace).toEqual(PACE);
  expect(timeOf(page, seat)).toMatchObject({ left: 5 * MINUTE, until: device.now + SECOND + 5 * MINUTE });
  expect(timeOf(page, 1 - seat)).toEqual({ left: 5 * MINUTE });
  await pass(2 * MINUTE);
  const source = new FastChance(3);
  while (isToAct(page.match().toAct, seat)) await commit(page, stretchOf(page, source));
  expect(timeOf(page, seat)).toEqual({ left: 5 * MINUTE - 2 * MINUTE + SECOND + 20 * SECOND });
  expect(timeOf(page, 1 - seat)?.until).toBe(device.now + SECOND + 5 * MINUTE);
});

test("when a time is up a bot plays on, until the person is back with the increment", async () => {
  const { page, pass } = pageAt();
  const seat = await begun(page);
  await pass(5 * MINUTE + SECOND);
  expect(timeOf(page, seat)).toEqual({ left: 0, isStopped: true });
  expect(isToAct(page.match().toAct, (1 - seat) as Seat), "the bot has played").toBe(true);
  expect(page.table().seats[seat]?.standIn).toBeDefined();
  expect(page.table().incidents.map(({ type }) => type)).toEqual(["time-up"]);
  await page.house.ask({ type: "take-back", table: TABLE, seat });
  await page.quiet();
  expect(timeOf(page, seat)).toEqual({ left: 20 * SECOND });
  expect(page.table().seats[seat]?.standIn).toBeUndefined();
});

test("while nobody has the match open its clocks stand, and it is kept with them", async () => {
  const { page, pass, store } = pageAt();
  const seat = await begun(page);
  await pass(MINUTE);
  await page.house.hear({ type: "unfollow", table: TABLE });
  const later = pageAt(store);
  later.device.now += 24 * 60 * MINUTE;
  await follow(later.page);
  expect(timeOf(later.page, seat)).toMatchObject({ left: 5 * MINUTE, since: later.device.now });
  await later.pass(4 * MINUTE);
  expect(later.page.table().incidents).toEqual([]);
});
