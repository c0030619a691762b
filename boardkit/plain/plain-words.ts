import type { Seat } from "#engine";
import type { Args, GameEvent, GameUi } from "../game-ui.ts";
import { cutIntoRuns, linesOf } from "../words/log.ts";
import { sayReason, sayTask } from "../words/sentences.ts";
import { seatName } from "../words/words.ts";

/** Words by convention: what a catalog says under fixed ids, before a game words anything itself. */
export type PlainWords = Pick<
  GameUi,
  "logLines" | "turnLines" | "task" | "chanceTask" | "moveLabel" | "targetLabel" | "reason" | "effect"
>;

/** What plain words read of an event by name. */
type PlainEvent = GameEvent & { readonly seat?: Seat; readonly points?: number };

/** Places count from 0 in targets and from 1 in words. */
const placeOf = (text: string): string | number => (/^\d+$/.test(text) ? Number(text) + 1 : text);

/** One line an event: `log.<type>`, with `{name}` for its seat and its other fields by their own names. */
const plainLines: GameUi["logLines"] = (events, _, reader) =>
  linesOf(
    cutIntoRuns<PlainEvent>(events, () => false),
    reader.say,
    ([{ type, seat = null, ...fields }]) => [
      { id: type, seat, args: { ...plainArgs(fields), ...(seat === null ? {} : { name: seatName(reader, seat) }) } },
    ],
  );

export const PLAIN_WORDS: PlainWords = {
  logLines: plainLines,
  /** Every event is a line of its own, with its `points` for its `seat`. */
  turnLines: (events, view, reader) =>
    plainLines(events, view, reader).map(({ text, event }) => ({
      ...{ seat: null, text, event },
      ...{ brought: "", gains: [] },
      points: events.slice(event, event + 1).flatMap(plainPoints),
    })),
  /** `task.turn` and `task.chance`. */
  task: (_, __, reader) => sayTask(reader, "turn"),
  chanceTask: (_, reader) => sayTask(reader, "chance"),
  /** `move.<first word>`, with `{n}` for the rest of the notation. */
  moveLabel: (move, _, { say }) => {
    const [verb = "", ...rest] = move.split(" ");
    return say(`move.${verb}`, { n: rest.join(" ") });
  },
  /** `target.<kind>`, with `{n}` for its place. */
  targetLabel: (target, _, { say }) => {
    const [kind = "", ...place] = target.split(":");
    return say(`target.${kind}`, { n: placeOf(place.join(":")) });
  },
  /** `reason.<code>`, with `{name}` for a seat and other fields by their own names. */
  reason: (reason, _, reader) =>
    sayReason(reason, reader, (fact, value) =>
      fact === "seat" ? { name: seatName(reader, Number(value) as Seat) } : { [fact]: value },
    ),
  effect: () => "",
};

/** The points of an event by seat. */
const plainPoints = ({ seat, points = 0 }: PlainEvent): readonly number[] =>
  seat === undefined ? [] : Array.from({ length: seat + 1 }, (_, each) => (each === seat ? points : 0));

/** The fields of an event that words can be filled in with. */
const plainArgs = (fields: object): Args =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => ["string", "number"].includes(typeof value)));
