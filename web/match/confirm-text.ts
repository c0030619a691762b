import { DOT } from "../board/headline/dot.ts";

/** A name with more letters takes more than two lines beside another button of a phone: they are smaller. */
export const LONG = 60;
/** As many smaller ones are as high as the button; at a desk, where the headline is beside it, it is narrower. */
const MOST = { phone: 80, desk: 60 };

interface Confirmed {
  readonly name: string;
  /** What the move brings, parts with commas between them. */
  readonly effect: string;
  /** It stays open until all have chosen: then that is all of the effect. */
  readonly isAtOnce: boolean;
  /** What comes of it without being asked for. */
  readonly following: string;
  /** What it gives up, for which it is asked. */
  readonly forgone: string;
  readonly ends: string;
  readonly isSmall: boolean;
}

export const joined = (by: string, ...parts: readonly string[]): string => parts.filter((part) => part !== "").join(by);

/**
 * The button that confirms a move. Where all of it is too long, as many first parts of the effect stay as there is room
 * for, by which moves of one name differ; what ends, which the button's sign tells as well, gives way to the first of
 * them. Where what follows is too long by itself, it is cut alike. The line below the headline says the rest.
 */
export function confirmText({ name, effect, isAtOnce, following, forgone, ends, isSmall }: Confirmed): string {
  const most = isSmall ? MOST.phone : MOST.desk;
  const begun = isAtOnce ? [] : begunOf(effect);
  const text = (...brings: readonly string[]): string => joined(DOT, name, joined("; ", ...brings));
  const said = [effect, ...begun].map((part) => text(part, following, forgone, ends));
  const first = begun.at(-1) ?? (isAtOnce ? "" : effect);
  const asked = forgone === "" ? [] : [text(first, forgone)];
  const without = [text(first, following, forgone), ...asked, text(following, forgone)];
  const shortly = [following, ...begunOf(following)].map((part) => text(part, forgone));
  return [...said, ...without, ...shortly].find((each) => each.length <= most) ?? shortly.at(-1) ?? name;
}

/** The line without its last parts, the longest first. */
function begunOf(line: string): readonly string[] {
  const parts = line.split(", ");
  return parts.slice(1).map((_, left) => `${parts.slice(0, parts.length - 1 - left).join(", ")} …`);
}
