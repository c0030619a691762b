import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { END, type Figures, type GuideMoment, type Reader, type Situation, SpokenOnly, spokenOf } from "#boardkit";
import type { AnyOpenGame } from "#engine";
import type { MatchUpdate, TableView, ToldEvent } from "#protocol";
import { useOnGrid } from "../../board/on-grid.ts";
import { isForMatch } from "../../board/on-screen.ts";
import type { Stage } from "../../board/stage.ts";
import { say } from "../../i18n/language.ts";
import type { AtHand } from "../../loading/games.ts";
import type { GuideFound } from "../../loading/learn.ts";
import { pressesFor } from "../../match/turn/picking.ts";
import type { Turn } from "../../match/turn/take-turns.ts";
import { Bar } from "./bar.tsx";
import { Hand } from "./hand.tsx";
import { countStep } from "./learned/counts.ts";
import { endingName, endOf, lineOf, NO_LINE, type Pointing, placesOf, useQuiet, useSteady } from "./proposals.ts";
import { Slip, spokenText } from "./slip.tsx";
import { bestOf, unasked } from "./speaking/moment.ts";
import { CONFIRM, FINAL, HAND_OVER, leadTo } from "./speaking/place.ts";
import { isQuiet, type Named } from "./speaking/speaking.ts";
import { useMoment } from "./speaking/use-moment.ts";
import { type Telling, useSpoken } from "./speaking/use-spoken.ts";

export interface GuideProps {
  readonly found: GuideFound;
  readonly open: AnyOpenGame;
  readonly turn: Turn;
  readonly table: TableView;
  readonly match: MatchUpdate;
  readonly events: readonly ToldEvent[];
  readonly isBehind: boolean;
  readonly stage: Pick<Stage, "mover">;
  readonly atHand: AtHand;
  readonly reader: Reader;
}

/** What is said at a moment. */
export interface Told extends Pointing {
  readonly at: GuideMoment;
  readonly situation: Situation;
  readonly figures: Figures;
  /** Of its reason. */
  readonly reason: Figures;
}

/** There what has been said in full already takes one line: nothing of the board is covered again. */
const PHONE = "(max-width: 560px)";

/** The guide of a guided match: one thing at a time, said where it happens. Every legal move stays possible. */
export function Guide(props: GuideProps) {
  const { found, turn, table, atHand, reader } = props;
  const steady = useSteady(props);
  const plan = (at: GuideMoment, told?: number): readonly string[] => steady(at, told).moves;
  const now = useMoment({ ...props, ui: atHand.ui, isBehind: useLanding(props), plan, reopen: found.guide.reopen });
  const telling = useSpoken(found.guide, table, now);
  const told = withPresses(props, useTold(props, telling, now));
  useFirstPoints(props);
  const isAsked = turn.question.value !== null;
  const waits = telling.spoken.isLeft ? null : waitsFor(turn);
  const act = (): void => {
    telling.heard();
    if (isAsked) turn.confirm();
    else if (told !== null && told.proposed === null) telling.goOn();
    else if (now !== null) makeMove(props, (told?.proposed ?? unasked(found.guide, now.at).move)?.text);
  };
  useGuideKeys(now === null || now.at.isOver ? null : { act, again: telling.sayAgain });
  const root = useRef<HTMLElement>(null);
  const name = `${telling.spoken.now?.key} ${told?.situation.id}`;
  useKeptFocus(root, name);
  const isHeld = useHeld(props, told !== null, telling);
  const isAllSaid = told === null && !telling.spoken.isLeft;
  const thought = useQuiet(props, isAllSaid && now?.at.isOver === false ? now : null, steady);
  const quiet = withPresses(props, thought ?? null);
  const words = told === null ? null : { told, reader, atHand, ending: endingName(props, told.at) };
  const isLine = told?.proposed != null && isQuiet(telling.spoken) && matchMedia(PHONE).matches;
  const said = quiet ?? (words === null ? NO_LINE : lineOf({ ...words, found }));
  const line = waits === null ? said : { ...NO_LINE, because: confirmText(waits) };
  const meant = told ?? quiet;
  useSpokenOf(thought === undefined ? null : (meant?.targets ?? []));
  const targets = waits === null ? (meant?.targets ?? []) : waitingParts(waits, meant, turn);
  const [nudges, setNudges] = useState(0);
  const show = (): void => {
    leadTo(targets);
    setNudges(nudges + 1);
  };
  useOnGrid(root, "guiding", told?.situation.id ?? (isHeld ? "held" : ""));
  return (
    <>
      {words === null || isLine ? null : (
        <Slip {...words} {...{ found, telling, table, root, isAsked }} onAct={act} onShow={show} />
      )}
      <Bar
        {...{ found, telling, table, root }}
        canSpeak={now !== null}
        isSilent={told === null || isLine}
        isHeld={isHeld}
        line={line}
        onShow={show}
        onAct={now === null || now.at.isOver ? null : act}
      />
      <SpokenOnly>
        <span role="status">
          <span key={name}>{words === null ? null : spokenText({ ...words, found, telling })}</span>
        </span>
      </SpokenOnly>
      {meant === null && waits === null ? null : (
        <Hand
          {...{ targets, nudges }}
          isMeant={waits !== null || told?.at.isOver === true || meant?.proposed !== null}
        />
      )}
    </>
  );
}

