import type { AddressedEvent, GameTypes, OpenGame } from "../../game.ts";
import type { ChanceSource } from "../../match/chance.ts";
import type { Seat, Viewer } from "../../seat.ts";
import { legalMovesOf } from "./lists.ts";
import { type Look, lookAt, playAndListen } from "./look.ts";

/** The state after an entry, and the entry's events. */
interface Next<T extends GameTypes> {
  readonly shared: SharedState<T>;
  readonly events: readonly AddressedEvent<T["event"]>[];
}

/**
 * A state shared by several checks and never changed, so that looks at it are cached. A state compared with it, a twin,
 * has no cache.
 */
export class SharedState<T extends GameTypes> {
  readonly open: OpenGame<T>;
  readonly state: T["state"];
  readonly #looks = new Map<Viewer, Look>();
  readonly #legal = new Map<Seat, readonly number[]>();
  readonly #favourites = new Map<Seat, number | undefined>();
  readonly #next = new Map<number, Next<T>>();

  constructor(open: OpenGame<T>, state: T["state"]) {
    this.open = open;
    this.state = state;
  }

  look(viewer: Viewer): Look {
    return kept(this.#looks, viewer, () => lookAt(this.open, this.state, viewer));
  }

  legal(seat: Seat): readonly number[] {
    return kept(this.#legal, seat, () => legalMovesOf(this.open, this.state, seat));
  }

  /** One of the seat's legal moves, drawn at the first call: checks share it and the state after it. */
  favourite(seat: Seat, source: ChanceSource): number | undefined {
    return kept(this.#favourites, seat, () => {
      const list = this.legal(seat);
      return list[source.below(Math.max(1, list.length))];
    });
  }

  /** The shared state after an entry, by `seat` if it is a move. */
  after(entry: number, seat: Seat): Next<T> {
    return kept(this.#next, entry * 8 + seat, () => {
      const state = this.open.blank();
      this.open.copy(this.state, state);
      const events = playAndListen(this.open, state, { entry, seat });
      return { shared: new SharedState(this.open, state), events };
    });
  }
}

function kept<K, V>(found: Map<K, V>, key: K, find: () => V): V {
  const old = found.get(key);
  if (old !== undefined) return old;
  const value = find();
  found.set(key, value);
  return value;
}
