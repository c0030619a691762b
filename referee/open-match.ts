import { type AnyGame, type AnyOpenGame, invariant, isSeatCount, type Switches } from "#engine";

/** Finds games by their ids. */
export interface GameShelf {
  byId(id: string): AnyGame | undefined;
}

/** Figures are read once and shared by all matches that are played with them. */
const read = new Map<string, unknown>();
const MOST_READ = 100;

function contentOf({ meta, content }: AnyGame, text: string): unknown {
  const key = `${meta.id} ${text}`;
  if (read.has(key)) return read.get(key);
  const parsed = content?.parse(text);
  invariant(parsed?.ok === true, `the stored content of ${meta.id} is valid`);
  if (read.size >= MOST_READ) read.clear();
  read.set(key, parsed.value);
  return parsed.value;
}

/** Opens a game as a match's header says. The header was checked when the table was made. */
export function openAs(
  game: AnyGame,
  header: { seats: number; options: Switches; contentText: string | undefined },
): AnyOpenGame {
  const { seats } = header;
  invariant(isSeatCount(seats, game.meta.seats), `${game.meta.id} is not for ${seats} seats`);
  if (game.content === undefined || header.contentText === undefined) return game.open(seats, header.options);
  return game.open(seats, header.options, contentOf(game, header.contentText));
}
