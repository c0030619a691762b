import type { Seat } from "#engine";
import type { Args, GameEvent, GameUi } from "../game-ui.ts";
import { cutIntoRuns, linesOf } from "../words/log.ts";
import { sayReason, sayTask } from "../words/sentences.ts";
import { seatName } from "../words/words.ts";

/** Words by convention: what a catalog says under fixed ids, before a game words anything itself. */
export type PlainWords = Pick<
  GameUi,
  "logLines" | "task" | "chanceTask" | "moveLabel" | "targetLabel" | "reason" | "effect"
>;

/** Places count from 0 in targets and from 1 in words. */
const placeOf = (text: string): string | number => (/^\d+$/.test(text) ? Number(text) + 1 : text);

export const PLAIN_WORDS: PlainWords = {
  /** One line an event: `log.<type>`, with `{name}` for its seat and its other facts by their own names. */
  logLines: (events, _, reader) =>
    linesOf(
      cutIntoRuns<GameEvent & { readonly seat?: Seat }>(events, () => false),
      reader.say,
      ([{ type, seat = null, ...facts }]) => [
        { id: type, seat, args: { ...plainArgs(facts), ...(seat === null ? {} : { name: seatName(reader, seat) }) } },
      ],
    ),
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
  /** `reason.<code>`, with `{name}` for a seat and other facts by their own names. */
  reason: (reason, _, reader) =>
    sayReason(reason, reader, (fact, value) =>
      fact === "seat" ? { name: seatName(reader, Number(value) as Seat) } : { [fact]: value },
    ),
  effect: () => "",
};

/** The facts of an event that words can be filled in with. */
const plainArgs = (facts: object): Args =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => ["string", "number"].includes(typeof fact)));
