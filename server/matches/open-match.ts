import { type AnyGame, type AnyOpenGame, invariant, type SeatCount, type Switches } from "#engine";

const SEAT_COUNTS = [2, 3, 4, 5] as const;

/** Narrows a number of seats to one that the game can be played with. */
export const seatCountOf = (game: AnyGame, seats: number): SeatCount | undefined =>
  SEAT_COUNTS.find((n) => n === seats && n >= game.meta.seats.min && n <= game.meta.seats.max);

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

/** Opens a game as a match's header says. What a header holds was checked when the table was made. */
export function openAs(
  game: AnyGame,
  header: { seats: number; options: Switches; contentText: string | undefined },
): AnyOpenGame {
  const seats = seatCountOf(game, header.seats);
  invariant(seats !== undefined, `${game.meta.id} is not for ${header.seats} seats`);
  if (game.content === undefined || header.contentText === undefined) return game.open(seats, header.options);
  return game.open(seats, header.options, contentOf(game, header.contentText));
}
