import { type BoardProps, delegate, Sheet } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { COLOURS, type ColourName } from "../../rules/content.ts";
import { COLOUR_AT } from "../bricks.ts";
import { colourName } from "../words/names.ts";
import styles from "./sheets.module.css";
import { Tile } from "./tile.tsx";

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
    kind === "bag" ? say("label.bag", { c: colour, n }) : say("label.site", { colour: colourName(props, colour) });
  const title = say(kind === "bag" ? "sheet.bag" : "sheet.site");
  const onTarget = (target: string): void => {
    if (!legal.has(target)) return;
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
    >
      <ul class={styles.tiles}>
        {COLOURS.map((colour) => {
          const n = counts[COLOUR_AT[colour]] ?? 0;
          return (
            <Tile
              key={colour}
              colour={colour}
              target={`${kind}:${colour}`}
              label={labelOf(colour, n)}
              n={n}
              legal={legal}
            />
          );
        })}
      </ul>
    </Sheet>
  );
}
