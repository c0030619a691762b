import type { GameMeta } from "#engine";
import { say } from "../../i18n/language.ts";

/** "2 to 5 players, about 90 minutes"; one number where a game has no choice. */
export function seatsAndMinutes({ seats: { min, max }, minutes: n }: Pick<GameMeta, "seats" | "minutes">): string {
  return min === max ? say("exact-seats-minutes", { seats: min, n }) : say("seats-minutes", { min, max, n });
}
