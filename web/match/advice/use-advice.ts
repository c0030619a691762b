import { useEffect, useRef, useState } from "preact/hooks";
import { useIsNarrow } from "#boardkit";
import type { Advice } from "#bots";
import type { Refusal, TableView } from "#protocol";
import type { Thought } from "#referee";
import { askAdvice } from "../../loading/api.ts";
import type { AtHand } from "../../loading/games.ts";
import { levelHere, SLOW_MS } from "../../local/slow-levels.ts";
import type { Draft } from "../draft/draft.ts";
import type { Turn } from "../turn/take-turns.ts";
import type { Position } from "../turn/turn-state.ts";
import { playLine, untilEnd } from "./advised.ts";
import { askWorker } from "./ask-worker.ts";

/** A good move that has been found for a draft. */
export interface Told {
  readonly advice: Advice;
  readonly draft: Draft;
  /** Where it was asked for. */
  readonly position: Position | null;
  /** The line that is shown, by its number. */
  readonly at: number;
  /** What is left of it once a part has been played; `null` before. */
  readonly rest: readonly string[] | null;
}

export type Advising =
  | { readonly type: "quiet" | "thinking" | "failed" }
  | { readonly type: "refused"; readonly refusal: Refusal }
  | ({ readonly type: "told" } & Told);

const QUIET: Advising = { type: "quiet" };

/** A policy answers at seven tenths of its time. */
const MILLISECONDS = SLOW_MS / 0.7;

/** The seat's view as it lies on the table, tentative moves included: all that the worker is given of the match. */
const thoughtFor = ({ open, state, seat }: Draft, { figures }: AtHand, ply: number): Thought => ({
  ...{ game: open.game.meta.id, seats: open.seats, options: open.options, contentText: figures?.text },
  ...{ view: open.view(state, seat), seat, level: levelHere(open.game.meta.id, "medici") },
  ...{ seed: ply, milliseconds: MILLISECONDS },
});

interface Wanted {
  readonly turn: Turn;
  readonly table: TableView;
  readonly atHand: AtHand;
  readonly ply: number;
}

/** Asks for a good move, first the table, then the worker; what was told is gone when the draft is another one. */
export function useAdvice({ turn, table, atHand, ply }: Wanted) {
  const [advising, setAdvising] = useState<Advising>(QUIET);
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const { draft } = turn.state.value;
  // On a phone the panel would lie over the question about another move.
  const isOver = useIsNarrow() && turn.question.value !== null;
  const isOld = advising.type === "told" && (advising.draft !== draft || isOver);
  const now: Advising = isOld ? QUIET : advising;
  // An undo brings the same draft back: what was told of it would open by itself, and a press of the button would close it.
  useEffect(() => {
    if (isOld) setAdvising(QUIET);
  }, [isOld]);

  const close = (): void => {
    stop.current.abort();
    setAdvising(QUIET);
  };
  const ask = async (): Promise<void> => {
    if (draft === null || now.type === "thinking") return;
    stop.current = new AbortController();
    const { signal } = stop.current;
    setAdvising({ type: "thinking" });
    const noted = await askAdvice(table.id);
    if (signal.aborted) return;
    if (!noted.ok) {
      setAdvising({ type: "refused", refusal: noted.refusal });
      return;
    }
    const advice = await askWorker(thoughtFor(draft, atHand, ply), signal);
    if (signal.aborted) return;
    const { position } = turn.state.peek();
    setAdvising(
      advice === null ? { type: "failed" } : { type: "told", ...begun(advice, draft), position, at: 0, rest: null },
    );
  };
  const choose = (at: number): void => {
    if (now.type === "told") setAdvising({ ...now, at });
  };
  const play = (): void => {
    if (now.type !== "told") return;
    const rest = playLine(turn, movesOf(now));
    const after = turn.state.peek().draft;
    setAdvising(rest.length === 0 || after === null ? QUIET : { ...now, draft: after, rest });
  };
  return { now, ask, close, choose, play };
}

/** Its lines end where the decision ends that was asked about. */
const begun = (advice: Advice, draft: Draft): Pick<Told, "advice" | "draft"> => ({
  advice: { ...advice, lines: advice.lines.map((line) => ({ ...line, moves: untilEnd(draft, line.moves) })) },
  draft,
});

/** The moves that *Play it* would make. */
export const movesOf = ({ advice, at, rest }: Told): readonly string[] => rest ?? advice.lines[at]?.moves ?? [];
