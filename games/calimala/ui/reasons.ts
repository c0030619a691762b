import type { Reader } from "#boardkit";
import { isSeat } from "#engine";
import { ACTIONS, MATERIAL_NAMES, TILES } from "../content.ts";
import type { View } from "../view-types.ts";
import { actionName, buildingName, cityName, isBuilding, isCity, materialName, seatName, tileName } from "./names.ts";

type Facts = Readonly<Record<string, string | number>>;

/** Why something cannot be done now, as a sentence. Facts are ids; where words inflect, the id goes along. */
export function reasonText(reason: { code: string; facts?: Facts }, view: View, reader: Reader): string {
  const args: Record<string, string | number> = {};
  for (const [fact, value] of Object.entries(reason.facts ?? {}))
    Object.assign(args, worded(fact, value, { view, reader }));
  return reader.say(`reason.${reason.code}`, args);
}

function worded(fact: string, value: string | number, { view, reader }: { view: View; reader: Reader }): Facts {
  const text = String(value);
  switch (fact) {
    case "seat":
      return typeof value === "number" && isSeat(value, view.seats) ? { name: seatName(reader, value) } : {};
    case "a":
    case "b":
    case "action": {
      const action = ACTIONS.find((each) => each === text);
      return action === undefined ? {} : { [fact]: actionName(reader, action) };
    }
    case "city":
      return isCity(text) ? { city: cityName(reader, text) } : {};
    case "building":
      return isBuilding(text) ? { b: text, building: buildingName(reader, text) } : {};
    case "material": {
      const material = MATERIAL_NAMES.find((each) => each === text);
      return material === undefined ? {} : { m: material, material: materialName(reader, material) };
    }
    case "tile": {
      const tile = TILES.find((each) => each === text);
      return tile === undefined ? {} : { tile: tileName(reader, tile) };
    }
    default:
      return { [fact]: value };
  }
}
