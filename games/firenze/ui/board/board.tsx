import { useEffect, useState } from "preact/hooks";
import { type BoardProps, delegate } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { Hand } from "../hand/hand.tsx";
import { Yard } from "../mat/yard.tsx";
import { ownSeat } from "../seats.ts";
import { byPerson } from "../side/by-person.ts";
import { Others } from "../side/side.tsx";
import styles from "./board.module.css";
import { Church } from "./church.tsx";
import { Market } from "./market.tsx";
import { Sky } from "./sky.tsx";
import { Supply } from "./supply.tsx";
import { Towers } from "./towers.tsx";

/** The whole play area: the city with its towers, church and market, then one's own yard and hand. */
export function Board(all: BoardProps<View>) {
  const props = byPerson(all);
  const { view, you, say } = props;
  const seat = ownSeat(view, you);
  const mat = view.mats[seat];
  const [isLarge, setLarge, onTarget] = useRow(props);
  const listeners = delegate({ ...props, onTarget });
  return (
    <>
      <section data-world="firenze" class={styles.board} aria-label={say("board")} {...listeners}>
        <div class={styles.city} data-large={isLarge || undefined}>
          <Sky />
          <Towers {...props} />
          <Church {...props} />
          <Market {...props} />
          <Supply {...props} isLarge={isLarge} onLarge={() => setLarge(!isLarge)} />
        </div>
        <Others {...props} />
      </section>
      {mat === undefined ? null : (
        <>
          <section data-world="firenze" class={styles.mat} {...listeners}>
            <Yard {...props} seat={seat} mat={mat} />
          </section>
          <section data-world="firenze" class={styles.hand} aria-label={say("head.hand")} {...listeners}>
            <Hand {...props} seat={seat} mat={mat} />
          </section>
        </>
      )}
    </>
  );
}

/** Where the row is so small that no thumb hits a single brick. */
const SMALL = "(max-width: 700px), (max-width: 1000px) and (max-height: 560px)";

/** Is the row shown large, how to change that, and what a press does: one on small bricks shows them large first. */
function useRow({ legal, onTarget }: BoardProps<View>) {
  const [shown, setShown] = useState<"small" | "large" | "for-bricks">("small");
  const hasBricks = [...legal].some((target) => target.startsWith("brick:"));
  const isLarge = shown === "large" || (shown === "for-bricks" && hasBricks);
  useEffect(() => {
    if (!hasBricks) setShown((now) => (now === "for-bricks" ? "small" : now));
  }, [hasBricks]);
  const press = (target: string): void => {
    const [kind, slot] = target.split(":");
    const isOnBricks =
      kind === "brick" ||
      (kind === "slot" && !legal.has(target) && [...legal].some((each) => each.startsWith(`brick:${slot}:`)));
    if (!isLarge && isOnBricks && hasBricks && matchMedia(SMALL).matches) setShown("for-bricks");
    else onTarget(target);
  };
  return [isLarge, (large: boolean) => setShown(large ? "large" : "small"), press] as const;
}
