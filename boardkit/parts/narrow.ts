import { useLayoutEffect, useState } from "preact/hooks";

/** Media query of screens too narrow for the column beside the board, which becomes a sheet. */
const NARROW = "(max-width: 1000px)";

export function useIsNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useLayoutEffect(() => {
    const media = matchMedia(NARROW);
    const change = (): void => setNarrow(media.matches);
    media.addEventListener("change", change);
    return () => media.removeEventListener("change", change);
  }, []);
  return isNarrow;
}
