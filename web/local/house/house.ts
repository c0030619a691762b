import { type Seat, unreachable } from "#engine";
import type { LiveRequest } from "#protocol";
import { type Answer, adopt, type Change, decide, goOnAlone, pastPage, pastWish, plyOf, refuse } from "#referee";
import { takeDevice } from "../device.ts";
import type { HouseRequest, NewHere } from "../messages.ts";
import { SLOW_MS } from "../slow-levels.ts";
import { type Held, keptOf } from "../store/held.ts";
import { withAdvice } from "./advice-here.ts";
import { begin } from "./begin.ts";
import { botOwing, botsChange } from "./bots-here.ts";
import { comeBack, firstDeadline, resume, stopClocks } from "./clocks-here.ts";
import type { HousePorts } from "./ports.ts";
import { recordHere } from "./record-here.ts";
import { type Room, Rooms } from "./rooms.ts";
import { tableHere, tableOfOtherRules } from "./table-here.ts";
import { handOn, tell, tellAnew, updateOf } from "./telling.ts";

/** Plays matches in the page, on the code that decides on the server. Only views leave it, and a record when asked. */
export class House {
  readonly #ports: HousePorts;
  readonly #rooms: Rooms;
  #isSeen = true;

  constructor(ports: HousePorts) {
    this.#ports = ports;
    this.#rooms = new Rooms(ports);
  }

  /** A message of the live line. */
  async hear(request: LiveRequest): Promise<void> {
    switch (request.type) {
      case "hello":
      case "follow-home":
      case "unfollow-home":
        return;
      case "ping":
        return this.#ports.say({ type: "pong" });
      case "follow":
        return this.#follow(request.table, request.since);
      case "unfollow":
        return this.#unfollow(request.table);
      case "commit":
        return this.#commit(request);
      case "past":
        return this.#lookBack(request);
      default:
        return unreachable(request);
    }
  }

