import { listOf, type Reader, seatName } from "#boardkit";
import type { Hit } from "../../rules/turn/hits.ts";
import { bricksInWords, whose } from "./names.ts";

/** Whom an event hits and how hard, each a sentence, the reader first: "you lose 2 bricks and the red tower (5 floors)". */
export const hitLines = (hits: readonly Hit[], reader: Reader): readonly string[] =>
  [...hits]
    .sort((a, b) => Number(b.seat === reader.you) - Number(a.seat === reader.you))
    .flatMap((hit) => {
      const what = lostIn(hit, reader);
      return what.length === 0
        ? []
        : [reader.say("forecast.hit", { ...whose(reader, hit.seat), what: listOf(reader.locale, what) })];
    });

/** Whom of `told` the event spares: "Ada and Bruno: nothing", or that it takes nothing from anybody. */
export function sparedLine(hits: readonly Hit[], reader: Reader, told = hits): string {
  const isSpared = (hit: Hit): boolean => !hit.mayBeMore && lostIn(hit, reader).length === 0;
  const spared = told.filter(isSpared);
  if (spared.length === 0) return "";
  if (hits.every(isSpared)) return reader.say("forecast.hits-nobody");
  const names = spared.map(({ seat }) => seatName(reader, seat));
  return reader.say("forecast.spared", { names: listOf(reader.locale, names) });
}

/** Of the reader's own bricks it is said which ones go, where that is known. */
function lostIn({ seat, bricks, which, towers, chosen, isCut }: Hit, reader: Reader): readonly string[] {
  const { say } = reader;
  const cut = isCut ? "yes" : "no";
  return [
    ...(bricks === 0
      ? []
      : [seat === reader.you && which !== null ? bricksInWords(reader, which) : say("bricks", { n: bricks })]),
    ...towers.map(({ colour, floors }) => say("forecast.hit-tower", { c: colour, n: floors, cut })),
    ...(chosen === 0 ? [] : [say("forecast.hit-chosen", { n: chosen, cut })]),
  ];
}
