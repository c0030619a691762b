import { signal } from "@preact/signals";
import { type AnyGame, contentHash, type Figures, readFigures } from "#engine";
import type { FiguresView } from "#protocol";
import { isHere, route } from "../routes.ts";
import { loadFiguresHere } from "./api.ts";
import { loadOnce } from "./load-once.ts";

const texts = signal<ReadonlyMap<string, string>>(new Map());
const read = new Map<string, Figures>();

/** Figures out of a record, which has been checked: their hash is theirs. */
export function figuresOf({ hash, text }: { readonly hash: string; readonly text: string }): void {
  if (!texts.peek().has(hash)) texts.value = new Map(texts.peek()).set(hash, text);
}

/** The game's own figures and, by their hash, those of a host; `null` while they are being fetched (as `gameAtHand`). */
export function figuresAtHand(game: AnyGame, hash: string): Figures | null {
  const known = read.get(hash);
  if (known !== undefined) return known;
  const own = ownFigures(game);
  const text = own?.hash === hash ? own.text : texts.value.get(hash);
  if (text === undefined) loadOnce(`figures ${hash}`, () => loadText(hash));
  const figures = text === undefined || game.content === undefined ? undefined : readFigures(game.content, text);
  if (figures?.ok !== true) return null;
  read.set(hash, figures.value);
  return figures.value;
}

/** The figures that the game brings along, if it has any. */
export function ownFigures({ content }: AnyGame): Figures | undefined {
  const figures = content === undefined ? undefined : readFigures(content, content.builtIn);
  return figures?.ok === true ? figures.value : undefined;
}

async function loadText(hash: string): Promise<void> {
  const at = route.peek();
  const here = at.name === "table" && isHere(at.table) ? await loadFiguresHere(at.table) : undefined;
  if (here?.ok === true && contentHash(here.value) === hash) {
    texts.value = new Map(texts.peek()).set(hash, here.value);
    return;
  }
  const answer = await fetch(`/api/content/${hash}`);
  if (!answer.ok) throw new Error(`no figures ${hash}: ${answer.status}`);
  texts.value = new Map(texts.peek()).set(hash, await answer.text());
}

/** The server's figures for new matches; undefined when the server cannot be reached. */
export async function loadFigures(game: string): Promise<FiguresView | undefined> {
  const answer = await fetch(`/api/figures/${game}`).catch(() => undefined);
  return answer?.ok === true ? ((await answer.json()) as FiguresView) : undefined;
}