  /** What the server answers over HTTP. */
  async ask(request: HouseRequest): Promise<Answer<unknown>> {
    switch (request.type) {
      case "open":
        return this.#begin(request.match);
      case "leave":
        return this.#drop(request.table);
      case "sit":
        return this.#rooms.in(request.table, async ({ held }) => {
          if (held === undefined || held.handTo !== request.seat) return refuse("not-your-seat");
          Object.assign(held, { viewer: request.seat, handTo: null });
          tellAnew(held, this.#ports);
          return { ok: true, value: null };
        });
      case "advice":
        return this.#rooms.in(request.table, ({ held }) => this.#noteAdvice(held));
      case "take-back":
        return this.#takeBack(request.table, request.seat);
      case "rematch":
        return this.#rooms.in(request.table, async ({ held }) => {
          if (held === undefined) return refuse("not-found");
          const { game, seats, options, pace } = held.kept;
          return this.#begin({ id: request.id, game, seats, options, ...(pace === undefined ? {} : { pace }) });
        });
      case "figures":
        return this.#rooms.in(request.table, ({ held }): Answer<unknown> => {
          const text = held?.match.contentText;
          return text === undefined ? refuse("not-found") : { ok: true, value: text };
        });
      case "record":
        return this.#rooms.in(request.table, (room) => recordHere(room, this.#ports.store, request.table));
      default:
        return unreachable(request);
    }
  }

  /** Bots think only while somebody sees the page. */
  seen(isSeen: boolean): void {
    this.#isSeen = isSeen;
    if (isSeen) for (const table of this.#rooms.tables) this.#wakeBots(table);
  }

  /** Another tab has changed the match, which is only shown here. */
  async changedElsewhere(id: string): Promise<void> {
    if (this.#rooms.find(id)?.held?.isElsewhere) await this.#rooms.reload(id);
  }

  async #follow(table: string, since: number): Promise<void> {
    await this.#rooms.in(table, async (room) => {
      const { say } = this.#ports;
      if (room.held !== undefined) await this.#rooms.hold(table, room, () => this.#wakeBots(table));
      if (room.otherRules !== undefined) return say({ type: "table", table: tableOfOtherRules(room.otherRules) });
      const { held } = room;
      if (held === undefined) {
        this.#rooms.forget(table);
        return say({ type: "refused", table, refusal: { code: "not-found" } });
      }
      if (held.told === null && !held.isElsewhere) resume(held, this.#ports.now());
      held.told = since;
      say({ type: "table", table: tableHere(held) });
      tell(held, this.#ports);
      this.#setAlarm(room);
    });
    this.#wakeBots(table);
  }

  /** What is nowhere but in memory stays; everything else can be loaded again. */
  async #unfollow(table: string): Promise<void> {
    const room = this.#rooms.find(table);
    if (room?.held === undefined) return;
    room.held.told = null;
    room.calm();
    this.#rooms.release(room);
    if (!room.held.isUnkept) this.#rooms.forget(table);
  }

  async #commit(request: Extract<LiveRequest, { type: "commit" }>): Promise<void> {
    const { id, table } = request;
    await this.#rooms.in(table, async (room) => {
      const { held } = room;
      const { say, now } = this.#ports;
      const known = held?.answered.get(id);
      if (held === undefined || held.isElsewhere || (held.viewer === null && known === undefined))
        return say({ type: "refused", id, table, refusal: { code: "not-your-seat" } });
      const decided =
        known !== undefined || held.viewer === null ? undefined : decide(held.match, held.viewer, request, now());
      if (decided?.ok === false) {
        const match = decided.refusal.code === "stale" ? { match: updateOf(held, request.ply, now()) } : {};
        return say({ type: "refused", id, table, refusal: decided.refusal, ...match });
      }
      if (decided !== undefined) await this.#make(held, decided.value);
      say({ type: "committed", id, table, ply: known ?? plyOf(held.match), match: updateOf(held, request.ply, now()) });
      handOn(held, this.#ports);
      this.#setAlarm(room);
    });
    this.#wakeBots(table);
  }

  async #lookBack({ id, table, ply }: Extract<LiveRequest, { type: "past" }>): Promise<void> {
    await this.#rooms.in(table, ({ held }) => {
      const { say } = this.#ports;
      if (held === undefined) return say({ type: "refused", id, table, refusal: { code: "not-found" } });
      const seat = held.isElsewhere ? null : held.viewer;
      const { game } = held.match.open;
      const page = pastPage({ byId: () => game }, pastWish(held.match, { seat, since: 0 }, ply));
      return say({ type: "past", id, table, page });
    });
  }

  /** Carries out a change and keeps it, before anybody hears of it. */
  async #make(held: Held, change: Change): Promise<void> {
    adopt(held.match, change);
    if (change.commit !== undefined) held.answered.set(change.commit.id, change.ply);
    await this.#keep(held);
  }

  async #keep(held: Held): Promise<void> {
    const { match, log } = keptOf(held);
    held.kept = match;
    const was = held.isUnkept;
    try {
      await this.#ports.store.keep(match, log);
      held.isUnkept = false;
    } catch {
      held.isUnkept = true;
    }
    if (held.isUnkept !== was && held.told !== null) this.#ports.say({ type: "table", table: tableHere(held) });
    this.#ports.changed(held.kept.id);
  }

  /** That a good move was asked for is written down; never where several people play. */
  async #noteAdvice(held: Held | undefined): Promise<Answer<null>> {
    if (held === undefined) return refuse("not-found");
    const noted = withAdvice(held);
    if (!noted.ok) return noted;
    if (noted.value === held.kept) return { ok: true, value: null };
    held.kept = noted.value;
    await this.#keep(held);
    if (held.told !== null) this.#ports.say({ type: "table", table: tableHere(held) });
    return { ok: true, value: null };
  }

  /** Rings when the first time is up, as long as the match is open here. */
  #setAlarm(room: Room): void {
    room.calm();
    const { held } = room;
    const deadline = held === undefined || held.told === null || held.isElsewhere ? null : firstDeadline(held);
    if (held === undefined || deadline === null) return;
    const { now, alarm, failed } = this.#ports;
    room.calm = alarm(Math.max(0, deadline - now()), () => void this.#timeUp(held.kept.id).catch(failed));
  }

  async #timeUp(table: string): Promise<void> {
    await this.#rooms.in(table, async (room) => {
      const { held } = room;
      if (held !== undefined && held.told !== null && !held.isElsewhere && stopClocks(held, this.#ports.now()))
        await this.#playersChanged(held);
      this.#setAlarm(room);
    });
    this.#wakeBots(table);
  }

  #takeBack(table: string, seat: Seat): Promise<Answer<unknown>> {
    return this.#rooms.in(table, async (room) => {
      if (room.held === undefined || room.held.isElsewhere) return refuse("not-found");
      if (comeBack(room.held, seat, this.#ports.now())) await this.#playersChanged(room.held);
      this.#setAlarm(room);
      return { ok: true, value: null };
    });
  }

  async #playersChanged(held: Held): Promise<void> {
    await this.#keep(held);
    tellAnew(held, this.#ports);
  }

  #wakeBots(table: string): void {
    const room = this.#rooms.find(table);
    if (room === undefined || room.areBotsBusy) return;
    room.areBotsBusy = true;
    this.#letBotsPlay(table, room)
      .catch(this.#ports.failed)
      .finally(() => {
        room.areBotsBusy = false;
      });
  }

  async #letBotsPlay(table: string, room: Room): Promise<void> {
    const { pause, game, now, chance, failed } = this.#ports;
    for (;;) {
      const { held } = room;
      if (held === undefined || held.told === null || held.isElsewhere || !this.#isSeen) return;
      if (botOwing(held.kept, held.match) === undefined) return;
      await pause();
      await this.#rooms.in(table, async () => {
        const rules = await game(held.kept.game);
        const bot = botOwing(held.kept, held.match);
        if (held.told === null || rules === undefined || bot === undefined) return;
        const seed = chance.below(2 ** 31);
        const stop = this.#ports.stopFlag();
        if (stop !== undefined) Atomics.store(stop, 0, 0);
        const from = now();
        const change = botsChange(rules, held.match, bot, { seed, now, failed, stop });
        if (now() - from >= SLOW_MS) this.#ports.slow(held.kept.game, bot.level);
        await this.#make(held, change);
        tell(held, this.#ports);
        handOn(held, this.#ports);
        this.#setAlarm(room);
      });
    }
  }

  /** A new match: setup, draws and forced moves up to the first decision. */
  async #begin(wish: NewHere): Promise<Answer<{ readonly id: string }>> {
    const { id } = wish;
    const game = await this.#ports.game(wish.game);
    if (game === undefined) return refuse("not-found", { game: wish.game });
    if (this.#rooms.find(id) !== undefined) return { ok: true, value: { id } };
    const begun = begin(game, wish, this.#ports);
    if (!begun.ok) return begun;
    const held = begun.value;
    this.#rooms.add(id, held);
    await this.#make(held, goOnAlone(held.match, this.#ports.now()));
    takeDevice(held);
    return { ok: true, value: { id } };
  }

  async #drop(table: string): Promise<Answer<null>> {
    this.#rooms.find(table)?.release();
    this.#rooms.forget(table);
    try {
      await this.#ports.store.drop(table);
    } catch (error) {
      this.#ports.failed(error);
    }
    this.#ports.changed(table);
    return { ok: true, value: null };
  }
}
