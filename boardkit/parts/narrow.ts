import { useLayoutEffect, useState } from "preact/hooks";

/** Where the match screen has no column beside the board: what it holds is a sheet that opens. */
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
