import { signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Reader } from "#boardkit";
import { type Exercise, SEATS_OF } from "#engine";
import { Grid, MatchBoard } from "../../board/board.tsx";
import { HelpCards } from "../../board/card/help-cards.tsx";
import { useDragging } from "../../board/pointing/dragging.ts";
import { currentLocale, say } from "../../i18n/language.ts";
import { user } from "../../live/connection.ts";
import type { AtHand } from "../../loading/games.ts";
import { KeyList } from "../../match/keys/key-list.tsx";
import { Keys } from "../../match/keys/keys.ts";
import { Settings } from "../../match/settings/settings.tsx";
import { WhyNot } from "../../match/why-not.tsx";
import { usePageTitle } from "../../widgets/frame/arrival.ts";
import { useDialog } from "../../widgets/frame/dialog.ts";
import { HomeSign } from "../home-sign.tsx";
import { aimOf } from "./aim.ts";
import { askedNow } from "./asked.ts";
import type { ExercisesAtHand } from "./at-hand.ts";
import { helpAtFirst, MOST_HELP, piecesOf, proposedIn } from "./helped.ts";
import { Around } from "./panel.tsx";
import { Pointer } from "./pointer.tsx";
import { afterTry, keepProgress, keptProgress } from "./progress.ts";
import { openTry, type Try } from "./try.ts";

interface PlayingProps {
  readonly found: ExercisesAtHand;
  readonly exercise: Exercise;
}

/** An exercise on the board of a match. */
export function Playing({ found, exercise }: PlayingProps) {
  const root = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  const [help, setHelp] = useState(() => helpAtFirst(found.set, exercise));
  const [tried, setTried] = useState<Try | null>(null);
  const hints = useRef(0);
  const { meta, game, ui } = found.atHand;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try begins when the reader asks for one.
  useEffect(() => {
    const onVerdict = (verdict: "reached" | "missed"): void => {
      const { progress } = keptProgress(meta.id);
      const now = { isReached: verdict === "reached", hints: hints.current, now: Date.now() };
      keepProgress(meta.id, afterTry(progress, exercise.id, now));
      hints.current = 0;
    };
    const opened = openTry({ game, ui, exercise, onVerdict }, () => root.current);
    setTried(opened);
    return opened.close;
  }, [exercise, tries, game]);
  const onHelp = (): void => {
    hints.current += 1;
    setHelp(Math.min(MOST_HELP, help + 1));
  };
  return (
    <Grid root={root} game={meta.id}>
      {tried === null ? null : (
        <ExerciseScreen
          {...{ found, exercise, tried, root, help, onHelp }}
          key={tries}
          onAgain={() => setTries(tries + 1)}
        />
      )}
    </Grid>
  );
}

interface ScreenProps extends PlayingProps {
  readonly tried: Try;
  readonly root: RefObject<HTMLDivElement | null>;
  readonly help: number;
  readonly onHelp: () => void;
  readonly onAgain: () => void;
}

function ExerciseScreen(props: ScreenProps) {
  const { found, exercise, tried, root, help } = props;
  const { turn, overlay, stage, paced, moment, verdict } = tried;
  const { atHand } = found;
  const { ui } = atHand;
  const reader = useExerciseReader(exercise, atHand);
  const [keys, showKeys] = useDialog();
  const [settings, showSettings] = useDialog();
  const aim = aimOf(found, exercise);
  useDragging(root, overlay);
  usePageTitle(`${aim} · ${atHand.meta.title}`);
  const view = turn.ahead.value?.view ?? moment.view;
  const { draft } = turn.state.value;
  const isHelped = help > 0 && verdict.value === null;
  const proposed = useMemo(
    () => (draft === null || !isHelped ? undefined : proposedIn(tried.laid, draft, ui)),
    [draft, isHelped, tried, ui],
  );
  const picks = { picked: turn.picked.value, usual: turn.state.value.usual };
  const pieces = proposed == null || help < 2 ? [] : piecesOf(proposed, turn.offers.value, picks);
  const around = { ...props, reader, view, proposed };
  return (
    <>
      <HomeSign />
      <MatchBoard
        {...{ source: paced, overlay, stage, atHand, reader }}
        moment={paced.match.value ?? moment}
        status={verdict.value === null ? aim : say(`exercise.${verdict.value}`)}
        idle={verdict.value === null ? askedNow(tried, ui, reader) : ""}
        isBehind={false}
        alert={null}
        incidents={[]}
        recap={null}
        past={null}
        onPly={null}
        onRecap={null}
        replay={null}
        actions={<Around {...around} place="bar" />}
        onKeys={showKeys}
        onSettings={showSettings}
      >
        <Around {...around} place="beside" />
      </MatchBoard>
      {pieces.length === 0 ? null : <Pointer targets={pieces} />}
      <Keys {...{ turn, ui, stage, paced }} recap={NOTHING_BEFORE} past={NO_PAST} onList={showKeys} />
      <KeyList dialog={keys} />
      <Settings dialog={settings} />
      <WhyNot {...{ turn, view, ui, reader }} meta={atHand.meta} />
      <HelpCards {...{ root, atHand, view, reader, overlay }} />
    </>
  );
}

/** An exercise has no turns before it that could be told again. */
const NO_PAST = { shown: null, close: () => false };
const NOTHING_BEFORE = { since: signal(null), open: () => undefined, close: () => undefined };

/** The words of a game speak of seats in the third person, so that the reader has a name here, too. */
function useExerciseReader({ seat, position }: Exercise, { say: words, figures }: AtHand): Reader {
  const locale = currentLocale();
  const content = figures?.content;
  const you = user.value?.name ?? say("exercise.you");
  return useMemo(() => {
    const others = SEATS_OF[position.seats].filter((each) => each !== seat);
    const names = SEATS_OF[position.seats].map((each) =>
      each === seat ? you : say("exercise.other", { n: others.indexOf(each) + 1 }),
    );
    return { you: seat, names, locale, say: words, options: position.options, content };
  }, [seat, position, words, locale, content, you]);
}
