import { type AnyGame, type AnyOpenGame, FastChance, isToAct, moveBuffer, NOBODY, seatBit } from "#engine";
import { gameById } from "#games";
import type { LiveMessage, MatchUpdate, TableView } from "#protocol";
import { openAs } from "#referee";
import type { KeptLog, KeptMatch, MatchStore } from "../store/kept.ts";
import { House } from "./house.ts";
import type { HousePorts } from "./ports.ts";

/** A browser's storage, as copies. */
export interface TestStore extends MatchStore {
  readonly kept: Map<string, { match: KeptMatch; log: KeptLog }>;
  /** Set: the storage is full, or refused. */
  isRefused: boolean;
}

export function testStore(): TestStore {
  const kept: TestStore["kept"] = new Map();
  const refuseIf = (isRefused: boolean): void => {
    if (isRefused) throw new DOMException("full", "QuotaExceededError");
  };
  const store: TestStore = {
    ...{ kept, isRefused: false },
    load: async (id) => {
      refuseIf(store.isRefused);
      return structuredClone(kept.get(id));
    },
    keep: async (match, log) => {
      refuseIf(store.isRefused);
      kept.set(match.id, structuredClone({ match, log }));
    },
    drop: async (id) => void kept.delete(id),
    list: async () => [...kept.values()].map(({ match }) => match),
  };
  return store;
}

/** Everything that has left a house, and what a page shows of it. */
export interface TestPage {
  readonly house: House;
  readonly heard: LiveMessage[];
  table(): TableView;
  match(): MatchUpdate;
  /** Waits until the house has nothing to do but to wait for people. */
  quiet(): Promise<void>;
}

export function testPage(store: MatchStore, seed = 1, ports: Partial<HousePorts> = {}): TestPage {
  const heard: LiveMessage[] = [];
  const house = new House({
    ...{
      store,
      chance: new FastChance(seed),
      now: () => heard.length,
      pause: async () => undefined,
      stopFlag: () => undefined,
      alarm: () => () => undefined,
    },
    game: async (id) => gameById(id),
    hold: async () => ({ isHeld: true, release: () => undefined }),
    changed: () => undefined,
    say: (message) => void heard.push(structuredClone(message)),
    slow: () => undefined,
    failed: (error) => {
      throw error;
    },
    ...ports,
  });
  const last = <T>(find: (message: LiveMessage) => T | undefined): T => {
    for (let at = heard.length - 1; at >= 0; at--) {
      const message = heard[at];
      const found = message === undefined ? undefined : find(message);
      if (found !== undefined) return found;
    }
    throw new Error("the house has not said it");
  };
  return {
    ...{ house, heard },
    table: () => last((message) => (message.type === "table" ? message.table : undefined)),
    match: () => last((message) => ("match" in message ? message.match : undefined)),
    quiet: async () => {
      for (let before = -1; before < heard.length; ) {
        before = heard.length;
        for (let k = 0; k < 50; k++) await Promise.resolve();
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
  };
}

export function gameOf(id: string): AnyGame {
  const game = gameById(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

export const openFor = ({ game, options, seats }: TableView): AnyOpenGame =>
  openAs(gameOf(game), { seats: seats.length, options, contentText: gameOf(game).content?.builtIn });

const buffer = moveBuffer();

/** A random stretch of whoever is at the device, played on a sample of the view, as the page would. */
export function stretchOf(page: TestPage, source: FastChance): readonly string[] {
  const open = openFor(page.table());
  const { view, seat, toAct } = page.match();
  if (seat === null || !isToAct(toAct, seat)) throw new Error(`seat ${seat} is not to act`);
  const state = open.sample(view, source);
  const isAlone = toAct === seatBit(seat);
  const moves: string[] = [];
  do {
    const n = open.legalMoves(state, seat, buffer);
    const move = buffer[source.below(n)] ?? 0;
    moves.push(open.printMove(move));
    open.play(state, seat, move);
  } while ((isAlone ? open.toAct(state) === seatBit(seat) : isToAct(open.toAct(state), seat)) && moves.length < 40);
  return moves;
}

let commits = 0;

export async function commit(page: TestPage, moves: readonly string[], id = `commit-${++commits}`): Promise<void> {
  const { ply } = page.match();
  await page.house.hear({ type: "commit", id, table: page.table().id, ply, moves: [...moves] });
  await page.quiet();
}

/** Plays on until the match is over, or `isEnough` says so. */
export async function playOn(page: TestPage, source: FastChance, isEnough = () => false): Promise<void> {
  while (page.match().toAct !== NOBODY && !isEnough()) {
    const { here, id } = page.table();
    if (here?.handTo !== undefined) {
      await page.house.ask({ type: "sit", table: id, seat: here.handTo });
      await page.quiet();
    } else await commit(page, stretchOf(page, source));
  }
}
