import { useEffect, useState } from "preact/hooks";
import type { Reader } from "#boardkit";
import { type Exercise, gained } from "#engine";
import { say, sayWith } from "../../i18n/language.ts";
import type { Draft } from "../../match/draft/draft.ts";
import { To } from "../../widgets/frame/to.tsx";
import { bookPath, termsOf } from "../book/address.ts";
import type { ExercisesAtHand } from "./at-hand.ts";
import type { Try } from "./try.ts";
import { type Beyond, beyond, type Lost, lineOf, missedIn } from "./verdict.ts";

interface OutcomeProps {
  readonly found: ExercisesAtHand;
  readonly exercise: Exercise;
  readonly tried: Try;
  readonly reader: Reader;
}

/** What came of the try. */
export function Outcome(props: OutcomeProps) {
  const { found, exercise, tried } = props;
  const { laid, verdict, turn } = tried;
  const { draft } = turn.state.value;
  if (verdict.value === "missed") return draft === null ? null : <Missed {...props} draft={draft} />;
  const line = draft === null ? null : lineOf(draft);
  const n = line === null ? 0 : gained(laid, line);
  return (
    <>
      <h2>{say("exercise.reached")}</h2>
      <p>{found.texts.exercises[exercise.id]?.why}</p>
      {n === 0 ? null : <p>{say("exercise.brought", { n })}</p>}
    </>
  );
}

/** What is the case and what was wanted, what could have been, and the reason. Never the line itself. */
function Missed({ found, exercise, tried, reader, draft }: OutcomeProps & { readonly draft: Draft }) {
  const { texts, set, atHand } = found;
  const { counted, lacks, isDrawn } = missedIn(tried.laid, draft);
  const { most, lost } = useBeyond(tried, draft);
  return (
    <>
      <h2>{say("exercise.missed")}</h2>
      {counted.map(({ check, found: n, wanted }) => (
        <p key={wanted}>
          {say("exercise.found", { n, of: wanted })}
          {check.kind === "source" ? ` (${atHand.say(`source.${check.source}`)})` : ""}
          {most === null ? "" : `. ${say("exercise.best", { n: most })}`}
        </p>
      ))}
      {lacks.map(({ name, values }) => (
        <p key={name} data-lack={name}>
          {sayWith(texts.lacks)(name, values)}
        </p>
      ))}
      {lost !== null ? <p data-lost="">{lostWords(lost, draft, found, reader)}</p> : null}
      {isDrawn ? <p>{say("exercise.drawn")}</p> : null}
      <p>
        {texts.exercises[exercise.id]?.why}{" "}
        <To path={bookPath(atHand.meta, termsOf(reader), set.sections[exercise.id])}>{say("rules")}</To>
      </p>
    </>
  );
}

const NOT_YET: Beyond = { most: null, lost: null };

/** What could have been, once it has been found: what is the case is shown before. */
function useBeyond({ laid }: Try, draft: Draft): Beyond {
  const [known, setKnown] = useState(NOT_YET);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a try that is over has one line.
  useEffect(() => {
    const timer = setTimeout(() => setKnown(beyond(laid, draft)), AFTER);
    return () => clearTimeout(timer);
  }, [laid]);
  return known;
}

/** Milliseconds until what is the case has been painted. */
const AFTER = 60;

function lostWords(lost: Lost, draft: Draft, { atHand }: ExercisesAtHand, reader: Reader): string {
  if (lost === "ended") return say("exercise.early");
  const view = draft.open.view(lost.before, draft.seat);
  return say("exercise.lostBy", { move: atHand.ui.moveLabel(draft.open.printMove(lost.move), view, reader) });
}
