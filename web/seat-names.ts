import type { TableSeat, TableView } from "#protocol";
import { say } from "./i18n/language.ts";

/** What everybody at the table is called, in seat order; bots are numbered when there are several. */
export function namesAt({ seats }: Pick<TableView, "seats">): readonly string[] {
  const bots = seats.filter(({ kind }) => kind === "bot");
  return seats.map((seat) => {
    if (seat.kind === "free") return say("freeSeat");
    if (seat.kind === "person") return personName(seat, seats);
    return bots.length === 1 ? say("bot") : say("bot-numbered", { n: bots.indexOf(seat) + 1 });
  });
}

/** Two people of one name are told apart by their seats. */
function personName(seat: TableSeat, seats: readonly TableSeat[]): string {
  const isShared = seats.some((each) => each !== seat && each.kind === "person" && each.name === seat.name);
  return isShared ? `${seat.name} ${seat.seat + 1}` : seat.name;
}
