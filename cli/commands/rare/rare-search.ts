import {
  CHANCE,
  type ChanceSource,
  type Entry,
  type GameTypes,
  type MoveBuffer,
  moveBuffer,
  NOBODY,
  nextEntry,
  type OpenGame,
  type Seat,
} from "#engine";
import { type Found, lookAt, openSetting, randomSetting, type Setting, type Subject, viewersOf } from "#engine/testkit";
import { matchSource } from "../../match-source.ts";
import type { Blocks } from "./blocks.ts";

/** A match that can be played again: everything in it follows from these. */
interface Recipe {
  readonly setting: Setting;
  /** Notation; from the setup when left out. */
  readonly from?: string;
  readonly seed: number;
  readonly match: number;
  /** Whether moves are drawn with weights by kind. */
  readonly leans: boolean;
}

/** The search's knowledge of one block. */
interface Reach {
  /** Plain random matches that ran it. */
  matches: number;
  /** The first match that ran it, and where in it. */
  first?: Recipe;
  found?: Found | undefined;
}

export interface Rarity {
  readonly key: string;
  readonly matches: number;
  readonly found: Found | undefined;
}

export interface Amount {
  readonly matches: number;
  readonly tries: number;
  readonly seed: number;
  /** A block is rare when fewer plain matches than this ran it. */
  readonly below: number;
}

/** One position in this many is viewed by all viewers and sampled. */
const LOOKS = 40;
/** Factor by which a search draws a favoured kind of moves more often. */
const LEANINGS = [1, 1, 2, 8, 32];

/**
 * Plays plain random matches and counts how many of them run each block; then searches for the rare ones: with matches
 * that favour some kinds of moves, and that start where something rare came up before.
 */
export class RareSearch<T extends GameTypes> {
  readonly #subject: Subject<T>;
  readonly #blocks: Blocks;
  readonly #reached = new Map<string, Reach>();
  readonly #starts: { readonly setting: Setting; readonly from: string }[] = [];

  constructor(subject: Subject<T>, blocks: Blocks) {
    this.#subject = subject;
    this.#blocks = blocks;
  }

