import { type BoardProps, delegate } from "#boardkit";
import type { View } from "../view-types.ts";
import styles from "./board.module.css";
import { Churches } from "./church.tsx";
import { CityPlan } from "./city-plan.tsx";
import { Palazzo } from "./palazzo.tsx";
import { SeaChart } from "./sea-chart.tsx";

/** The whole play area: the sheet with city, sea, churches and Palazzo, then one's own mat and hand. */
export function Board(props: BoardProps<View>) {
  const given = { ...props, onTarget: (target: string) => props.onTarget(meant(target, props.legal)) };
  return (
    <section data-world="calimala" class={styles.board} aria-label={props.say("board")} {...delegate(given)}>
      <div class={styles.sheet}>
        <Palazzo {...props} />
        <SeaChart {...props} />
        <CityPlan {...props} />
        <Churches {...props} />
      </div>
    </section>
  );
}

/** A disc lies on its street: who clicks it, when only the street can be chosen, means the street. */
function meant(target: string, legal: ReadonlySet<string>): string {
  const [kind, street] = target.split(":");
  const under = `street:${street}`;
  return kind === "stack" && !legal.has(target) && legal.has(under) ? under : target;
}
