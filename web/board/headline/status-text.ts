import type { GameUi, Reader } from "#boardkit";
import { CHANCE, firstSeat, MAX_SEATS, NOBODY, type Seat, type Standings, seatsToAct, type ToAct } from "#engine";
import { list, say } from "../../i18n/language.ts";
import type { Moment } from "../source.ts";

/** All that the status sentence depends on. */
interface Shown {
  readonly ui: Pick<GameUi, "task" | "chanceTask">;
  readonly reader: Reader;
  readonly moment: Pick<Moment, "chosen" | "standings">;
  /** The view as it is shown, tentative moves included. */
  readonly view: unknown;
  readonly toAct: ToAct;
  /** The seat that decides at this screen now. */
  readonly deciding: Seat | null;
  /** The targets of what the reader can do now. */
  readonly possible: ReadonlySet<string>;
}

/** The seats of a mask, which holds only seats of its match. */
const seatsOf = (mask: ToAct): readonly Seat[] => seatsToAct(mask, MAX_SEATS);

/** The winners as a sentence: "Marion wins". */
export function outcomeText(standings: Standings, names: readonly string[]): string {
  const winners = names.filter((_, seat) => standings.ranks[seat] === 1);
  return say("wins", { n: winners.length, names: list(winners) });
}

/** The one sentence that says who must do what. */
export function statusText(shown: Shown): string {
  const { ui, reader, view, toAct, moment, possible } = shown;
  if (moment.standings !== null) {
    return say("status-over", { outcome: outcomeText(moment.standings, reader.names) });
  }
  if (toAct === CHANCE || toAct === NOBODY) return ui.chanceTask(view, reader).text;
  const seats = choosing(seatsOf(toAct), shown);
  const task = ui.task(view, seats[0] ?? firstSeat(toAct), reader, possible).text;
  if (isMine(seats, reader.you)) return say("status-you", { task });
  const names = seats.map((seat) => reader.names[seat] ?? "");
  return say(names.length > 1 ? "status-seats" : "status-seat", { name: names[0] ?? "", names: list(names), task });
}

/** The seats that have not chosen yet, or choose anew; while the last choice is being sent, the seat that makes it. */
function choosing(seats: readonly Seat[], { moment, reader, deciding }: Shown): readonly Seat[] {
  const left = seats.filter((seat) => moment.chosen[seat] !== true || seat === deciding);
  if (left.length > 0 || reader.you === null) return left;
  return [reader.you];
}

const isMine = (seats: readonly Seat[], you: Seat | null): boolean => you !== null && seats.includes(you);

/** The seats that owe a simultaneous choice. */
export const stillChoosing = (
  { toAct, chosen }: Pick<Moment, "toAct" | "chosen">,
  { names }: Reader,
): readonly string[] =>
  seatsOf(toAct)
    .filter((seat) => chosen[seat] !== true)
    .map((seat) => names[seat] ?? "");
