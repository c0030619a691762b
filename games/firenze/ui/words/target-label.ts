import type { Reader } from "#boardkit";
import { isSeat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { BUILDINGS, CARDS, contractOf, FLOORS, HAND_KINDS } from "../../rules/content.ts";
import { COLOUR_AT, isColour } from "../bricks.ts";
import { nicheOf } from "../prospects.ts";
import { brickLabel, campanileLabel, nicheLabel, slotLabel, storageLabel, towerLabel } from "./labels.ts";
import { cardLabel } from "./names.ts";

/** A target in words. */
export function targetLabel(target: string, view: View, reader: Reader): string {
  const [kind = "", first = "", second = ""] = target.split(":");
  switch (kind) {
    case "contract": {
      const floors = FLOORS.find((each) => each === Number(second));
      if (!isColour(first) || floors === undefined) return target;
      return nicheLabel(reader, view, nicheOf(view, contractOf(COLOUR_AT[first], floors), reader));
    }
    case "slot":
      return slotLabel(reader, view, Number(first));
    case "brick":
      return isColour(second) ? brickLabel(reader, view, Number(first), second) : target;
    case "bag":
      return isColour(first) ? reader.say("label.bag", { c: first, n: view.bag[COLOUR_AT[first]] ?? 0 }) : target;
    case "storage":
    case "tower":
      return ownedLabel(target, view, reader);
    case "site":
      return isColour(first) ? reader.say("label.site", { c: first }) : target;
    case "hand": {
      const held = HAND_KINDS.map((each) => CARDS[each]).find((each) => each === first);
      return held === undefined ? target : cardLabel(reader, held);
    }
    case "building": {
      const building = BUILDINGS.find((each) => each === first);
      return building === undefined ? target : cardLabel(reader, building);
    }
    case "church":
      return campanileLabel(reader, view);
    default:
      return target;
  }
}

function ownedLabel(target: string, view: View, reader: Reader): string {
  const [kind, first, second = ""] = target.split(":");
  const owner = Number(first);
  if (!isSeat(owner, view.seats)) return reader.say("reason.no-such-seat");
  if (kind === "storage") return isColour(second) ? storageLabel(reader, view, owner, second) : target;
  const tower = view.mats[owner]?.towers[Number(second)];
  return tower === undefined ? reader.say("reason.no-tower-here") : towerLabel(reader, view, owner, tower);
}
