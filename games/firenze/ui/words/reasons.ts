import { type Args, type Reader, sayReason } from "#boardkit";
import { isSeat, type Reason } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { isColour } from "../bricks.ts";
import { cardName, colourName, isCard, whose } from "./names.ts";

/** Why something cannot be done now, as a sentence. */
export function reasonText(reason: Reason, view: View, reader: Reader): string {
  const text = sayReason(reason, reader, (fact, value) => worded(fact, value, { view, reader }));
  return isSecondArchitect(reason, view, reader) ? `${text} ${secondArchitect(reader)}` : text;
}

/** 4 Whether one more Architect in hand would make a tower fit, but one has been played in this turn. */
function isSecondArchitect({ code, facts = {} }: Reason, { mats, turn }: View, { you }: Reader): boolean {
  const mat = you === null ? undefined : mats[you];
  if (code !== "no-tower-fits" || mat === undefined || !turn.played.includes("architect")) return false;
  const isNear = mat.towers.some(
    ({ colour, floors }) => colour === facts["colour"] && Math.abs(floors - Number(facts["floors"])) === 1,
  );
  return isNear && mat.hand.includes("architect");
}

const secondArchitect = (reader: Reader): string =>
  reader.say("reason.person-already-played", { card: cardName(reader, "architect"), person: "architect" });

function worded(fact: string, value: string | number, { view, reader }: { view: View; reader: Reader }): Args {
  const text = String(value);
  switch (fact) {
    case "seat":
      return typeof value === "number" && isSeat(value, view.seats) ? whose(reader, value) : {};
    case "colour":
      return isColour(text) ? { c: text, colour: colourName(reader, text) } : {};
    case "card":
      return isCard(text) ? { card: cardName(reader, text), person: text } : {};
    default:
      return { [fact]: value };
  }
}
