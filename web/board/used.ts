import { useMemo, useRef } from "preact/hooks";

interface Used {
  /**
   * The part pressed last, while the focus rests on it: nobody asks why it cannot be pressed again, and where it could
   * not be pressed the bubble beside it has said why.
   */
  readonly used: string | null;
  readonly press: (target: string) => void;
  readonly rest: (target: string | null) => void;
}

/** Nothing is rendered for it alone: who presses or moves the focus changes something else, too. */
export function useUsed(onRest: (target: string | null) => void): Used {
  const used = useRef<string | null>(null);
  const tell = useMemo(
    () => ({
      press: (target: string) => {
        used.current = target;
      },
      rest: (target: string | null) => {
        if (target !== used.current) used.current = null;
        onRest(target);
      },
    }),
    [onRest],
  );
  return { used: used.current, ...tell };
}