/** The button that a move waits for that cannot be undone; `null` while none waits. */
function waitsFor({ question, handOver, state }: Turn): typeof CONFIRM | typeof HAND_OVER | null {
  if (question.value !== null) return CONFIRM;
  return handOver.value === "commit" && state.value.draft?.edge === "chance" ? HAND_OVER : null;
}

/** That button; none while it asks about another move than what is proposed. */
function waitingParts(
  button: typeof CONFIRM | typeof HAND_OVER,
  meant: Pointing | null,
  { question }: Turn,
): readonly string[] {
  if (button === HAND_OVER || meant === null || meant.proposed === null || meant.isEnding) return [button];
  return question.value?.move === meant.proposed.text ? [button] : [];
}

const confirmText = (button: typeof CONFIRM | typeof HAND_OVER): string =>
  say("guide.confirm", { back: say(button === CONFIRM ? "leaveIt" : "undo") });

const LOOK_MS = 100;

/** Whether pieces of others are still on their way: nothing is said meanwhile, so that they can be watched. */
function useLanding({ isBehind, stage: { mover }, match: { ply } }: GuideProps): boolean {
  const [, look] = useState(0);
  const landing = useRef({ ply, is: false });
  const { current } = landing;
  if (isBehind || (current.ply !== ply && mover.isBusy())) current.is = true;
  else if (!mover.isBusy()) current.is = false;
  current.ply = ply;
  const isWaiting = current.is && !isBehind;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const looks = setInterval(() => (mover.isBusy() ? undefined : look((n) => n + 1)), LOOK_MS);
    return () => clearInterval(looks);
  }, [isWaiting, mover]);
  return current.is;
}

function useTold({ found, open, turn }: GuideProps, { spoken }: Telling, now: Named | null): Told | null {
  const { key, isShort } = spoken.now ?? {};
  const id = spoken.isLeft ? undefined : spoken.now?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment is the same as long as its key is.
  return useMemo(() => {
    const situation = found.guide.situations.find((each) => each.id === id);
    const figures = now === null ? null : (situation?.when(now.at) ?? null);
    if (now === null || situation === undefined || figures === null) return null;
    const { at } = now;
    const proposed = bestOf(situation.propose?.(at) ?? [], at);
    const reason = proposed === null ? {} : (found.guide.because[situation.id]?.figures(at, proposed) ?? {});
    const isEnding = proposed !== null && proposed.text === endOf(turn, open);
    const targets = proposed === null || at.isOver ? spokenAt(situation, at) : placesOf(proposed, isEnding);
    return { at, situation, figures, proposed, isEnding, reason, targets };
  }, [now?.key, id, key, isShort, found]);
}

/** The room of what was said is kept until the turn is over: the board stays where it is between two words. */
function useHeld({ match: { ply } }: GuideProps, isTold: boolean, { spoken: { isLeft } }: Telling): boolean {
  const toldAt = useRef<number | null>(null);
  if (isTold) toldAt.current = ply;
  return !isTold && !isLeft && toldAt.current === ply;
}

/** The hand points at what has to be pressed next, with what is picked already. */
function withPresses<P extends Pointing>({ turn, open }: GuideProps, at: P | null): P | null {
  if (at === null || at.proposed === null || at.isEnding || at.proposed.text === END) return at;
  const next = pressesFor(turn.offers.value, turn.state.value, open.parseMove(at.proposed.text));
  if (next.length > 0) return { ...at, targets: next };
  // Once all its parts are picked, a button makes it; with anything else picked there is no such button.
  return turn.state.value.picked.length > 0 ? { ...at, targets: [at.proposed.text] } : at;
}

/** As a press would: what cannot be undone waits to be confirmed. */
function makeMove({ turn, open }: GuideProps, text = END): void {
  turn.letGo();
  if (text === END) turn.endTurn();
  else turn.ask(open.parseMove(text));
}

function useFirstPoints({ open, turn, match, table: { game, id } }: GuideProps): void {
  const { draft } = turn.state.value;
  const points =
    draft === null || match.seat === null ? 0 : (open.standings(draft.state).scores[match.seat]?.points ?? 0);
  useEffect(() => {
    if (points > 0) countStep(game, id, "points");
  }, [points, game, id]);
}

/** What is spoken of; after the match the way to its final table. */
const spokenAt = (situation: Situation, at: GuideMoment): readonly string[] =>
  at.isOver ? [FINAL] : situation.point(at);

interface Keyed {
  readonly act: () => void;
  readonly again: () => void;
}

/** Pictures show what is spoken of. */
function useSpokenOf(targets: readonly string[] | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same targets in another list are the same.
  useLayoutEffect(() => {
    spokenOf.value = targets;
    return () => {
      spokenOf.value = [];
    };
  }, [targets?.join()]);
}

/** Keys: D plays the proposal or goes on, G repeats what was said. */
function useGuideKeys(keyed: Keyed | null): void {
  const latest = useRef(keyed);
  latest.current = keyed;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (latest.current === null || event.repeat || !isForMatch(event)) return;
      if (event.key.toLowerCase() === "d") latest.current.act();
      if (event.key.toLowerCase() === "g") latest.current.again();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

/** A focus that was on the slip stays with the guide when its words change. */
function useKeptFocus(root: RefObject<HTMLElement | null>, name: string): void {
  const was = useRef(false);
  was.current ||= root.current?.contains(document.activeElement) ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words have other buttons.
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (was.current && isLost) root.current?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
    was.current = false;
  }, [name]);
}
