/** A question that is asked again and again, one at a time. */
export interface Rounds {
  /** Asks now instead of after the pause. */
  askNow(): void;
  /** No more questions; an answer that is still on its way is not heard. */
  stop(): void;
}

/** `ask` answers, whatever happens; `hear` says after how many milliseconds to ask again, or `null`: that was the last time. */
export function keepAsking<T>(ask: () => Promise<T>, hear: (answer: T) => number | null): Rounds {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let isOver = false;

  const round = async (): Promise<void> => {
    if (isAsking || isOver) return;
    clearTimeout(timer);
    isAsking = true;
    const answer = await ask();
    isAsking = false;
    if (isOver) return;
    const pause = hear(answer);
    if (pause === null) isOver = true;
    else timer = setTimeout(() => void round(), pause);
  };

  void round();
  return {
    askNow: () => void round(),
    stop: () => {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
