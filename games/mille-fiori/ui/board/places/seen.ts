import { useEffect, useState } from "preact/hooks";

/** As long as a turn of somebody else stays on the board. */
const SEEN_MS = 900;

/** Whether these anchors have been outlined for long enough; those of the first picture have. */
export function useSeen(recent: ReadonlySet<string>): boolean {
  const outlined = [...recent].join();
  const [seen, setSeen] = useState(outlined);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(outlined), SEEN_MS);
    return () => clearTimeout(timer);
  }, [outlined]);
  return seen === outlined;
}
