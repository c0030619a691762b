import { type BoardProps, useIsSmall } from "#boardkit";
import type { Seat } from "#engine";
import type { Mat, View } from "../../hidden/view-types.ts";
import { BUILD_LIMIT, COLOURS, type ColourName } from "../../rules/content.ts";
import { Brick, useDrawings } from "../drawings/drawings.tsx";
import { buildCostOf } from "../prospects.ts";
import { Sites } from "./sites.tsx";
import { Storage } from "./storage.tsx";
import styles from "./yard.module.css";

export interface YardProps extends BoardProps<View> {
  readonly seat: Seat;
  readonly mat: Mat;
  /** Shown for a thumb. */
  readonly isSmall: boolean;
  /** The slot of the own tower that was pressed last. */
  readonly pressedTower: number | null;
  /** Shows the colours in which a new tower can begin. */
  readonly onSites: () => void;
}

/** One's own yard: storage with its room, the cost of building, towers with what will come of them. */
export function Yard(all: Omit<YardProps, "isSmall">) {
  useDrawings();
  const props = { ...all, isSmall: useIsSmall() };
  return (
    <div class={styles.yard}>
      <div class={styles.store}>
        <Storage {...props} />
        <Cost {...props} />
      </div>
      <Sites {...props} />
    </div>
  );
}

const STEPS = Array.from({ length: BUILD_LIMIT }, (_, i) => i + 1);

/** The building cost as six steps, with the bricks of this turn on them. */
function Cost(props: YardProps) {
  const { view, seat, mat, say, focused, legal } = props;
  const built = mat.towers.flatMap(({ colour, built: n }) => Array.from({ length: n }, () => colour));
  const next = nextColour(focused, legal, { mat, seat });
  const cost = buildCostOf(view, seat, built.length, props);
  return (
    <section class={styles.building} aria-label={say("head.building")} data-card="cost">
      <h2>
        {say("head.building")}{" "}
        {built.length === 0 ? null : <small>{say("head.cost", { n: built.length, cost })}</small>}
      </h2>
      <b class={styles.brief} aria-hidden="true">
        {say("head.cost-short")}
      </b>
      <ol class={styles.cost}>
        {STEPS.map((step) => {
          const colour = built[step - 1];
          const ghost = step === built.length + 1 ? next : undefined;
          return (
            <li key={step} data-now={(step === built.length && step > 0) || undefined} data-ghost={ghost !== undefined}>
              <span>
                {colour === undefined && ghost === undefined ? null : <Brick colour={colour ?? ghost ?? "white"} />}
              </span>
              <b>{buildCostOf(view, seat, step, props)}</b>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The colour of the brick that the focused target would build. */
function nextColour(
  focused: string | null,
  legal: ReadonlySet<string>,
  { mat, seat }: Pick<YardProps, "mat" | "seat">,
): ColourName | undefined {
  if (focused === null || !legal.has(focused)) return undefined;
  const [kind, first, second] = focused.split(":");
  if (kind === "site") return COLOURS.find((colour) => colour === first);
  return kind === "tower" && Number(first) === seat ? mat.towers[Number(second)]?.colour : undefined;
}
