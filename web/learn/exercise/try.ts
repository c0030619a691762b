import { computed, effect, type ReadonlySignal } from "@preact/signals";
import type { GameUi } from "#boardkit";
import type { AnyGame, Exercise, ExerciseStart } from "#engine";
import type { MatchUpdate } from "#protocol";
import type { Overlay } from "../../board/overlay.ts";
import { type Paced, pacedSource } from "../../board/pace/paced.ts";
import { openStage, type Stage } from "../../board/stage.ts";
import { onceCaughtUp } from "../../match/catch-up.ts";
import { forgetDraft } from "../../match/draft/kept-drafts.ts";
import { type Turn, takeTurns } from "../../match/turn/take-turns.ts";
import { frozenOnce } from "./frozen.ts";
import { laidOut } from "./laid.ts";
import { type Verdict, verdictOf } from "./verdict.ts";

/** One try at an exercise: its board, one's own turn over it, and what has come of it. */
export interface Try {
  readonly laid: ExerciseStart;
  readonly moment: MatchUpdate;
  readonly turn: Turn;
  readonly overlay: Overlay;
  readonly stage: Stage;
  readonly paced: Paced;
  readonly verdict: ReadonlySignal<Verdict | null>;
  close(): void;
}

interface Wanted {
  readonly game: AnyGame;
  readonly ui: GameUi;
  readonly exercise: Exercise;
  /** Called once, when the try is over. */
  readonly onVerdict: (verdict: Verdict) => void;
}

export function openTry({ game, ui, exercise, onVerdict }: Wanted, root: () => ParentNode | null): Try {
  const { laid, source, line, moment, isSent } = laidOut(game, exercise);
  const place = { table: line.id, seat: moment.seat };
  forgetDraft(place);
  const free = takeTurns(line, { open: laid.open, ui, othersChose: exercise.position.othersChose });
  const verdict = computed(() => {
    const { draft } = free.state.value;
    return draft === null ? null : verdictOf(laid, draft, isSent.value);
  });
  const turn = frozenOnce(
    free,
    computed(() => verdict.value !== null),
  );
  const paced = pacedSource(source, { isBusy: () => stage.mover.isBusy(), speed: () => 1 });
  const overlay = onceCaughtUp(laid.open, turn, paced, () => stage);
  const stage: Stage = openStage({ source: paced, ahead: overlay.ahead, ui }, root);
  const stop = effect(() => {
    const { value } = verdict;
    if (value !== null) onVerdict(value);
  });
  return {
    ...{ laid, moment, turn, overlay, stage, paced, verdict },
    close: () => {
      stop();
      paced.close();
      stage.close();
      turn.close();
      forgetDraft(place);
    },
  };
}
