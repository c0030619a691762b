/** The line of the guide comes in parts: a narrow line leaves out whole parts from the end, and cuts the first alone. */

/** A sentence ends behind a word, which tells its full stop from that of an abbreviation. */
const BREAK = /(?=; )|(?<=[\p{L}\d)]{2}[.!?])(?= \p{Lu})/u;

/** What stands alone in a text, in order: sentences, and what semicolons set apart. Together they are the text. */
export const partsOf = (text: string): readonly string[] => (text === "" ? [] : text.split(BREAK));

/** The parts of an effect: it lists what is brought, divided by commas. */
export const listOf = (text: string): readonly string[] => partsOf(text).flatMap((part) => part.split(/(?=, )/));

/**
 * Leaves out parts from the end, as few as make the rest fit; whether any is left out. The first stays, though it be cut:
 * words without any reason say less than half a reason.
 */
export function leaveOut(parts: readonly { hidden: unknown }[], fits: () => boolean): boolean {
  for (const part of parts) part.hidden = false;
  for (const part of parts.slice(1).toReversed()) {
    if (fits()) break;
    part.hidden = true;
  }
  return parts.some(({ hidden }) => hidden === true);
}
