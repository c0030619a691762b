/** Between the parts of a line. It stays at the end of a line that wraps: none begins with it. */
export const DOT = "\u00a0· ";

/** A text whose lines never begin with the dot between its parts. */
export const wrapping = (text: string): string => text.replaceAll(" · ", DOT);
