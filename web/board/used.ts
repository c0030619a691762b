import { useState } from "preact/hooks";

interface Used {
  /**
   * The part pressed last, while the focus rests on it: nobody asks why it cannot be pressed again, and where it could
   * not be pressed the bubble beside it has said why.
   */
  readonly used: string | null;
  readonly press: (target: string) => void;
  readonly rest: (target: string | null) => void;
}

export function useUsed(onRest: (target: string | null) => void): Used {
  const [used, setUsed] = useState<string | null>(null);
  return {
    used,
    press: setUsed,
    rest: (target) => {
      if (target !== used) setUsed(null);
      onRest(target);
    },
  };
}
