import type { Draw, Fairness, SeatShare } from "./draws.ts";

type Json = Readonly<Partial<Record<string, unknown>>>;
const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;
const isText = (value: unknown): value is string => typeof value === "string";

/** Reads what a record of either format says of its draws; undefined where it is neither. */
export function fairnessOf(value: unknown): Fairness | undefined {
  if (!isObject(value)) return undefined;
  const { commitment, secret, draws, dropped = null } = value;
  if (!isText(commitment) || !isText(secret) || !Array.isArray(draws)) return undefined;
  if (dropped !== null && !Number.isSafeInteger(dropped)) return undefined;
  const said = "shares" in value ? ofFirst(value["shares"]) : ofSecond(value["seats"]);
  return (
    said && {
      commitment,
      secret,
      ...said,
      draws: draws.map(drawOf),
      dropped: dropped === null ? null : Number(dropped),
    }
  );
}

type Shares = Pick<Fairness, "shares" | "seats">;

/** Format 1 has the shares as they go into the draws. */
const ofFirst = (shares: unknown): Shares | undefined =>
  Array.isArray(shares) && shares.every(isText) ? { shares, seats: [] } : undefined;

/** Format 2 has them by seat, with what was announced. */
function ofSecond(seats: unknown): Shares | undefined {
  if (!Array.isArray(seats) || !seats.every(isOfSeat)) return undefined;
  const shares = seats.flatMap((each, seat) => (isText(each?.share) ? [`${seat}:${each.share}`] : []));
  return { shares, seats };
}

const isOfSeat = (value: unknown): value is SeatShare | null =>
  value === null || (isObject(value) && isText(value["hash"]) && (value["share"] === null || isText(value["share"])));

/** A number alone, as in the first format, or with the tickets that the server knew. */
function drawOf(value: unknown): Draw | null {
  if (value === null || value === undefined) return null;
  if (!isObject(value)) return { number: Number(value), range: null };
  const { number, tickets, from, to } = value;
  if (tickets === undefined && from === undefined && to === undefined) return { number: Number(number), range: null };
  return { number: Number(number), range: { tickets: Number(tickets), from: Number(from), to: Number(to) } };
}
