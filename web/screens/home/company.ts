import { signal } from "@preact/signals";
import { type BotLevel, levelOf, USUAL } from "#bots/levels";
import { type GameMeta, isSeatCount, type SeatCount } from "#engine";
import { say } from "../../i18n/language.ts";
import { user } from "../../live/connection.ts";
import type { NewHere } from "../../local/messages.ts";
import { levelHere } from "../../local/slow-levels.ts";
import { newHereId } from "../../routes.ts";
import type { TableWish } from "../../table/shares/take-seat.ts";

/** The company of *Play now*: the seats of the table, one's own included, and the level of all bots. */
export interface Company {
  readonly seats: SeatCount;
  readonly level: BotLevel;
}

/** Counts the choices on this page, so that all that shows one is shown anew. */
const chosen = signal(0);

const keptAs = (game: string): string => `fiorino.play-now.${game}`;

const USUAL_SEATS = 3;

/** Three seats where the game allows them. */
const usual = ({ seats }: GameMeta): Company => ({
  seats: isSeatCount(USUAL_SEATS, seats) ? USUAL_SEATS : seats.min,
  level: USUAL,
});

/** The company that this browser chose last for the game; what the game no longer has becomes the usual one. */
export function keptCompany(meta: GameMeta): Company {
  void chosen.value;
  const first = usual(meta);
  const [count = "", word = ""] = (localStorage.getItem(keptAs(meta.id)) ?? "").split(" ");
  const seats = Number(count);
  return {
    seats: isSeatCount(seats, meta.seats) ? seats : first.seats,
    level: levelOf(word) ?? first.level,
  };
}

export function keepCompany({ id }: GameMeta, { seats, level }: Company): void {
  localStorage.setItem(keptAs(id), `${seats} ${level}`);
  chosen.value++;
}

/** The table that *Play now* opens: one's own seat first, bots on all others. */
export const tableWith = ({ id }: GameMeta, { seats, level }: Company): TableWish => ({
  game: id,
  seats: [{ kind: "me" }, ...Array.from({ length: seats - 1 }, () => ({ kind: "bot" as const, level }))],
  options: {},
  door: "private",
});

/** The same company in the page. Without a server nobody has a name. */
export const hereWith = ({ id }: GameMeta, { seats, level }: Company): NewHere => ({
  ...{ id: newHereId(), game: id, options: {} },
  seats: [
    { kind: "person", name: user.value?.name ?? say("person-numbered", { n: 1 }) },
    ...Array.from({ length: seats - 1 }, () => ({ kind: "bot" as const, level: levelHere(id, level) })),
  ],
});
