import { signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { TableView } from "#protocol";
import type { Paced } from "../../board/pace/paced.ts";
import type { Followed } from "../../live/followed.ts";
import type { AtHand } from "../../loading/games.ts";
import { untilLoaded } from "../../loading/load-once.ts";

type Replay = typeof import("../../replay/past.tsx");
type Opened = Awaited<ReturnType<Replay["openPast"]>>;

/** A look at an earlier position, which a press in the log opens: the match goes on meanwhile, and moves nothing. */
export interface LookingBack {
  /** `null` while the board shows the match as it goes. */
  readonly shown: { readonly past: Opened; readonly Bar: Replay["PastBar"] } | null;
  show(ply: number): void;
  /** Back to now; whether it has been elsewhere. */
  close(): boolean;
}

interface Where {
  readonly followed: Followed;
  readonly table: TableView;
  readonly atHand: AtHand;
  readonly paced: Paced;
  readonly root: RefObject<HTMLElement | null>;
}

export function usePast({ followed, table, atHand, paced, root }: Where): LookingBack {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table's people change nothing about its past.
  const back = useMemo(() => {
    const shown = signal<LookingBack["shown"]>(null);
    let wanted: number | null = null;
    const close = (): boolean => {
      wanted = null;
      const { value } = shown;
      if (value === null) return false;
      shown.value = null;
      value.past.player.close();
      paced.toEnd();
      return true;
    };
    const open = async (): Promise<void> => {
      const { openPast, PastBar } = await untilLoaded(() => import("../../replay/past.tsx"));
      if (wanted === null || shown.peek() !== null) return;
      const past = await openPast({ followed, table, ui: atHand.ui, root: () => root.current });
      paced.pause();
      past.player.goTo(wanted);
      shown.value = { past, Bar: PastBar };
    };
    const show = (ply: number): void => {
      if (ply >= followed.length.peek()) {
        close();
        return;
      }
      wanted = ply;
      if (shown.peek() === null) void open();
      else shown.peek()?.past.player.goTo(ply);
    };
    return { shown, show, close };
  }, [followed, paced, atHand.ui, root]);
  const shown = back.shown.value;
  useEffect(() => () => void back.close(), [back]);
  useEffect(() => {
    root.current?.toggleAttribute("data-past", shown !== null);
  }, [root, shown]);
  return { shown, show: back.show, close: back.close };
}
