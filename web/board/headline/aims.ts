import { type GameUi, phraseOf, type Reader } from "#boardkit";
import { say } from "../../i18n/language.ts";
import type { Aim, Overlay } from "../overlay.ts";
import { doneBy } from "./effect-of.ts";

/** More moves than these are counted. */
const MOST_NAMED = 3;

const labelsOf = (aims: readonly Aim[], ui: GameUi, view: unknown, reader: Reader): readonly string[] => [
  ...new Set(aims.map((aim) => labelOf(aim, ui, view, reader))),
];

/** "take Workshop (storage 3 + 4 with the card = 7 of 10)": with what it brings, where the next press makes it. */
function labelOf({ move, preview }: Aim, ui: GameUi, view: unknown, reader: Reader): string {
  const brings = preview === undefined ? "" : doneBy(preview, ui, reader);
  return phraseOf(ui, move, view, reader) + (brings === "" ? "" : ` (${brings})`);
}

/** Moves in a few words: "Play Mason; Patrician: discard Mason". */
function inShort(aims: readonly Aim[], ui: GameUi, view: unknown, reader: Reader): string {
  const all = labelsOf(aims, ui, view, reader);
  const named = all.slice(0, all.length > MOST_NAMED ? MOST_NAMED - 1 : MOST_NAMED);
  const rest = all.length - named.length;
  return named.join("; ") + (rest === 0 ? "" : ` ${say("andMore", { n: rest })}`);
}

/** What the pictures themselves do at a press of the target; `null` where they hand it on. */
export function openedAt(
  target: string,
  { possible, picked }: Pick<Overlay, "possible" | "picked">,
  ui: Pick<GameUi, "opens">,
  reader: Reader,
): string | null {
  return ui.opens?.(target, { possible: possible.value, picked: new Set(picked.value) }, reader) ?? null;
}

/** What a target is picked for, or why it cannot be pressed now; empty when a press makes a move. */
export function pickedFor(
  target: string,
  overlay: Pick<Overlay, "picksFor" | "blockedAt" | "picked" | "possible">,
  ui: GameUi,
  { view, reader }: { readonly view: unknown; readonly reader: Reader },
): string {
  const opens = openedAt(target, overlay, ui, reader);
  if (opens !== null) return opens;
  const reason = overlay.blockedAt(target);
  if (reason !== null) return ui.reason(reason, view, reader, target);
  const aims = overlay.picksFor(target);
  if (aims.length === 0) return "";
  const all = labelsOf(aims, ui, view, reader);
  const isPicked = overlay.picked.value.includes(target);
  // A list of many moves that is cut says nothing.
  if (all.length > MOST_NAMED) return say(isPicked ? "isPickedOfMany" : "picksOfMany");
  // Its second press makes a move, too.
  const isAgain = isPicked && aims.length === 1 && aims[0]?.preview !== undefined;
  return say(isAgain ? "isPickedAgain" : isPicked ? "isPicked" : "picks", { for: all.join("; ") });
}

/** What a target that does not act itself may be picked for: a card that another one would discard; else undefined. */
export function companionOf(
  target: string,
  { picksFor }: Pick<Overlay, "picksFor">,
  ui: GameUi,
  { view, reader }: { readonly view: unknown; readonly reader: Reader },
): string | undefined {
  const aims = picksFor(target);
  return aims.length === 0 || aims.some(({ isActing }) => isActing) ? undefined : inShort(aims, ui, view, reader);
}
