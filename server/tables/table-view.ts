import type { Seat } from "#engine";
import type { TableSeat, TableView } from "#protocol";
import type { GameShelf } from "#referee";
import { restOf } from "../clocks/rests.ts";
import type { Clock } from "../db/clock.ts";
import { owesShare } from "./shares/revealing.ts";
import type { WholeSeat, WholeTable } from "./table-store.ts";

/** Who has a table open now. */
export interface Presence {
  isHere(table: string, user: string): boolean;
}

/** What a table's view needs beside the table. */
export interface ViewPorts {
  readonly presence: Presence;
  readonly games: GameShelf;
  readonly clock: Clock;
}

/** Whether the match was begun with a rules version that this server does not have. */
export const hasOtherRules = (
  { game, rulesVersion }: Pick<WholeTable, "game" | "rulesVersion">,
  games: GameShelf,
): boolean => rulesVersion !== null && games.byId(game)?.meta.rulesVersion !== rulesVersion;

/** The table as this user sees it. */
export function tableView(table: WholeTable, user: string, { presence, games, clock }: ViewPorts): TableView {
  const now = clock.now();
  const you = table.access.get(user) ?? null;
  const owner = table.seats.find((seat) => seat.user === table.owner)?.seat ?? null;
  const own = table.seats.find((seat) => seat.seat === you);
  return {
    ...{ id: table.id, game: table.game, options: table.options, door: table.door, status: table.status },
    ...{ owner, you, incidents: table.incidents },
    ...(table.pace === null ? {} : { pace: table.pace }),
    ...(table.closed === null ? {} : { closed: table.closed }),
    ...(table.rewinds.length === 0 ? {} : { rewinds: table.rewinds }),
    seats: table.seats.map((seat) => seatView(table, seat, { presence, now })),
    ...(table.rulesVersion !== null && hasOtherRules(table, games) ? { otherRules: table.rulesVersion } : {}),
    ...(table.botsAt === null || table.withoutFrom !== null ? {} : { quick: quickView(table, table.botsAt) }),
    ...(table.withoutFrom === null ? {} : { revealing: revealingView(table, table.withoutFrom) }),
    ...(table.commitment === null ? {} : { commitment: table.commitment }),
    ...(table.content === null ? {} : { content: table.content }),
    rematch: you === null ? null : rematchView(table, you),
    seatLink: own === undefined ? null : `/s/${own.link}`,
    browsers: own === undefined ? 0 : [...table.access.values()].filter((seat) => seat === own.seat).length,
    renewable: table.seats.filter((seat) => mayRenewLink(table, seat, user)).map(({ seat }) => seat),
  };
}

/** A seat's link is renewed by the browser that sat down there, or by the table's owner. */
export const mayRenewLink = ({ owner }: Pick<WholeTable, "owner">, seat: WholeSeat, user: string): boolean =>
  seat.kind === "person" && (seat.user === user || owner === user);

const quickView = ({ seats }: WholeTable, botsAt: number): NonNullable<TableView["quick"]> => ({
  botsAt,
  agreed: seats.filter(({ fills }) => fills).map(({ seat }) => seat),
});

const revealingView = ({ seats }: WholeTable, withoutFrom: number): NonNullable<TableView["revealing"]> => ({
  missing: seats.filter(owesShare).map(({ seat }) => seat),
  withoutFrom,
  agreed: seats.filter(({ goesWithout }) => goesWithout).map(({ seat }) => seat),
});

function rematchView({ rematch, access }: WholeTable, you: Seat): TableView["rematch"] {
  if (rematch === null) return null;
  const kept = rematch.seats.find(({ seat }) => seat === you)?.state ?? "taken";
  return { table: rematch.id, by: access.get(rematch.owner) ?? null, kept };
}

interface Seen extends Pick<ViewPorts, "presence"> {
  readonly now: number;
}

function seatView(table: WholeTable, whole: WholeSeat, { presence, now }: Seen): TableSeat {
  const { seat, kind, level, standIn, isProposed, abandons, paceWish, agreed, name, declined, shareHash } = whole;
  const rests = restOf(table, whole, now);
  const users = [...table.access].filter(([, each]) => each === seat);
  return {
    ...{ seat, kind, name: (kind === "bot" ? level : name) ?? "" },
    ...(standIn === null ? {} : { standIn }),
    ...(rests === undefined ? {} : { rests }),
    ...(isProposed ? { isProposed } : {}),
    ...(abandons ? { abandons } : {}),
    ...(paceWish === null ? {} : { paceWish }),
    ...(agreed.length === 0 ? {} : { agreed }),
    ...(declined === null ? {} : { declined }),
    ...(shareHash === null ? {} : { share: shareHash }),
    here: kind === "bot" || users.some(([user]) => presence.isHere(table.id, user)),
  };
}
