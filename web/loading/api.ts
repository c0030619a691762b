import { accepted, type Result, refused, type Seat } from "#engine";
import type {
  HomeView,
  HostView,
  HoursView,
  HoursWish,
  LikelyView,
  LikelyWish,
  NewTable,
  PaceVote,
  QuickWish,
  Refusal,
  TableView,
} from "#protocol";
import { trouble, troubleIn } from "../live/connection.ts";
import type { HouseRequest, NewHere } from "../local/messages.ts";
import { isHere, newHereId } from "../routes.ts";

/** Requests outside the live connection. A server that cannot be reached is a refusal, too. */

async function request<T>(method: string, path: string, body?: unknown): Promise<Result<T, Refusal>> {
  try {
    const response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = response.status === 204 ? null : await response.json();
    const refusal = response.ok ? null : refusalIn(answer);
    trouble.value = troubleIn(refusal?.code) ?? null;
    return refusal === null ? accepted(answer as T) : refused(refusal);
  } catch {
    return refused({ code: "server-busy" });
  }
}

function refusalIn(answer: unknown): Refusal {
  if (typeof answer !== "object" || answer === null) return { code: "server-fault" };
  return "code" in answer && typeof answer.code === "string" ? (answer as Refusal) : { code: "server-fault" };
}

/** The house in the page answers for its own tables. */
async function askHouse<T>(asked: HouseRequest): Promise<Result<T, Refusal>> {
  return (await import("../local/page-line.ts")).askHouse<T>(asked);
}

/** Begins a match that the page itself plays. */
export const openHere = (match: NewHere) => askHouse<{ readonly id: string }>({ type: "open", match });

/** The figures of a match that the page itself plays. */
export const loadFiguresHere = (table: string) => askHouse<string>({ type: "figures", table });

export const loadHost = () => request<HostView>("GET", "/host.json");
export const loadHome = () => request<HomeView>("GET", "/api/home");
export const changeName = (name: string) => request<HomeView["user"]>("PATCH", "/api/me", { name });
export const quickMatch = (wish: QuickWish) => request<TableView>("POST", "/api/quick", wish);
export const voteOnBots = (table: string, answer: "agree" | "wait") =>
  request<unknown>("POST", `/api/tables/${table}/fill`, { answer });
export const openTable = (table: NewTable) => request<TableView>("POST", "/api/tables", table);
export const sitDown = (table: string, seat: Seat, share: string) =>
  request<TableView>("POST", `/api/tables/${table}/sit`, { seat, share });
/** At a table that the page itself plays, to whom the device is handed. */
export const sitHere = (table: string, seat: Seat) => askHouse<unknown>({ type: "sit", table, seat });
export const announceShare = (table: string, share: string) =>
  request<TableView>("POST", `/api/tables/${table}/share`, { share });
export const revealShare = (table: string, share: string) =>
  request<TableView>("POST", `/api/tables/${table}/reveal`, { share });
export const startWithout = (table: string) => request<TableView>("POST", `/api/tables/${table}/start-without`, {});
export const leaveTable = (table: string) =>
  isHere(table)
    ? askHouse<unknown>({ type: "leave", table })
    : request<unknown>("POST", `/api/tables/${table}/leave`, {});
export const seatBot = (table: string, seat: Seat, level: string) =>
  request<unknown>("POST", `/api/tables/${table}/bot`, { seat, level });
export const voteOnStandIn = (table: string, seat: Seat, answer: "agree" | "wait") =>
  request<unknown>("POST", `/api/tables/${table}/stand-in`, { seat, answer });
export const giveSeatAway = (table: string) => request<unknown>("POST", `/api/tables/${table}/give-away`, {});
export const askAdvice = (table: string) =>
  isHere(table)
    ? askHouse<unknown>({ type: "advice", table })
    : request<unknown>("POST", `/api/tables/${table}/advice`, {});
export const voteOnAbandoning = (table: string, answer: "agree" | "play-on") =>
  request<unknown>("POST", `/api/tables/${table}/abandon`, { answer });
export const voteOnPace = (table: string, wish: PaceVote["wish"]) =>
  request<unknown>("POST", `/api/tables/${table}/pace`, { wish });
export const loadLikely = (wish: LikelyWish) => request<LikelyView>("POST", "/api/likely", wish);
export const loadHours = () => request<HoursView>("GET", "/api/hours");
export const storeHours = (wish: HoursWish) => request<HoursView>("PUT", "/api/hours", wish);
export const reportTable = (table: string, text: string) =>
  request<unknown>("POST", `/api/tables/${table}/report`, { text });
export const takeBack = (table: string, seat: Seat) =>
  isHere(table)
    ? askHouse<unknown>({ type: "take-back", table, seat })
    : request<unknown>("POST", `/api/tables/${table}/take-back`, {});
export const renewLink = (table: string, seat: Seat) =>
  request<unknown>("POST", `/api/tables/${table}/seat-link`, { seat });
export const loadRecord = (table: string) =>
  isHere(table) ? askHouse<unknown>({ type: "record", table }) : request<unknown>("GET", `/api/tables/${table}/record`);
export const playAgain = (table: string, share: string) =>
  request<TableView>("POST", `/api/tables/${table}/rematch`, { share });
export const playAgainHere = (table: string) =>
  askHouse<{ readonly id: string }>({ type: "rematch", table, id: newHereId() });
export const declineRematch = (table: string) => request<unknown>("POST", `/api/tables/${table}/decline-rematch`, {});
export const takeSeatLink = (token: string) => request<TableView>("POST", `/api/seat-links/${token}`, {});
