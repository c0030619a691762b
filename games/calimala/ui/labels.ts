import type { Reader } from "#boardkit";
import type { Street } from "../content.ts";
import type { StackDisc, View } from "../view-types.ts";
import { seatName, streetName } from "./names.ts";

/** Board parts in words. */

export function streetLabel(reader: Reader, view: View, street: Street): string {
  return reader.say("label.street", {
    street: streetName(reader, view, street),
    n: (view.stacks[street] ?? []).length,
  });
}

interface DiscPlace {
  readonly view: View;
  readonly street: Street;
  readonly disc: StackDisc;
  /** From the top, 1 first. */
  readonly position: number;
}

export function discLabel(reader: Reader, { view, street, disc, position }: DiscPlace): string {
  const place = { street: streetName(reader, view, street), n: position };
  return disc === "white"
    ? reader.say("label.white-disc", place)
    : reader.say("label.disc", { ...place, name: seatName(reader, disc) });
}
