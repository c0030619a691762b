import { useEffect, useState } from "preact/hooks";
import { capital, type Reader, scoresInWords, seatName } from "#boardkit";
import { isToAct } from "#engine";
import type { HomeView, MatchUpdate } from "#protocol";
import { currentLocale, say } from "../../../i18n/language.ts";
import { line, serverLine, user } from "../../../live/connection.ts";
import { lookingBack } from "../../../live/looking-back.ts";
import { type AtHand, gameAtHand } from "../../../loading/games.ts";
import { isBegun } from "../../../match/draft/kept-drafts.ts";
import { namesAt } from "../../../table/seat-names.ts";
import styles from "./own-tables.module.css";

type Turn = HomeView["yourTurn"][number];
type Moments = readonly MatchUpdate[];

/** Far beyond the end of any log: the turn that is nearest is the last one. */
const LAST = 100_000;

/** The last turns of matches, by table and the time at which they last moved. */
const known = new Map<string, Moments>();

/** What the reader is asked at a table, and what happened last there. Comes later than the line around it. */
export function LastTurn({ turn }: { readonly turn: Turn }) {
  const atHand = gameAtHand(turn.game);
  const moments = useLastTurn(turn);
  const last = moments?.at(-1);
  if (atHand === null || moments === null || last === undefined) return null;
  const reader = readerAt(turn, atHand);
  const isAsked = last.seat !== null && isToAct(last.toAct, last.seat);
  return (
    <>
      {isAsked ? <span>{askedIn(last, turn, { atHand, reader })}</span> : null}
      <em class={styles.last}>{lastWords(moments, { atHand, reader })}</em>
    </>
  );
}

function useLastTurn({ table, since }: Turn): Moments | null {
  const key = `${table} ${since}`;
  const [moments, setMoments] = useState<{ readonly key: string; readonly found: Moments } | null>(null);
  const isOpen = line.value === "open";
  useEffect(() => {
    if (!isOpen || known.has(key)) return undefined;
    let isWanted = true;
    void lookingBack(
      table,
      serverLine,
      () => 0,
    )(LAST).then((found) => {
      if (found !== null) known.set(key, found);
      if (isWanted && found !== null) setMoments({ key, found });
    });
    return () => {
      isWanted = false;
    };
  }, [table, key, isOpen]);
  return known.get(key) ?? moments?.found ?? null;
}

function readerAt({ seat, others }: Turn, atHand: AtHand): Reader {
  const own = { seat, kind: "person", name: user.value?.name ?? "", here: true } as const;
  const seats = others.map(
    (other) => ({ ...other, kind: other.kind === "bot" ? "bot" : "person", here: false }) as const,
  );
  const names = namesAt({ seats: [own, ...seats].sort((a, b) => a.seat - b.seat) });
  return { you: seat, names, locale: currentLocale(), say: atHand.say, content: atHand.figures?.content };
}

interface Told {
  readonly atHand: AtHand;
  readonly reader: Reader;
}

/**
 * What is asked, as it is said of others: what is possible is not worked out here, nor what is asked after the moves
 * that this device keeps.
 */
function askedIn({ view, ply }: MatchUpdate, { table, seat }: Turn, { atHand: { ui }, reader }: Told): string {
  if (isBegun({ table, seat }, ply)) return say("turn-begun");
  return capital(ui.task(view, seat, { ...reader, you: null }, new Set()).text);
}

/** The last turn in a line, and the scoring at its end: "Beatriz: raised green to 2". */
function lastWords(moments: Moments, { atHand: { ui }, reader }: Told): string {
  const events = moments.slice(1).flatMap((moment) => moment.events.map(({ event }) => event));
  const lines = events.length === 0 ? [] : ui.turnLines(events, moments.at(-1)?.view, reader);
  const at = lines.findLastIndex(({ seat }) => seat !== null);
  const told = lines[at];
  if (told === undefined || told.seat === null) return "";
  const scored = lines.slice(at + 1).flatMap(({ text, points }) => [text, scoresInWords(points, reader).join(", ")]);
  const words = [told.text, told.brought, ...scored].filter((each) => each !== "");
  return `${seatName(reader, told.seat)}: ${words.join("; ")}`;
}
