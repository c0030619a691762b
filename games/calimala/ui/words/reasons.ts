import { type Args, capital, type Reader, sayReason, seatName } from "#boardkit";
import { isSeat, type Reason } from "#engine";
import type { StackDisc, View } from "../../hidden/view-types.ts";
import { ACTIONS, MATERIAL_NAMES, SCORING_CARDS, TILES } from "../../rules/content.ts";
import {
  actionName,
  buildingName,
  cardCategory,
  cityName,
  isBuilding,
  isCity,
  materialName,
  tileName,
} from "./names.ts";
import { needsOf } from "./needs.ts";

/** Why something cannot be done now, as a sentence; at a disc on a street after whose it is. */
export function reasonText(reason: Reason, view: View, reader: Reader, target = ""): string {
  const text = sayReason(reason, reader, (fact, value) => worded(fact, value, { view, reader, target }));
  const disc = discAt(target, view);
  if (disc === undefined || disc === "white") return text;
  const isOwn = disc === reader.you ? "yes" : "no";
  return reader.say("disc-reason", { isOwn, name: seatName(reader, disc), text });
}

function discAt(target: string, { stacks }: View): StackDisc | undefined {
  const [kind, street, level] = target.split(":");
  return kind === "stack" ? stacks[Number(street)]?.[Number(level)] : undefined;
}

interface Asked {
  readonly view: View;
  readonly reader: Reader;
  readonly target: string;
}

/** Whether the target is the council space of this tile. */
const isSpaceOf = (tile: string, { target, view }: Asked): boolean =>
  view.council.some((space, k) => space.tile === tile && target === `tile:${k + 1}`);

function worded(fact: string, value: string | number, asked: Asked): Args {
  const { view, reader } = asked;
  const text = String(value);
  switch (fact) {
    case "seat":
      return typeof value === "number" && isSeat(value, view.seats) ? { name: seatName(reader, value) } : {};
    case "a":
    case "b":
    case "action": {
      const action = ACTIONS.find((each) => each === text);
      if (action === undefined) return {};
      return {
        [fact]: actionName(reader, action),
        [`needs${capital(fact)}`]: needsOf(reader, view, reader.you, action),
      };
    }
    case "city":
      return isCity(text) ? { city: cityName(reader, text) } : {};
    case "building":
      return isBuilding(text) ? { b: text, building: buildingName(reader, text) } : {};
    case "material": {
      const material = MATERIAL_NAMES.find((each) => each === text);
      return material === undefined ? {} : { m: material, material: materialName(reader, material) };
    }
    case "card": {
      const card = SCORING_CARDS.find((each) => each === text);
      return card === undefined ? {} : { card: cardCategory(reader, card) };
    }
    case "tile": {
      const tile = TILES.find((each) => each === text);
      const isNext = isSpaceOf(text, asked) ? "yes" : "no";
      return tile === undefined ? {} : { tile: tileName(reader, tile), isNext };
    }
    default:
      return { [fact]: value };
  }
}
