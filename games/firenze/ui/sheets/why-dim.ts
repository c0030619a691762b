import type { Reader } from "#boardkit";
import type { ColourName } from "../../rules/content.ts";

/** A brick of a sheet that cannot be pressed. */
interface Dim {
  readonly of: "bag" | "site" | "payment";
  readonly colour: ColourName;
  /** How many there are, and how many of these are given already. */
  readonly n: number;
  readonly given?: number;
  /** How many bricks are still to give. */
  readonly due?: number;
}

/** Why a brick of a sheet does nothing, as a sentence. */
export function whyDim({ say }: Pick<Reader, "say">, { of, colour, n, given = 0, due = 0 }: Dim): string {
  const c = colour;
  if (n === 0) return say(of === "bag" ? "reason.not-in-bag" : "reason.not-in-storage", { c });
  if (of === "payment" && due === 0) return say("sheet.take-one");
  if (given === n) return say("sheet.all-given", { c });
  return of === "site" ? say("reason.part-of-building") : say("reason.part-of-payment", { n: due });
}
