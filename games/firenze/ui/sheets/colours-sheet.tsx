import { useState } from "preact/hooks";
import { type BoardProps, delegate, Sheet } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { COLOURS, type ColourName } from "../../rules/content.ts";
import { COLOUR_AT, isColour } from "../bricks.ts";
import styles from "./sheets.module.css";
import { Tile } from "./tile.tsx";
import { whyDim } from "./why-dim.ts";

interface ColoursProps extends BoardProps<View> {
  /** What the six colours are of: `site:white`, `bag:white`. */
  readonly kind: "site" | "bag";
  readonly onClose: () => void;
}

/** Six parts of the board, one of each colour: where a new tower can begin, or what the bag holds. */
export function ColoursSheet({ kind, onClose, ...props }: ColoursProps) {
  const { view, you, say, legal, onFocus } = props;
  const counts = kind === "bag" ? view.bag : (view.mats[you ?? 0]?.storage ?? []);
  const labelOf = (colour: ColourName, n: number): string =>
    kind === "bag" ? say("label.bag", { c: colour, n }) : say("label.site", { c: colour });
  const title = say(kind === "bag" ? "sheet.bag" : "sheet.site");
  const [dim, setDim] = useState<ColourName | null>(null);
  const nOf = (colour: ColourName): number => counts[COLOUR_AT[colour]] ?? 0;
  const onTarget = (target: string): void => {
    const [, colour = ""] = target.split(":");
    if (!legal.has(target)) {
      setDim(isColour(colour) ? colour : null);
      return;
    }
    props.onTarget(target);
    onClose();
  };
  return (
    <Sheet
      world="firenze"
      label={title}
      closeLabel={say("sheet.close")}
      head={<h2 class={styles.title}>{title}</h2>}
      listeners={delegate({ onTarget, onFocus })}
      onClose={onClose}
      reason={dim === null ? "" : whyDim(props, { of: kind, colour: dim, n: nOf(dim) })}
    >
      <ul class={styles.tiles}>
        {COLOURS.map((colour) => (
          <Tile
            key={colour}
            colour={colour}
            target={`${kind}:${colour}`}
            label={labelOf(colour, nOf(colour))}
            n={nOf(colour)}
            legal={legal}
          />
        ))}
      </ul>
    </Sheet>
  );
}
