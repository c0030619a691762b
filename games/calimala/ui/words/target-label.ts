import type { Reader } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import {
  ACTIONS,
  BUILDING_NAMES,
  CHURCH_NAMES,
  CITY_NAMES,
  MATERIAL_NAMES,
  SCORING_CARDS,
  STREETS,
} from "../../rules/content.ts";
import { ownSeat } from "../seats.ts";
import {
  cellLabel,
  cityLabel,
  discLabel,
  nicheLabel,
  scoringLabel,
  slotLabel,
  streetLabel,
  tileLabel,
} from "./labels.ts";
import { actionName, materialName } from "./names.ts";

const oneOf = <T extends string>(names: readonly T[], text: string): T | undefined =>
  names.find((each) => each === text);

/** A target in words. */
export function targetLabel(target: string, view: View, reader: Reader): string {
  const [kind = "", first = "", second = ""] = target.split(":");
  const { say } = reader;
  const mat = view.mats[ownSeat(view, reader.you)];
  switch (kind) {
    case "street":
    case "stack":
      return onStreet(target, view, reader);
    case "cell":
      return cellLabel(reader, view.cells[Number(first)] ?? null);
    case "city": {
      const city = oneOf(CITY_NAMES, first);
      return city === undefined ? target : cityLabel(reader, view, city);
    }
    case "niche": {
      const building = oneOf(BUILDING_NAMES, first);
      return building === undefined ? target : nicheLabel(reader, view, building);
    }
    case "slot": {
      const church = oneOf(CHURCH_NAMES, first);
      const material = oneOf(MATERIAL_NAMES, second);
      return church === undefined || material === undefined ? target : slotLabel(reader, view, { church, material });
    }
    case "card":
    case "start": {
      const action = oneOf(ACTIONS, first);
      return action === undefined ? target : say(`label.${kind}`, { action: actionName(reader, action) });
    }
    case "scoring": {
      const card = oneOf(SCORING_CARDS, first);
      return card === undefined ? target : scoringLabel(reader, card);
    }
    case "disc":
      return say(`label.disc-${first}`, { n: mat?.[first === "white" ? "white" : "coloured"] ?? 0 });
    case "plot":
      return say(`label.plot-${first}`);
    case "warehouse": {
      const material = oneOf(MATERIAL_NAMES, first);
      return material === undefined
        ? target
        : say("label.warehouse", { material: materialName(reader, material), n: mat?.warehouse[material] ?? 0 });
    }
    case "workshops":
      return say("label.workshops", { what: mat?.workshops.join(" · ") ?? "" });
    case "tile":
      return tileLabel(reader, view, Number(first));
    default:
      return target;
  }
}

function onStreet(target: string, view: View, reader: Reader): string {
  const [kind, first, second] = target.split(":");
  const street = STREETS.find((each) => each === Number(first));
  if (street === undefined) return target;
  const stack = view.stacks[street] ?? [];
  const disc = kind === "stack" ? stack[Number(second)] : undefined;
  return disc === undefined
    ? streetLabel(reader, view, street)
    : discLabel(reader, { view, street, disc, position: stack.length - Number(second) });
}
