import { signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { type GameUi, lastOwn, type Reader, type StoryLine } from "#boardkit";
import type { Paced } from "../../board/pace/paced.ts";
import type { filmOf } from "../../board/recap/film.ts";
import { inTime, lineAt } from "../../board/recap/line-at.ts";
import type { tellStory } from "../../board/recap/tell-story.ts";
import type { Followed } from "../../live/followed.ts";
import { loadOnce, untilLoaded } from "../../loading/load-once.ts";
import { playsBack } from "../settings/kept.ts";
import type { Recap } from "./recap.ts";

interface Told {
  readonly recap: Recap;
  readonly followed: Followed;
  readonly paced: Paced;
}

/** What tells the story follows the board: most moments have none to tell. */
const telling = signal<typeof tellStory | null>(null);

/** The story while it is open, and the line of it that the board shows; it plays by itself if the reader wants so. */
export function useRecap({ recap, followed, paced }: Told, ui: GameUi, reader: Reader) {
  const since = recap.since.value;
  const events = followed.events.value;
  const decided = lastOwn(followed.own.value, followed.table.value?.incidents ?? [], reader.you);
  const view = followed.match.value?.view;
  const tell = telling.value;
  loadOnce("story", async () => {
    telling.value = (await import("../../board/recap/tell-story.ts")).tellStory;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what tells comes later than the first picture.
  const lines = useMemo(
    () => (since === null || tell === null ? null : tell(ui, reader, { events, since, decided, view })),
    [tell, ui, reader, events, since, decided, view],
  );
  const isOpen = lines !== null;
  const asked = recap.asked.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes later is added to the film that plays.
  useEffect(() => {
    if (lines === null || playsBack.now.peek() === "no") return undefined;
    let isGone = false;
    const missed = { events, lines: inTime(lines), seen: recap.seen.peek(), length: followed.match.peek()?.ply ?? 0 };
    void loadFilm(missed, followed.lookBack).then((film) => {
      if (!isGone && film !== null) paced.play(film);
    });
    return () => {
      isGone = true;
    };
  }, [isOpen, asked, followed, paced, recap]);
  const ply = paced.match.value?.ply ?? 0;
  const isBehind = paced.waiting.value > 0;
  return useMemo(() => {
    if (lines === null) return null;
    const plyOf = (event: number): number => events[event]?.ply ?? 0;
    return {
      lines,
      onClose: () => {
        recap.close();
        paced.toEnd();
      },
      shown: isBehind ? lineAt(lines, plyOf, ply) : null,
      onLine: (line: StoryLine) => paced.goTo(plyOf(line.end - 1) + 1),
    };
  }, [lines, events, ply, isBehind, paced, recap]);
}

/** What makes the film comes when one is to be shown. */
const loadFilm: typeof filmOf = async (missed, look) =>
  (await untilLoaded(() => import("../../board/recap/film.ts"))).filmOf(missed, look);
