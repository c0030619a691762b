import type { Reader } from "../game-ui.ts";
import { addedUp } from "../words/turns.ts";
import { cut } from "./few-words.ts";
import type { StoryLine, Told } from "./story.ts";

/** So many words of a scoring stand in the line of the turn that brought it about. */
const WORDS_OF_SCORING = 6;

/**
 * A scoring that the last entry of a turn brought about is told in the line of that turn: it is how the turn ended. Of
 * several, which come at the end of a match, the first one.
 */
export function withScorings(
  lines: readonly StoryLine[],
  events: readonly Told[],
  reader: Pick<Reader, "you">,
): readonly StoryLine[] {
  const isOfTurn = ({ turns, from }: StoryLine, before: StoryLine | undefined): boolean =>
    turns === 0 && before?.turns === 1 && events[from]?.ply === events[from - 1]?.ply;
  return lines.flatMap((line, at) => {
    const next = lines[at + 1];
    if (isOfTurn(line, lines[at - 1])) return [];
    return [next !== undefined && isOfTurn(next, line) ? scoredBy(line, next, reader) : line];
  });
}

function scoredBy(turn: StoryLine, scoring: StoryLine, { you }: Pick<Reader, "you">): StoryLine {
  const { seat, text, brought } = turn.whole;
  return {
    ...turn,
    text: `${turn.text}; ${cut(scoring.whole.text, WORDS_OF_SCORING)}`,
    whole: { seat, text, brought: [brought, scoring.text].filter((each) => each !== "").join("; ") },
    points: addedUp([turn.points, scoring.points]),
    isAboutYou: turn.isAboutYou || (scoring.isAboutYou && turn.seat !== you),
    end: scoring.end,
  };
}
