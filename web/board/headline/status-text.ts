import type { GameUi, Reader } from "#boardkit";
import { CHANCE, firstSeat, NOBODY, type Seat, type Standings, seatsToAct } from "#engine";
import type { MatchUpdate } from "#protocol";
import { list, say } from "../../i18n/language.ts";
import type { Draft } from "../../match/draft/draft.ts";

/** All that the status sentence depends on. */
interface Shown {
  readonly ui: GameUi;
  readonly reader: Reader;
  readonly view: unknown;
  readonly toAct: number;
  readonly draft: Draft | null;
  readonly isSending: boolean;
  readonly match: MatchUpdate;
}

/** A mask names seats of its match only. */
const seatsOf = (mask: number): readonly Seat[] => seatsToAct(mask, 5);

/** Who has won, as a sentence: "Marion wins". */
export function outcomeText(standings: Standings, names: readonly string[]): string {
  const winners = names.filter((_, seat) => standings.ranks[seat] === 1);
  return say("wins", { n: winners.length, names: list(winners) });
}

/** The one sentence that says who must do what. */
export function statusText(shown: Shown): string {
  const { ui, reader, view, toAct, draft, isSending, match } = shown;
  if (match.standings !== null) {
    return say("status-over", { outcome: outcomeText(match.standings, reader.names) });
  }
  if (match.waiting !== null && draft === null) {
    return say("status-chosen", { names: list(stillChoosing(match, reader)) });
  }
  if (toAct === CHANCE || toAct === NOBODY) return ui.chanceTask(view, reader).text;
  if (draft !== null && draft.edge !== "own" && !isSending) return say("status-you", { task: say("status-handover") });
  const seats = choosing(seatsOf(toAct), shown);
  const task = ui.task(view, seats[0] ?? firstSeat(toAct), reader).text;
  if (isMine(seats, reader.you)) return say("status-you", { task });
  const names = seats.map((seat) => reader.names[seat] ?? "");
  return say(names.length > 1 ? "status-seats" : "status-seat", { name: names[0] ?? "", names: list(names), task });
}

/** Those of the seats that have not chosen yet, or choose anew; while the last choice is on its way, who makes it. */
function choosing(seats: readonly Seat[], { match, reader, draft }: Shown): readonly Seat[] {
  const left = seats.filter((seat) => match.chosen[seat] !== true || (seat === draft?.seat && draft.edge === "own"));
  if (left.length > 0 || reader.you === null) return left;
  return [reader.you];
}

const isMine = (seats: readonly Seat[], you: Seat | null): boolean => you !== null && seats.includes(you);

function stillChoosing(match: MatchUpdate, reader: Reader): readonly string[] {
  return seatsOf(match.toAct)
    .filter((seat) => match.chosen[seat] !== true)
    .map((seat) => reader.names[seat] ?? "");
}
