/** What a button is called, and whether that has changed an odd number of times: then its guard runs as another one. */
interface Named {
  readonly words: string;
  readonly isRenewed: boolean;
}

export const FIRST_NAME: Named = { words: "", isRenewed: false };

/** The same with the name of now. Other numbers make no other name. */
export function namedNow(before: Named, name: string): Named {
  const words = name.replace(/\d+/g, "");
  if (words === before.words) return before;
  return { words, isRenewed: before.words !== "" && !before.isRenewed };
}
