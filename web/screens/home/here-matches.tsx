import { useEffect, useState } from "preact/hooks";
import { shelfOf } from "#games/ui";
import { list, say } from "../../i18n/language.ts";
import { leaveTable } from "../../loading/api.ts";
import type { KeptMatch, MatchStore } from "../../local/store/kept.ts";
import { pathOf } from "../../routes.ts";
import page from "../../styles/page.module.css";
import { To } from "../../widgets/frame/to.tsx";
import styles from "./home.module.css";

const NOTHING: readonly KeptMatch[] = [];

let store: MatchStore | undefined;

/** The matches of this device; without storage there are none. */
async function loadKept(): Promise<readonly KeptMatch[]> {
  const { browserStore } = await import("../../local/store/browser-store.ts");
  store ??= browserStore();
  return store.list();
}

/** Longer than a browser takes to list its matches. */
const MOST_MS = 500;

/** The matches that this browser keeps and plays by itself; `null` until they are known. */
export function useHereMatches(): readonly KeptMatch[] | null {
  const [kept, setKept] = useState<readonly KeptMatch[] | null>(null);
  useEffect(() => {
    let isGone = false;
    const look = (): void =>
      void loadKept()
        .catch(() => NOTHING)
        .then((found) => isGone || setKept(found));
    look();
    const late = setTimeout(() => setKept((found) => found ?? NOTHING), MOST_MS);
    const tabs = new BroadcastChannel("fiorino.here");
    tabs.addEventListener("message", look);
    return () => {
      isGone = true;
      clearTimeout(late);
      tabs.close();
    };
  }, []);
  return kept;
}

export const isRunning = ({ ranks }: KeptMatch): boolean => ranks === undefined;

/** Those that can be played stand before the games, the others below. */
export function HereMatches({ matches }: { readonly matches: readonly KeptMatch[] }) {
  if (matches.length === 0) return null;
  return (
    <section class={`${styles.yours} ${styles.here} ${styles.three}`} data-part="here">
      <h2 class={styles.head}>{say("here.matches")}</h2>
      <ul>
        {matches.map((match) => (
          <HereMatch key={match.id} match={match} />
        ))}
      </ul>
    </section>
  );
}

/** Deleting asks once more: a match cannot be brought back. */
function HereMatch({ match }: { readonly match: KeptMatch }) {
  const [isAsked, setAsked] = useState(false);
  const drop = (): void => {
    if (isAsked) void leaveTable(match.id);
    setAsked(!isAsked);
  };
  const title = shelfOf(match.game)?.meta.title ?? match.game;
  return (
    <li>
      <To path={pathOf(match.id)}>{title}</To>
      <span>{companyOf(match)}</span>
      <span class={page.soft}>{statusOf(match)}</span>
      <button
        type="button"
        aria-label={`${say(isAsked ? "here.deleteNow" : "here.delete")}: ${title}`}
        onClick={drop}
        onBlur={() => setAsked(false)}
      >
        {say(isAsked ? "here.deleteNow" : "here.delete")}
      </button>
    </li>
  );
}

function companyOf({ seats }: KeptMatch): string {
  const people = seats.flatMap((sitter) => (sitter.kind === "person" ? [sitter.name] : []));
  const bots = seats.length - people.length;
  return list(bots === 0 ? people : [...people, say("bots-count", { n: bots })]);
}

/** One person's rank, or whose turn it is. */
function statusOf({ seats, owing, ranks, branch }: KeptMatch): string {
  const people = seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  const [only = 0] = people;
  if (ranks !== undefined) {
    return people.length === 1 ? say("rank-of", { rank: ranks[only] ?? 1, n: seats.length }) : say("finalTable");
  }
  const words = say(owing.some((seat) => people.includes(seat)) ? "yourTurn" : "status.running");
  return branch === undefined ? words : `${say("here.branch", { n: branch.ply })} ${words}`;
}
