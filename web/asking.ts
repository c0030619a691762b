import { useEffect, useRef, useState } from "preact/hooks";
import type { Result } from "#engine";
import type { Refusal } from "#protocol";

interface Asking {
  /** Why the last request was turned down. */
  readonly refusal: Refusal | null;
  readonly isAsking: boolean;
  /** The answer; `null` while another request is under way, and after this part of the page has gone. */
  ask<T>(request: () => Promise<Result<T, Refusal>>): Promise<Result<T, Refusal> | null>;
}

/** Requests of one part of the page, one at a time. */
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
  return { refusal, isAsking, ask };
}
