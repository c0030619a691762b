import { anchor, type BoardProps, part, seatName, sum } from "#boardkit";
import type { Seat } from "#engine";
import type { Mat, View } from "../../hidden/view-types.ts";
import { BUILD_LIMIT, COLOURS, type ColourName } from "../../rules/content.ts";
import { Brick, useDrawings } from "../drawings/drawings.tsx";
import { buildCostOf, fallingOf, isBuilding, storageLimitOf, type Tower } from "../prospects.ts";
import { storageLabel, towerCaption, towerLabel } from "../words/labels.ts";
import { colourName } from "../words/names.ts";
import { Stack } from "./stack.tsx";
import styles from "./yard.module.css";

interface YardProps extends BoardProps<View> {
  readonly seat: Seat;
  readonly mat: Mat;
}

/** One's own yard: storage with its room, the cost of building, towers with what will come of them. */
export function Yard(props: YardProps) {
  useDrawings();
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

/** Higher towers make all stacks smaller. */
const DRAWN_FLOORS = 6;

function Sites(props: YardProps) {
  const { view, you, seat, mat, say, legal } = props;
  const head = you === null ? say("head.towers-of", { name: seatName(props, seat) }) : say("head.towers");
  const highest = Math.max(DRAWN_FLOORS, ...mat.towers.map(({ floors }) => floors + 1));
  const canStart = COLOURS.some((colour) => legal.has(`site:${colour}`));
  return (
    <section class={styles.sites} aria-label={head}>
      <h2>{head}</h2>
      <ul
        data-anchor={`seat:${seat}:towers`}
        data-many={mat.towers.length > 4 || undefined}
        style={`--shrink: ${DRAWN_FLOORS / highest}`}
      >
        {mat.towers.map((tower, slot) => (
          <Site key={slot} {...props} tower={tower} slot={slot} />
        ))}
        {canStart || (view.active === seat && isBuilding(view)) || mat.towers.length === 0 ? (
          <NewSite {...props} />
        ) : null}
      </ul>
    </section>
  );
}

function Site({ tower, slot, ...props }: YardProps & { readonly tower: Tower; readonly slot: number }) {
  const { view, seat, focused, legal, recent, say } = props;
  const target = `tower:${seat}:${slot}`;
  const caption = towerCaption(props, view, seat, tower);
  const isKept = view.loser === seat && view.turn.kept.includes(slot);
  const isGrowing = focused === target && legal.has(target) && isBuilding(view);
  return (
    <li>
      <button
        type="button"
        class={styles.site}
        data-mood={isKept ? "good" : caption.mood}
        {...part(target, towerLabel(props, view, seat, tower), props)}
        {...anchor(`seat:${seat}:tower:${slot}`, recent)}
      >
        <Stack
          colour={tower.colour}
          floors={tower.floors}
          built={tower.built}
          ghost={isGrowing}
          isFalling={fallingOf(view, seat).includes(tower)}
          class={styles.stack}
        />
        <span class={styles.name}>
          <i>{colourName(props, tower.colour)}</i> {tower.floors}
        </span>
        {isKept ? (
          <span class={styles.caption}>{say("caption.paid")}</span>
        ) : (
          <span class={styles.caption}>
            <span class={styles.full}>{caption.text}</span>
            <span class={styles.short}>{caption.short}</span>
          </span>
        )}
      </button>
    </li>
  );
}

/** Where a new tower can begin, in any colour. */
function NewSite(props: YardProps) {
  const { say, legal } = props;
  return (
    <li class={styles.fresh}>
      <div>
        {COLOURS.map((colour) => (
          <button
            key={colour}
            type="button"
            data-open={legal.has(`site:${colour}`) || undefined}
            {...part(`site:${colour}`, say("label.site", { colour: colourName(props, colour) }), props)}
          >
            <Brick colour={colour} />
          </button>
        ))}
      </div>
      <span class={styles.name}>{say("caption.new")}</span>
    </li>
  );
}

const LEAST_SLOTS = 10;

function Storage(props: YardProps) {
  const { mat, seat, say, recent } = props;
  const limit = storageLimitOf(mat, props);
  const n = sum(mat.storage);
  const slots = Math.max(limit, n);
  const bricks = COLOURS.flatMap((colour, c) =>
    Array.from({ length: mat.storage[c] ?? 0 }, (_, nth): { colour: ColourName; nth: number } => ({ colour, nth })),
  );
  return (
    <section aria-label={say("head.storage")}>
      <h2>
        {say("head.storage")} <small data-over={n > limit || undefined}>{say("of", { n, limit })}</small>
      </h2>
      <ul
        class={styles.slots}
        data-anchor={`seat:${seat}:storage`}
        style={`--columns: ${Math.max(5, Math.ceil(slots / 2))}`}
        data-large={slots > LEAST_SLOTS || undefined}
      >
        {Array.from({ length: slots }, (_, i) => {
          const brick = bricks[i];
          if (brick === undefined) return <li key={i} />;
          const { colour, nth } = brick;
          return (
            <li key={i} data-over={i >= limit || undefined} data-anchor={`seat:${seat}:storage:${colour}`}>
              <button
                type="button"
                {...part(`storage:${seat}:${colour}`, storageLabel(props, props.view, seat, colour), props)}
                {...anchor(`seat:${seat}:storage:${colour}:${nth}`, recent)}
                {...(nth > 0 ? { tabindex: -1, "aria-hidden": true } : {})}
              >
                <Brick colour={colour} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const STEPS = Array.from({ length: BUILD_LIMIT }, (_, i) => i + 1);

/** What building costs: six steps, with the bricks of this turn on them. */
function Cost(props: YardProps) {
  const { view, seat, mat, say, focused, legal } = props;
  const built = mat.towers.flatMap(({ colour, built: n }) => Array.from({ length: n }, () => colour));
  const next = nextColour(focused, legal, mat);
  const cost = buildCostOf(view, seat, built.length, props);
  return (
    <section class={styles.building} aria-label={say("head.building")}>
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

/** The colour that the part pointed at would build. */
function nextColour(focused: string | null, legal: ReadonlySet<string>, mat: Mat): ColourName | undefined {
  if (focused === null || !legal.has(focused)) return undefined;
  const [kind, first, second] = focused.split(":");
  if (kind === "site") return COLOURS.find((colour) => colour === first);
  return kind === "tower" ? mat.towers[Number(second)]?.colour : undefined;
}
