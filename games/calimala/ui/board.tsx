import { type BoardProps, delegate } from "#boardkit";
import type { View } from "../view-types.ts";
import { CityPlan } from "./city-plan.tsx";

export function Board(props: BoardProps<View>) {
  return (
    <section data-world="calimala" style={{ gridArea: "board" }} aria-label={props.say("board")} {...delegate(props)}>
      <CityPlan {...props} />
    </section>
  );
}
