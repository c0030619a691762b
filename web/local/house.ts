import { type AnyGame, type ChanceSource, unreachable } from "#engine";
import type { LiveMessage, LiveRequest } from "#protocol";
import {
  type Answer,
  adopt,
  type Change,
  decide,
  goOnAlone,
  matchUpdate,
  pastPage,
  pastWish,
  plyOf,
  refuse,
} from "#referee";
import { begin } from "./begin.ts";
import { botOwing, botsChange } from "./bots-here.ts";
import { takeDevice } from "./device.ts";
import { type Held, holdMatch, keptOf } from "./held.ts";
import type { KeptMatch, MatchStore } from "./kept.ts";
import type { HouseRequest, NewHere } from "./messages.ts";
import { recordHere } from "./record-here.ts";
import { tableHere, tableOfOtherRules } from "./table-here.ts";

/** What a house needs of its surroundings. */
export interface HousePorts {
  readonly store: MatchStore;
  readonly chance: ChanceSource;
  now(): number;
  /** Waits for the moment at which a bot may answer. */
  pause(): Promise<void>;
  /** The game with its rules; undefined when this build does not have it. */
  game(id: string): Promise<AnyGame | undefined>;
  /**
   * Asks for the right to change a match, which one tab of a browser has. `isHeld`: whether it is ours; when it comes
   * later, `gained` is called.
   */
  hold(id: string, gained: () => void): Promise<{ readonly isHeld: boolean; release(): void }>;
  /** Tells other tabs that a match has changed. */
  changed(id: string): void;
  say(message: LiveMessage): void;
  failed(error: unknown): void;
}

/** A match at hand, or being fetched; what happens to it happens one after the other. */
interface Room {
  held: Held | undefined;
  /** Set instead, when the rules cannot play it. */
  otherRules: KeptMatch | undefined;
  release: () => void;
  last: Promise<unknown>;
  areBotsBusy: boolean;
}

/** Plays matches in the page, on the code that decides on the server. Only views leave it, and a record when asked. */
export class House {
  readonly #ports: HousePorts;
  readonly #rooms = new Map<string, Room>();

  constructor(ports: HousePorts) {
    this.#ports = ports;
  }

