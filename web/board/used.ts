import { useState } from "preact/hooks";

interface Used {
  /** The part whose press was possible last, while the focus rests on it: nobody asks why it cannot be pressed again. */
  readonly used: string | null;
  readonly press: (target: string, isPossible: boolean) => void;
  readonly rest: (target: string | null) => void;
}

export function useUsed(onRest: (target: string | null) => void): Used {
  const [used, setUsed] = useState<string | null>(null);
  return {
    used,
    press: (target, isPossible) => setUsed(isPossible ? target : null),
    rest: (target) => {
      if (target !== used) setUsed(null);
      onRest(target);
    },
  };
}
