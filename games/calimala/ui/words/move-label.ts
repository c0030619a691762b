import type { Reader } from "#boardkit";
import { unreachable } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { MOVES, type Move } from "../../rules/moves.ts";
import { actionName, buildingName, cardName, cityName, materialName, streetName } from "./names.ts";
import { endsTurn, handedTo } from "./tasks.ts";

/** A move as a button: base form, naming its action. */
export function moveLabel(text: string, view: View, reader: Reader): string {
  const move = MOVES.table[MOVES.parse(text)];
  return move === undefined ? text : labelOf(move, view, reader);
}

function labelOf(move: Move, view: View, reader: Reader): string {
  const { say } = reader;
  switch (move.type) {
    case "keep":
      return say("button.keep", { card: cardName(reader, move.card) });
    case "take":
      return say("button.take", { action: actionName(reader, move.action) });
    case "place":
      return say("button.place", { disc: move.disc, street: streetName(reader, view, move.street) });
    case "use":
      return say("button.use", { action: actionName(reader, move.action) });
    case "decline":
      return say("button.decline-action", { action: actionName(reader, move.action) });
    case "card":
      return say("button.play-card", { action: actionName(reader, move.action) });
    case "buildShip":
      return say("button.build-ship");
    case "buildWorkshop":
      return say("button.build-workshop");
    case "buildHouse":
      return say("button.build-house", { city: cityName(reader, move.city) });
    case "artwork":
      return say("button.artwork", { b: move.building, building: buildingName(reader, move.building) });
    case "contribute":
      return say("button.contribute", {
        m: move.material,
        material: materialName(reader, move.material),
        building: buildingName(reader, move.building),
      });
    case "ship":
    case "transport":
      return say(`button.${move.type}`, { city: cityName(reader, move.city) });
    case "deliverNoMore":
      return say(view.awaits === "transport" ? "button.transport-no-more" : "button.ship-no-more");
    case "end":
      return endsTurn(view, reader.you) ? say("button.end-turn") : finishing(view, reader);
    case "seatDisc":
      return say("button.seat-disc", {
        n: (view.stacks[move.street]?.length ?? 0) - move.level,
        street: streetName(reader, view, move.street),
      });
    default:
      return unreachable(move);
  }
}

/** 3.13 Finishes the disc that acts, and says what comes after it unless the seat goes on. */
export function finishing(view: View, reader: Reader): string {
  const [then] = handedTo(view, reader);
  return then === undefined
    ? reader.say("button.end-activation")
    : reader.say("button.end-activation-then", { what: then });
}
