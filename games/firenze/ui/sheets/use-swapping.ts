import { useEffect, useState } from "preact/hooks";
import { askedSet, type BoardProps } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { COLOURS, type ColourName } from "../../rules/content.ts";
import { COLOUR_AT } from "../bricks.ts";
import { givenBy, isSwapping, storedBrick } from "./pressed.ts";

/**
 * Alchemist and Smuggler exchange a brick of the storage. The rules ask first for the brick that comes; here the own
 * one may be pressed before it, and is given as soon as it is asked for: the other one may lie beside the board.
 */
export function useSwapping(props: BoardProps<View>) {
  const { view, you, picked, onTarget } = props;
  const [given, give] = useState<ColourName | null>(null);
  const isOn = isSwapping(picked);
  const isAsked = view.awaits === "give" && view.turn.purpose === "swap";
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is asked for.
  useEffect(() => {
    if (given === null || !isAsked) return;
    give(null);
    onTarget(storedBrick(you, given), true);
  }, [isAsked]);
  /** Keeps a press for the exchange; false when it is none of it. */
  const press = (target: string): boolean => {
    if (target.startsWith("hand:")) give(null);
    const own = givenBy(target, picked, you);
    if (own === null) return false;
    give(own === given || !holds(props, own) ? null : own);
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
