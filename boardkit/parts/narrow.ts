import { useLayoutEffect, useState } from "preact/hooks";

/** Does the window match a media query? The component is rendered again when that changes. */
function useMedia(query: string): boolean {
  const [isMatching, setMatching] = useState(() => matchMedia(query).matches);
  useLayoutEffect(() => {
    const media = matchMedia(query);
    const change = (): void => setMatching(media.matches);
    media.addEventListener("change", change);
    return () => media.removeEventListener("change", change);
  }, [query]);
  return isMatching;
}

/** Screens too narrow for the column beside the board, which becomes a sheet. */
const NARROW = "(max-width: 1000px)";
/** Screens so small that no thumb hits a single small piece: a phone, however it is held. */
const SMALL = "(max-width: 700px), (max-width: 1000px) and (max-height: 560px)";

export const useIsNarrow = (): boolean => useMedia(NARROW);
export const useIsSmall = (): boolean => useMedia(SMALL);
