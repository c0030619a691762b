import type { HomeNews, HomeView } from "#protocol";
import { serverLine } from "../live/connection.ts";
import { learnTime } from "./clocks/server-time.ts";

const NOTHING: Omit<HomeView, "user"> = {
  ...{ now: 0, yourTurn: [], yourTables: [], rematches: [], lately: [], openTables: [], revealing: [] },
};

/** The first page with what has changed on it; the newest table comes first. */
export function withNews(home: HomeView | null, { openTables, ...news }: HomeNews): HomeView {
  const before = home ?? { ...NOTHING, user: { id: "", name: "" } };
  if (openTables === undefined) return { ...before, ...news };
  const stale = new Set([...openTables.gone, ...openTables.put.map(({ id }) => id)]);
  const open = [...openTables.put, ...before.openTables.filter(({ id }) => !stale.has(id))];
  return { ...before, ...news, openTables: open.sort((a, b) => b.at - a.at) };
}

/** Follows the first page, or beside a table what waits elsewhere, until the returned function is called. */
export function followHome(besides: string | undefined, hear: (news: HomeNews) => void): () => void {
  const { listen, send, whenOpen } = serverLine;
  const deaf = listen((message) => {
    if (message.type !== "home") return;
    learnTime(message.home);
    hear(message.home);
  });
  const silent = whenOpen(() => send({ type: "follow-home", ...(besides === undefined ? {} : { besides }) }));
  return () => {
    deaf();
    silent();
    send({ type: "unfollow-home" });
  };
}
