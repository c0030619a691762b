import type { Seat } from "#engine";
import type { Gain, GainWeight, Reader, TurnLine } from "../game-ui.ts";
import type { Run, UnsaidLine } from "./log.ts";
import { seatName, signed } from "./words.ts";

/** How a game words its turns. */
export interface TurnWords<E> {
  /** Does a stretch begin with this event? `open`: the events of the stretch before it; the first event always opens. */
  readonly opens: (event: E, open: readonly E[]) => boolean;
  /** Whose turn the stretch is (`null`: nobody's), and what it is called after the seat's name. */
  readonly title: (events: readonly E[]) => { readonly seat: Seat | null; readonly text: string };
  /** Who has acted last, where others than whose turn it is may act in it. */
  readonly acting?: (events: readonly E[]) => Seat | undefined;
  /** The lines of the log of a run. */
  readonly tell: (events: Run<E>["events"]) => readonly UnsaidLine[];
  /** The ids of lines that have a short form, the message `turn.<id>`, and how much each matters. */
  readonly brief: ReadonlyMap<string, GainWeight>;
  /** The points that an event brings, by seat. */
  readonly points: (event: E) => readonly number[];
}

/** One line for each turn and for what lies between turns. `runs` are the runs of the log. */
export function turnLinesOf<E>(runs: readonly Run<E>[], reader: Reader, words: TurnWords<E>): readonly TurnLine[] {
  return cutIntoStretches(runs, words.opens).map((stretch) => {
    const events = stretch.flatMap((run) => run.events);
    const { seat, text } = words.title(events);
    const acting = words.acting?.(events) ?? seat;
    const gains = gainsIn(
      stretch.flatMap((run) => words.tell(run.events)),
      seat,
      reader,
      words.brief,
    );
    return {
      ...{ seat, text, event: stretch[0].at, gains },
      ...(acting === null || acting === seat ? {} : { acting }),
      brought: broughtInWords(gains, seat, reader),
      points: addedUp(events.map(words.points)),
    };
  });
}

function cutIntoStretches<E>(runs: readonly Run<E>[], opens: TurnWords<E>["opens"]): readonly [Run<E>, ...Run<E>[]][] {
  const stretches: [Run<E>, ...Run<E>[]][] = [];
  let open: E[] = [];
  for (const run of runs) {
    const last = stretches.at(-1);
    if (last === undefined || opens(run.events[0], open)) {
      stretches.push([run]);
      open = [...run.events];
    } else {
      last.push(run);
      open.push(...run.events);
    }
  }
  return stretches;
}

function gainsIn(
  lines: readonly UnsaidLine[],
  owner: Seat | null,
  { say }: Reader,
  brief: TurnWords<never>["brief"],
): readonly Gain[] {
  return lines.flatMap(({ id, args, seat, other }) => {
    const weight = brief.get(id);
    if (weight === undefined) return [];
    return [{ seat: seat ?? owner, text: say(`turn.${id}`, args), weight, ...(other === undefined ? {} : { other }) }];
  });
}

/** "1 brick, 1 cloth to Troyes ×2; Ines: 1 wood": what others than the owner got comes with their names. */
export function gainsInWords(gains: readonly Gain[], owner: Seat | null, reader: Reader): string {
  const parts: { seat: Seat | null; texts: string[] }[] = [];
  for (const { seat, text } of gains) {
    const last = parts.at(-1);
    if (last?.seat === seat) last.texts.push(text);
    else parts.push({ seat, texts: [text] });
  }
  return parts
    .map(({ seat, texts }, at) => {
      const isNamed = seat !== null && (seat !== owner || at > 0);
      return (isNamed ? `${seatName(reader, seat)}: ` : "") + saidOnce(texts).join(", ");
    })
    .join("; ");
}

/** So few are said in the order in which they happened. */
const FEW = 3;

/** Whether a gain in the turn of somebody else touches the reader: theirs, or one that takes something from them. */
export const touchesReader = ({ seat, other }: Gain, owner: Seat | null, { you }: Pick<Reader, "you">): boolean =>
  you !== null && ((seat === you && owner !== you) || other === you);

/**
 * What a turn brought. Few gains, and those of a turn in which others got something as well, stand in the order of time:
 * what a turn set off was taken for its cause where it stood first because it was the reader's. Of much that its owner
 * alone got, what decides or touches the reader comes first, because a long line is cut, and the rest beside it.
 */
export function broughtInWords(gains: readonly Gain[], owner: Seat | null, reader: Reader): string {
  const inTime = gains.length <= FEW || gains.some(({ seat }) => seat !== owner);
  const isFirst = (gain: Gain): boolean => gain.weight === "decides" || touchesReader(gain, owner, reader);
  const first = gains.filter(isFirst);
  if (inTime || first.length === 0 || first.length === gains.length) return gainsInWords(gains, owner, reader);
  const rest = gains.filter((gain) => !isFirst(gain));
  const besides = reader.say("turn.besides", { what: gainsInWords(rest, owner, reader) });
  return `${gainsInWords(first, owner, reader)}; ${besides}`;
}

/** What comes several times in a row is said once, with its number. */
function saidOnce(texts: readonly string[]): readonly string[] {
  const runs: { readonly text: string; n: number }[] = [];
  for (const text of texts) {
    const last = runs.at(-1);
    if (last?.text === text) last.n++;
    else runs.push({ text, n: 1 });
  }
  return runs.map(({ text, n }) => (n === 1 ? text : `${text} ×${n}`));
}

/** The sum by seat; seats without points may be left out at the end. */
export function addedUp(each: readonly (readonly number[])[]): readonly number[] {
  const total: number[] = [];
  for (const points of each) for (const [seat, n] of points.entries()) total[seat] = (total[seat] ?? 0) + n;
  return Array.from(total, (n) => n ?? 0);
}

/** The points of one seat alone, as a list by seat. */
export const pointsOf = (seat: Seat, n: number): readonly number[] =>
  Array.from({ length: seat + 1 }, (_, each) => (each === seat ? n : 0));

/** "Ada: +3": the reader first, then best first. */
export const scoresInWords = (points: readonly number[], reader: Reader): readonly string[] =>
  points
    .map((n, seat) => ({ n, seat: seat as Seat }))
    .filter(({ n }) => n !== 0)
    .sort((a, b) => Number(b.seat === reader.you) - Number(a.seat === reader.you) || b.n - a.n)
    .map(({ n, seat }) => `${seatName(reader, seat)}: ${signed(n)}`);
