/** A poll, one request at a time. */
export interface Rounds {
  /** Asks now instead of after the pause. */
  askNow(): void;
  /** Stops asking; an answer still on its way is dropped. */
  stop(): void;
}

/** `ask` never rejects. `hear` receives its answer and returns the pause in milliseconds, or `null` to stop. */
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
