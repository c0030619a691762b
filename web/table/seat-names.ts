import type { Seat } from "#engine";
import type { TableSeat, TableView } from "#protocol";
import { say } from "../i18n/language.ts";
import { levelName } from "./levels.ts";

/** The names at the table in seat order. Bots are numbered when there are several. */
export function namesAt({ seats }: Pick<TableView, "seats">): readonly string[] {
  const bots = seats.filter(({ kind }) => kind === "bot");
  return seats.map((seat) => {
    if (seat.kind === "free") return say("freeSeat");
    if (seat.kind === "person") return personName(seat, seats);
    return bots.length === 1 ? say("bot") : say("bot-numbered", { n: bots.indexOf(seat) + 1 });
  });
}

/** The seats that a bot plays now, and that in words. */
export function botsAt({
  seats,
}: {
  readonly seats: readonly Pick<TableSeat, "seat" | "kind" | "name" | "standIn">[];
}): ReadonlyMap<Seat, string> {
  return new Map(
    seats.flatMap(({ seat, kind, name, standIn }) => {
      if (kind === "bot") return [[seat, say("bot-of-level", { level: levelName(name) })]];
      return standIn === undefined ? [] : [[seat, say("bot-for", { name })]];
    }),
  );
}

/** Two people of one name are told apart by their seats. */
function personName(seat: TableSeat, seats: readonly TableSeat[]): string {
  const isShared = seats.some((each) => each !== seat && each.kind === "person" && each.name === seat.name);
  return isShared ? `${seat.name} ${seat.seat + 1}` : seat.name;
}