  /** A message of the live line. */
  async hear(request: LiveRequest): Promise<void> {
    switch (request.type) {
      case "hello":
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
        return this.#in(request.table, async ({ held }) => {
          if (held === undefined || held.handTo !== request.seat) return refuse("not-your-seat");
          Object.assign(held, { viewer: request.seat, handTo: null });
          this.#tellAnew(held);
          return { ok: true, value: null };
        });
      case "rematch":
        return this.#in(request.table, async ({ held }) => {
          if (held === undefined) return refuse("not-found");
          const { game, seats, options } = held.kept;
          return this.#begin({ id: request.id, game, seats, options });
        });
      case "figures":
        return this.#in(request.table, ({ held }): Answer<unknown> => {
          const text = held?.match.contentText;
          return text === undefined ? refuse("not-found") : { ok: true, value: text };
        });
      case "record":
        return this.#in(request.table, (room) => recordHere(room, this.#ports.store, request.table));
      default:
        return unreachable(request);
    }
  }

  /** Another tab has changed the match, which is only shown here. */
  async changedElsewhere(id: string): Promise<void> {
    const room = this.#rooms.get(id);
    if (room?.held?.isElsewhere) await this.#reload(id, room);
  }

  async #follow(table: string, since: number): Promise<void> {
    await this.#in(table, async (room) => {
      const { say } = this.#ports;
      if (room.held !== undefined && room.release === nothing) await this.#hold(table, room);
      if (room.otherRules !== undefined) return say({ type: "table", table: tableOfOtherRules(room.otherRules) });
      const { held } = room;
      if (held === undefined) {
        this.#rooms.delete(table);
        return say({ type: "refused", table, refusal: { code: "not-found" } });
      }
      held.told = since;
      say({ type: "table", table: tableHere(held) });
      this.#tell(held);
    });
    this.#wakeBots(table);
  }

  /** What is nowhere but in memory stays; everything else can be loaded again. */
  async #unfollow(table: string): Promise<void> {
    const room = this.#rooms.get(table);
    if (room?.held === undefined) return;
    room.held.told = null;
    room.release();
    room.release = nothing;
    if (!room.held.isUnkept) this.#rooms.delete(table);
  }

  async #commit(request: Extract<LiveRequest, { type: "commit" }>): Promise<void> {
    const { id, table } = request;
    await this.#in(table, async ({ held }) => {
      const { say, now } = this.#ports;
      const known = held?.answered.get(id);
      if (held === undefined || held.isElsewhere || (held.viewer === null && known === undefined))
        return say({ type: "refused", id, table, refusal: { code: "not-your-seat" } });
      const decided =
        known !== undefined || held.viewer === null ? undefined : decide(held.match, held.viewer, request, now());
      if (decided?.ok === false) {
        const match = decided.refusal.code === "stale" ? { match: this.#update(held, request.ply) } : {};
        return say({ type: "refused", id, table, refusal: decided.refusal, ...match });
      }
      if (decided !== undefined) await this.#make(held, decided.value);
      say({ type: "committed", id, table, ply: known ?? plyOf(held.match), match: this.#update(held, request.ply) });
      this.#handOn(held);
    });
    this.#wakeBots(table);
  }

  async #lookBack({ id, table, ply }: Extract<LiveRequest, { type: "past" }>): Promise<void> {
    await this.#in(table, ({ held }) => {
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

  /** After a change: the device may have to go to somebody else, and the end of a match changes its table. */
  #handOn(held: Held): void {
    const before = held.viewer;
    takeDevice(held);
    if (held.viewer !== before) this.#tellAnew(held);
    else if (held.handTo !== null || held.match.standings !== null)
      this.#ports.say({ type: "table", table: tableHere(held) });
  }

  /** Everything from the beginning: the reader is another one. */
  #tellAnew(held: Held): void {
    if (held.told === null) return;
    held.told = 0;
    this.#tell(held);
    this.#ports.say({ type: "table", table: tableHere(held) });
  }

  #tell(held: Held): void {
    if (held.told !== null) this.#ports.say({ type: "match", match: this.#update(held, held.told) });
  }

  /** The match for whoever is at the device; notes that the page knows it. */
  #update(held: Held, since: number): ReturnType<typeof matchUpdate> {
    const from = held.told ?? since;
    held.told = plyOf(held.match);
    return matchUpdate(held.match, held.isElsewhere ? null : held.viewer, from);
  }

  #wakeBots(table: string): void {
    const room = this.#rooms.get(table);
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
      if (held === undefined || held.told === null || held.isElsewhere) return;
      if (botOwing(held.kept, held.match) === undefined) return;
      await pause();
      await this.#in(table, async () => {
        const rules = await game(held.kept.game);
        const seat = botOwing(held.kept, held.match);
        const sitter = seat === undefined ? undefined : held.kept.seats[seat];
        if (held.told === null || rules === undefined || seat === undefined || sitter?.kind !== "bot") return;
        const seed = chance.below(2 ** 31);
        await this.#make(held, botsChange(rules, held.match, { seat, level: sitter.level }, { seed, now, failed }));
        this.#tell(held);
        this.#handOn(held);
      });
    }
  }

  /** A new match: setup, draws and forced moves up to the first decision. */
  async #begin(wish: NewHere): Promise<Answer<{ readonly id: string }>> {
    const { id } = wish;
    const game = await this.#ports.game(wish.game);
    if (game === undefined) return refuse("not-found", { game: wish.game });
    if (this.#rooms.has(id)) return { ok: true, value: { id } };
    const begun = begin(game, wish, this.#ports);
    if (!begun.ok) return begun;
    const held = begun.value;
    this.#rooms.set(id, { ...newRoom(), held });
    await this.#make(held, goOnAlone(held.match, this.#ports.now()));
    takeDevice(held);
    return { ok: true, value: { id } };
  }

  async #drop(table: string): Promise<Answer<null>> {
    this.#rooms.get(table)?.release();
    this.#rooms.delete(table);
    try {
      await this.#ports.store.drop(table);
    } catch (error) {
      this.#ports.failed(error);
    }
    this.#ports.changed(table);
    return { ok: true, value: null };
  }

  /** Takes the match over from the store, and the right to change it, if no other tab has that. */
  async #hold(id: string, room: Room): Promise<void> {
    const gained = (): void => void this.#in(id, (now) => this.#gain(id, now)).then(() => this.#wakeBots(id));
    const { isHeld, release } = await this.#ports.hold(id, gained);
    room.release = release;
    if (room.held?.isUnkept !== true) await this.#load(id, room);
    if (room.held !== undefined) room.held.isElsewhere = !isHeld;
  }

  /** The other tab is gone: the match goes on here, from what it has left. */
  async #gain(id: string, room: Room): Promise<void> {
    if (room.held === undefined || room.held.told === null) return;
    await this.#load(id, room);
    room.held.isElsewhere = false;
    room.held.told = 0;
    this.#tellAnew(room.held);
  }

  async #reload(id: string, room: Room): Promise<void> {
    await this.#in(id, async () => {
      if (room.held?.isElsewhere !== true || room.held.told === null) return;
      const { told } = room.held;
      await this.#load(id, room);
      Object.assign(room.held, { isElsewhere: true, told });
      this.#tell(room.held);
      this.#ports.say({ type: "table", table: tableHere(room.held) });
    });
  }

  async #load(id: string, room: Room): Promise<void> {
    const { store, game: load, chance, failed } = this.#ports;
    const found = await store.load(id).catch(failed);
    const game = found === undefined ? undefined : await load(found.match.game);
    if (found === undefined || game === undefined) return;
    const loaded = holdMatch(game, found.match, found.log, chance);
    const told = room.held?.told ?? null;
    if (loaded.type === "held") room.held = Object.assign(loaded.held, { told });
    else room.otherRules = found.match;
  }

  /** Does something with a match, after all that was asked before. */
  #in<T>(id: string, work: (room: Room) => Promise<T> | T): Promise<T> {
    const room = this.#rooms.get(id) ?? newRoom();
    this.#rooms.set(id, room);
    const done = room.last.then(async () => {
      if (room.held === undefined && room.otherRules === undefined) await this.#load(id, room);
      return work(room);
    });
    room.last = done.catch(() => undefined);
    return done;
  }
}

const nothing = (): void => undefined;

const newRoom = (): Room => ({
  ...{ held: undefined, otherRules: undefined, release: nothing },
  ...{ last: Promise.resolve(), areBotsBusy: false },
});
