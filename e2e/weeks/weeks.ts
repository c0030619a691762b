import { expect } from "vitest";
import { policyByName, UNHURRIED } from "#bots";
import { FastChance, invariant, type Seat } from "#engine";
import type { TableView } from "#protocol";
import { Visitor } from "../../server/testing/client.ts";
import { openTableGame } from "../../server/testing/games.ts";
import type { House } from "../driving/house.ts";
import { type HouseClock, openClock, type RunningClock } from "../driving/house-clock.ts";
import { type Player, playUntil } from "../driving/player.ts";
import { type Friends, seeBoard, tableOf } from "./friends.ts";

export const SECOND = 1000;
export const HOUR = 3600 * SECOND;
export const DAY = 24 * HOUR;
/** A commit that arrived in time may be stored so much later; then the deadline counts as passed. */
const GRACE = 6 * SECOND;

interface Given {
  readonly house: House;
  readonly friends: Friends;
  readonly choose: (n: number) => number;
  /** One to four times as long passes before each entry. */
  readonly pause: number;
}

/** A match of three friends in simulated time: whenever somebody has played, a while has passed before the next one does. */
export class Weeks {
  readonly house: House;
  readonly friends: Friends;
  readonly #choose: (n: number) => number;
  readonly #pause: number;
  readonly #began: number;
  #clock: HouseClock;

  private constructor({ house, friends, choose, pause }: Given, clock: HouseClock, began: number) {
    this.house = house;
    this.friends = friends;
    this.#choose = choose;
    this.#pause = pause;
    this.#clock = clock;
    this.#began = began;
  }

  static async begin(given: Given): Promise<Weeks> {
    const clock = await openClock(given.house);
    return new Weeks(given, clock, await clock.now());
  }

  get table(): string {
    return tableOf(this.friends[0]);
  }

  now = (): Promise<number> => this.#clock.now();
  pass = (milliseconds: number): Promise<void> => this.#clock.pass(milliseconds);

  async weeks(): Promise<number> {
    return ((await this.#clock.now()) - this.#began) / (7 * DAY);
  }

  /** The friends, or those of them who are there, play until `isDone`. */
  playUntil(isDone: () => Promise<boolean>, there: readonly Player[] = this.friends): Promise<void> {
    let ply = -1;
    return playUntil(there, this.#choose, async () => {
      const now = await this.#clock.plyOf(this.table);
      if (now !== ply) await this.pass((1 + this.#choose(4)) * this.#pause);
      ply = now;
      return isDone();
    });
  }

  /**
   * They decide as greedy bots would, each at a second device, until the match is over, while their pages look on: by
   * chance three people need ten thousand entries to finish Firenze.
   */
  async endGreedily(): Promise<void> {
    const devices = await Promise.all(this.friends.map((friend) => secondDevice(this.house, friend)));
    const first = await secondDevice(this.house, this.friends[0]);
    const { body: table } = await first.ask<TableView>("GET", `/api/tables/${this.table}`);
    const [open, source, greedy] = [openTableGame(table), new FastChance(1434), policyByName("greedy")];
    invariant(greedy !== undefined, "there are greedy bots");
    const lines = await Promise.all(devices.map((device) => device.connect()));
    for (let isOver = false; !isOver; ) {
      for (const line of lines) {
        const { standings, seat, moves, waiting, view, ply } = await line.follow(this.table);
        isOver = standings !== null;
        if (isOver || seat === null || moves.length === 0 || waiting !== null) continue;
        await this.pass((1 + this.#choose(4)) * this.#pause);
        await line.commit(this.table, ply, greedy.stretch(open, view, seat, { source, budget: UNHURRIED }));
      }
    }
    for (const line of lines) line.close();
  }

  /** They play until so many entries more are in the log. */
  async playOn(entries: number, there?: readonly Player[]): Promise<void> {
    const to = (await this.#clock.plyOf(this.table)) + entries;
    await this.playUntil(async () => (await this.#clock.plyOf(this.table)) >= to, there);
  }

  /** They play until the clock of a seat runs, and no other, which began to run after `since`. Returns its deadline. */
  async playToTurnOf(seat: Seat, since = 0): Promise<number> {
    const own = async () => (await this.#clock.running(this.table)).find((each) => each.seat === seat);
    await this.playUntil(async () => ((await own())?.since ?? 0) > since);
    const others = this.friends.filter((_, each) => each !== seat);
    await this.playUntil(async () => (await this.#clock.running(this.table)).length === 1, others);
    return (await own())?.deadline ?? 0;
  }

  /** Nobody does anything until so much of a seat's time is left. */
  async letTimePass(seat: Seat, left: number): Promise<RunningClock> {
    const own = (await this.#clock.running(this.table)).find((each) => each.seat === seat);
    if (own === undefined) throw new Error(`the clock of seat ${seat} stands`);
    await this.pass(own.deadline - left - (await this.now()));
    return own;
  }

  /** Nobody does anything until a seat's time is up. */
  async letTimeRunOut(seat: Seat): Promise<void> {
    const own = await this.letTimePass(seat, -GRACE);
    await expect.poll(() => this.#clock.running(this.table)).not.toContainEqual(own);
  }

  /** The server ends, properly or not, is away for a while, and starts again. Nobody's time has run out meanwhile. */
  async outage(end: "stop" | "kill", away: number): Promise<void> {
    const before = await this.#clock.running(this.table);
    for (const friend of this.friends) friend.isOutage = true;
    await this.#clock.close();
    await this.house[end]();
    await this.house.start();
    this.#clock = await openClock(this.house);
    await this.#clock.pass(away, "without a server");
    await expect
      .poll(async () => {
        const after = await this.#clock.running(this.table);
        return after.map(({ seat, deadline }) => [
          seat,
          deadline > (before.find((b) => b.seat === seat)?.deadline ?? 0),
        ]);
      })
      .toEqual(before.map(({ seat }) => [seat, true]));
    await Promise.all(this.friends.map(({ page }) => page.reload()));
    await Promise.all(this.friends.map(seeBoard));
    for (const friend of this.friends) friend.isOutage = false;
  }

  close = (): Promise<void> => this.#clock.close();
}

/** The person of a page at another device. */
async function secondDevice({ url }: House, { page }: Player): Promise<Visitor> {
  const cookies = await page.context().cookies(url);
  return new Visitor(url, cookies.map(({ name, value }) => `${name}=${value}`).join("; "));
}