  run(amount: Amount): readonly Rarity[] {
    this.#count(amount);
    this.#locate(this.#rare(amount));
    this.#search(amount);
    return this.#rare(amount).map((key) => {
      const { matches, found } = this.#reach(key);
      return { key, matches, found };
    });
  }

  #count({ matches, seed }: Amount): void {
    for (let match = 0; match < matches; match++) {
      const setting = randomSetting(this.#subject.game, matchSource(seed, match));
      const recipe = { setting, seed, match, leans: false };
      for (const key of this.#runBy(recipe)) {
        const reach = this.#reach(key);
        reach.matches++;
        reach.first ??= recipe;
      }
    }
  }

  #search({ matches, tries, seed, below }: Amount): void {
    for (let match = matches; match < matches + tries; match++) {
      const recipe = this.#nextRecipe(seed, match);
      const isNews = ({ matches: n, first }: Reach): boolean => n < below && first === undefined;
      const news = this.#runBy(recipe).filter((key) => isNews(this.#reach(key)));
      for (const key of news) this.#reach(key).first = recipe;
      this.#locate(news);
    }
  }

  #rare = ({ below }: Amount): readonly string[] =>
    [...this.#blocks.met.keys()].filter((key) => this.#reach(key).matches < below);

  /** Plays a match and returns the blocks that it ran. Blocks that appear for the first time are registered here. */
  #runBy(recipe: Recipe): readonly string[] {
    this.#play(recipe);
    const run = this.#blocks.takeRun();
    for (const key of this.#blocks.met.keys()) this.#reach(key);
    return run;
  }

  #reach(key: string): Reach {
    const known = this.#reached.get(key);
    if (known !== undefined) return known;
    const within = this.#blocks.met.get(key)?.within;
    const reach: Reach = within === undefined ? { matches: 0 } : { ...this.#reach(within) };
    this.#reached.set(key, reach);
    return reach;
  }

  #nextRecipe(seed: number, match: number): Recipe {
    const source = matchSource(seed, match);
    const start = source.below(2) === 0 ? this.#starts[source.below(Math.max(1, this.#starts.length))] : undefined;
    const common = { seed, match, leans: true };
    return start === undefined
      ? { ...common, setting: randomSetting(this.#subject.game, source) }
      : { ...common, ...start };
  }

  /** Plays the first matches that ran these blocks again, to see where in them: later matches start there. */
  #locate(keys: readonly string[]): void {
    const byRecipe = new Map<Recipe, Set<string>>();
    for (const key of keys) {
      const recipe = this.#reach(key).first;
      if (recipe !== undefined) byRecipe.set(recipe, (byRecipe.get(recipe) ?? new Set()).add(key));
    }
    for (const [recipe, missing] of byRecipe) {
      this.#blocks.takeRun();
      this.#play(recipe, (open, before, entry) => {
        const run = this.#blocks.takeRun().filter((key) => missing.delete(key));
        if (run.length === 0) return true;
        const position = open.printPosition(before);
        const found = { setting: recipe.setting, position, ...(entry === undefined ? {} : { entry }) };
        for (const key of run) this.#reach(key).found = found;
        this.#starts.push({ setting: recipe.setting, from: position });
        return missing.size > 0;
      });
      this.#blocks.takeRun();
    }
  }

  /** Plays a match; `after` is called with every entry and the position before it, and with looks, and may end it. */
  #play(recipe: Recipe, after?: (open: OpenGame<T>, before: T["state"], entry?: Entry) => boolean): void {
    const source = matchSource(recipe.seed + 1, recipe.match);
    const open = listening(openSetting(this.#subject.game, recipe.setting));
    const state = recipe.from === undefined ? open.setup() : startAt(open, recipe.from);
    const before = open.blank();
    const decide = recipe.leans ? leaning(open, source) : leaning(open, source, [1]);
    while (open.toAct(state) !== NOBODY) {
      open.copy(state, before);
      if (source.below(LOOKS) === 0) {
        look(this.#subject, open, state, source);
        if (after?.(open, before) === false) return;
      }
      const entry = nextEntry(open, state, decide, source);
      if (after?.(open, before, entry) === false) return;
    }
    look(this.#subject, open, state, source);
    after?.(open, state);
  }
}

function startAt<T extends GameTypes>(open: OpenGame<T>, position: string): T["state"] {
  const parsed = open.parsePosition(position);
  if (!parsed.ok) throw new Error(parsed.refusal);
  return parsed.value;
}

/** The same game with a listener, so that its events are built. */
function listening<T extends GameTypes>(open: OpenGame<T>): OpenGame<T> {
  const tell = (): void => undefined;
  return {
    ...open,
    play: (state, seat, move) => open.play(state, seat, move, tell),
    resolve: (state, outcome) => open.resolve(state, outcome, tell),
  };
}

const moves: MoveBuffer = moveBuffer();

/** Draws legal moves with a weight for each kind, drawn once. */
function leaning<T extends GameTypes>(open: OpenGame<T>, source: ChanceSource, weights: readonly number[] = LEANINGS) {
  const byType = new Map<string, number>();
  const weightOf = (move: number): number => {
    const type = open.moves[move]?.type ?? "";
    const weight = byType.get(type) ?? weights[source.below(weights.length)] ?? 1;
    byType.set(type, weight);
    return weight;
  };
  return (state: T["state"], seat: Seat): number => {
    const list = moves.subarray(0, open.legalMoves(state, seat, moves));
    let total = 0;
    for (const move of list) total += weightOf(move);
    let ticket = source.below(total);
    for (const move of list) {
      ticket -= weightOf(move);
      if (ticket < 0) return move;
    }
    return list[0] ?? 0;
  };
}

/** All read-only calls: views, reasons, samples, standings. */
function look<T extends GameTypes>(
  { secrets }: Subject<T>,
  open: OpenGame<T>,
  state: T["state"],
  source: ChanceSource,
): void {
  for (const viewer of viewersOf(open)) {
    const { view } = lookAt(open, state, viewer);
    open.sample(view, source);
    secrets.hidden(state, viewer);
  }
  if (open.toAct(state) !== CHANCE) open.standings(state);
}
