import { type Held, holdMatch } from "../store/held.ts";
import type { KeptMatch } from "../store/kept.ts";
import type { HousePorts } from "./ports.ts";
import { tableHere } from "./table-here.ts";
import { tell, tellAnew } from "./telling.ts";

/** A match at hand, or being fetched; what happens to it happens one after the other. */
export interface Room {
  held: Held | undefined;
  /** Set instead, when the rules cannot play it. */
  otherRules: KeptMatch | undefined;
  release: () => void;
  /** Puts off the alarm of its clocks. */
  calm: () => void;
  last: Promise<unknown>;
  areBotsBusy: boolean;
}

type RoomPorts = Pick<HousePorts, "store" | "chance" | "game" | "hold" | "say" | "now" | "failed">;

/** The matches at hand, and the right to change them, which one tab of a browser has. */
export class Rooms {
  readonly #ports: RoomPorts;
  readonly #rooms = new Map<string, Room>();

  constructor(ports: RoomPorts) {
    this.#ports = ports;
  }

  get tables(): Iterable<string> {
    return this.#rooms.keys();
  }

  find(id: string): Room | undefined {
    return this.#rooms.get(id);
  }

  add(id: string, held: Held): void {
    this.#rooms.set(id, { ...newRoom(), held });
  }

  forget(id: string): void {
    this.#rooms.delete(id);
  }

  /** Does something with a match, after all that was asked before. */
  in<T>(id: string, work: (room: Room) => Promise<T> | T): Promise<T> {
    const room = this.#rooms.get(id) ?? newRoom();
    this.#rooms.set(id, room);
    const done = room.last.then(async () => {
      if (room.held === undefined && room.otherRules === undefined) await this.#load(id, room);
      return work(room);
    });
    room.last = done.catch(() => undefined);
    return done;
  }

  /** Loads the match and asks for the right to change it. `gained` is called when another tab gives that up later. */
  async hold(id: string, room: Room, gained: () => void): Promise<void> {
    if (room.release !== nothing) return;
    const { isHeld, release } = await this.#ports.hold(
      id,
      () => void this.in(id, (now) => this.#gain(id, now)).then(gained),
    );
    room.release = release;
    if (room.held?.isUnkept !== true) await this.#load(id, room);
    if (room.held !== undefined) room.held.isElsewhere = !isHeld;
  }

  /** Gives that right back. */
  release(room: Room): void {
    room.release();
    room.release = nothing;
  }

  /** The other tab is gone: the match goes on here, from what it has left. */
  async #gain(id: string, room: Room): Promise<void> {
    if (room.held === undefined || room.held.told === null) return;
    await this.#load(id, room);
    room.held.isElsewhere = false;
    tellAnew(room.held, this.#ports);
  }

  /** Shows what another tab has made of the match. */
  async reload(id: string): Promise<void> {
    await this.in(id, async (room) => {
      if (room.held?.isElsewhere !== true || room.held.told === null) return;
      const { told } = room.held;
      await this.#load(id, room);
      Object.assign(room.held, { isElsewhere: true, told });
      tell(room.held, this.#ports);
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
}

const nothing = (): void => undefined;

const newRoom = (): Room => ({
  ...{ held: undefined, otherRules: undefined, release: nothing, calm: nothing },
  ...{ last: Promise.resolve(), areBotsBusy: false },
});
