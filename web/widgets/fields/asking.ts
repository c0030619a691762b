import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { Result } from "#engine";
import type { Refusal } from "#protocol";

interface Asking {
  /** The refusal of the last request. */
  readonly refusal: Refusal | null;
  readonly isAsking: boolean;
  /** Resolves to the answer; to `null` while another request is running, or when the component has been removed. */
  ask<T>(request: () => Promise<Result<T, Refusal>>): Promise<Result<T, Refusal> | null>;
  /** Drops the refusal, which may not be true any more. */
  forget(): void;
}

/** The requests of one component, one at a time. */
export function useAsking(): Asking {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isAsking, setAsking] = useState(false);
  const now = useRef({ isAsking: false, isGone: false }).current;
  useEffect(
    () => () => {
      now.isGone = true;
    },
    [now],
  );
  const ask: Asking["ask"] = async (request) => {
    if (now.isAsking) return null;
    now.isAsking = true;
    setAsking(true);
    const answer = await request();
    now.isAsking = false;
    if (now.isGone) return null;
    setAsking(false);
    setRefusal(answer.ok ? null : answer.refusal);
    return answer;
  };
  const forget = useCallback(() => setRefusal(null), []);
  return { refusal, isAsking, ask, forget };
}
