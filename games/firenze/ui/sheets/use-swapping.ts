import { useState } from "preact/hooks";
import { askedSet, type BoardProps } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { COLOURS, type ColourName } from "../../rules/content.ts";
import { COLOUR_AT } from "../bricks.ts";
import { givenBy, isSwapping, storedBrick } from "./pressed.ts";

/**
 * Alchemist and Smuggler exchange a brick of the storage. The rules ask first for the brick that comes; here the own
 * one may be pressed before it, and is then given by itself.
 */
export function useSwapping(props: BoardProps<View>) {
  const { you, picked, preview } = props;
  const [given, give] = useState<ColourName | null>(null);
  const isOn = isSwapping(picked);
  if (!isOn && given !== null) give(null);
  const press = (target: string): boolean => {
    const own = givenBy(target, picked, you);
    const named = given === null ? null : preview(target);
    if (own !== null) give(own === given || !holds(props, own) ? null : own);
    else if (given !== null && named?.awaits === "give" && named.turn.purpose === "swap") {
      props.onTarget(target);
      props.onTarget(storedBrick(you, given));
    } else return false;
    return true;
  };
  return { press, shown: isOn ? shownFor(props, given) : { legal: props.legal, picked } };
}

const holds = ({ view, you }: BoardProps<View>, colour: ColourName): boolean =>
  (view.mats[you ?? 0]?.storage[COLOUR_AT[colour]] ?? 0) > 0;

function shownFor(props: BoardProps<View>, given: ColourName | null): Pick<BoardProps<View>, "legal" | "picked"> {
  const { you, legal, picked } = props;
  const own = COLOURS.filter((colour) => holds(props, colour)).map((colour) => storedBrick(you, colour));
  return {
    legal: askedSet(
      (target: string) => own.includes(target) || legal.has(target),
      () => new Set([...legal, ...own]),
    ),
    picked: given === null ? picked : new Set([...picked, storedBrick(you, given)]),
  };
}
