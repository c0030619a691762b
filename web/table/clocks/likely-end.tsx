import { useEffect, useState } from "preact/hooks";
import type { LikelyWish, Span } from "#protocol";
import { say } from "../../i18n/language.ts";
import { loadLikely } from "../../loading/api.ts";
import { likelyWords } from "./time-words.ts";

/** How long a match of this kind is likely to take, once that is known. */
export function LikelyEnd({ game, seats, pace }: LikelyWish) {
  const [likely, setLikely] = useState<Span | null>(null);
  const kind = JSON.stringify({ game, seats, pace });
  useEffect(() => {
    let isWanted = true;
    void loadLikely(JSON.parse(kind) as LikelyWish).then((answer) => {
      if (isWanted) setLikely(answer.ok ? answer.value.likely : null);
    });
    return () => {
      isWanted = false;
    };
  }, [kind]);
  return likely === null ? null : <span>{say("likely-over", { span: likelyWords(likely) })}</span>;
}
