/** A name with more letters takes more than two lines beside another button of a phone: they are smaller. */
export const LONG = 60;
/** As many smaller ones are as high as the button. */
const MOST = 80;

interface Confirmed {
  readonly name: string;
  /** What the move brings, parts with commas between them. */
  readonly effect: string;
  /** It stays open until all have chosen: then that is all of the effect. */
  readonly isAtOnce: boolean;
  /** What comes of it without being asked for. */
  readonly following: string;
  readonly ends: string;
}

/** Between the parts of a button. It stays at the end of a line: none begins with it. */
export const DOT = "\u00a0· ";

export const joined = (by: string, ...parts: readonly string[]): string => parts.filter((part) => part !== "").join(by);

/**
 * The button that confirms a move. Where all of it is too long, the first part of the effect stays, by which moves of one
 * name differ, else what else comes of the press: the line below the headline says the rest.
 */
export function confirmText({ name, effect, isAtOnce, following, ends }: Confirmed): string {
  const [first = "", ...more] = effect.split(", ");
  const short = isAtOnce ? "" : more.length === 0 ? first : `${first} …`;
  const said = [effect, short, ""].map((part) => joined(DOT, name, joined("; ", part, following, ends)));
  return said.find((text) => text.length <= MOST) ?? said[2] ?? name;
}
