import { levelOf, USUAL } from "#bots/levels";
import type { GameMeta } from "#engine";
import { say } from "../../i18n/language.ts";
import { user } from "../../live/connection.ts";
import type { NewHere } from "../../local/messages.ts";
import { levelHere } from "../../local/slow-levels.ts";
import { newHereId } from "../../routes.ts";
import type { Wish } from "./wish.ts";

/** One's own name; without a server nobody has one. */
export const ownName = (): string => user.value?.name ?? say("person-numbered", { n: 1 });

/** The name of a person at this device, as long as nobody has given one. */
export const usualName = (seat: number): string => say("person-numbered", { n: seat + 1 });

/** The match that the page is to play. */
export const hereOf = ({ id: game }: GameMeta, { sitters, options, names, pace }: Wish): NewHere => ({
  ...{ id: newHereId(), game, options: { ...options } },
  ...(pace?.kind === "live" ? { pace } : {}),
  seats: sitters.map((sitter, seat) => {
    if (sitter.kind === "bot") return { kind: "bot", level: levelHere(game, levelOf(sitter.level) ?? USUAL) };
    const usual = sitter.kind === "me" ? ownName() : usualName(seat);
    return { kind: "person", name: names[seat]?.trim() || usual };
  }),
});
