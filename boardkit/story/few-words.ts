import type { Reader, TurnLine } from "../game-ui.ts";
import { seatName } from "../words/words.ts";

/** The most words of a line, the name of its seat included. */
const MOST_WORDS = 12;

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== "").length;

/** What a turn was and brought, without its seat's name: what the reader got first, the rest as far as there is room. */
export function inFewWords(turn: TurnLine, reader: Reader): string {
  const { seat, text, brought } = turn;
  const name = seat === null ? "" : seatName(reader, seat);
  const title = cut(text, MOST_WORDS - wordsIn(name));
  if (brought === "") return title;
  const own = brought.startsWith(`${name}: `) ? brought.slice(name.length + 2) : brought;
  const gains = yoursFirst(own.split("; "), name, reader);
  const room = MOST_WORDS - wordsIn(name) - wordsIn(title);
  const said = asManyAs(gains, room);
  if (said === "") return title;
  return title === "" ? said : `${title}: ${said}`;
}

/** Puts the part that begins with the reader's name first. The part that it displaces gets its owner's name. */
function yoursFirst(parts: readonly string[], owner: string, { you, names }: Reader): readonly string[] {
  const mine = you === null ? undefined : names[you];
  const at = parts.findIndex((part) => mine !== undefined && mine !== owner && part.startsWith(`${mine}: `));
  if (at < 1) return parts;
  const [first = "", ...others] = parts;
  const rest = others.filter((_, i) => i !== at - 1);
  return [parts[at] ?? "", owner === "" ? first : `${owner}: ${first}`, ...rest];
}

/** Shortens a list of gains to the room, after a whole gain, and marks the cut. */
function asManyAs(parts: readonly string[], room: number): string {
  const all = parts.join("; ");
  if (wordsIn(all) <= room) return all;
  const single = parts.flatMap((part, i) => part.split(", ").map((text, k) => ({ text, mark: gap(i, k) })));
  let said = "";
  for (const { text, mark } of single) {
    const longer = said === "" ? text : said + mark + text;
    if (wordsIn(longer) > room) break;
    said = longer;
  }
  return said === "" ? cut(all, room) : `${said}…`;
}

const gap = (part: number, gain: number): string => (part > 0 && gain === 0 ? "; " : ", ");

const cut = (text: string, room: number): string => {
  const words = text.split(/\s+/);
  return words.length <= room ? text : `${words.slice(0, Math.max(0, room)).join(" ")}…`;
};
