import { type BoardProps, Disc, delegate, part, seatName } from "#boardkit";
import type { View } from "../hidden/view.ts";
import styles from "./board.module.css";

// Guide 6: the empty board. What can be pointed at carries its target.

export function Board(props: BoardProps<View>) {
  const { view, say } = props;
  return (
    <section data-world="skeleton" class={styles.board} aria-label={say("board")} {...delegate(props)}>
      <div class={styles.spaces}>
        {view.spaces.map((owner, space) => {
          const id = `space:${space}`;
          const label = say("target.space", { n: space + 1 });
          const who = owner === null ? label : `${label}: ${seatName(props, owner)}`;
          return (
            <button key={id} type="button" class={styles.space} data-anchor={id} {...part(id, who, props)}>
              {owner === null ? null : <Disc seat={owner} />}
            </button>
          );
        })}
      </div>
    </section>
  );
}
