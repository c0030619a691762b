import { anchor, part, seatName } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { COLOURS, type ColourName } from "../../rules/content.ts";
import { Brick, CompassMark } from "../drawings/drawings.tsx";
import { fallingOf, isBuilding, type Tower } from "../prospects.ts";
import { liftedOf } from "../sheets/pressed.ts";
import { towerCaption, towerLabel } from "../words/labels.ts";
import { colourName } from "../words/names.ts";
import { usePlots } from "./plots.ts";
import styles from "./sites.module.css";
import { Stack } from "./stack.tsx";
import type { YardProps } from "./yard.tsx";

/** Higher towers make all stacks smaller. */
const DRAWN_FLOORS = 5;

/**
 * Where a new tower can begin, which has one place and is empty once the match is over, and the towers with what will
 * come of them.
 */
export function Sites(props: YardProps) {
  const { view, you, seat, mat, say, legal } = props;
  const head = you === null ? say("head.towers-of", { name: seatName(props, seat) }) : say("head.towers");
  const highest = Math.max(DRAWN_FLOORS, ...mat.towers.map(({ floors }) => floors + 1));
  // The row may scroll: where no tower can be pressed it is in the tab order itself.
  const isReached = mat.towers.length === 0 || mat.towers.some((_, slot) => legal.has(`tower:${seat}:${slot}`));
  const plots = usePlots(view, seat, mat.towers, props.pressedTower);
  return (
    <section class={styles.sites} aria-label={head}>
      <h2>{head}</h2>
      <div class={styles.row} style={`--shrink: ${DRAWN_FLOORS / highest}`}>
        <div class={styles.fresh}>{view.awaits === "over" ? null : <New {...props} />}</div>
        <ul data-anchor={`seat:${seat}:towers`} {...(isReached ? {} : { tabIndex: 0 })}>
          {plots.map(({ tower, slot }, at) =>
            slot === null ? (
              <li key={at} aria-hidden="true" />
            ) : (
              <Site key={at} {...props} tower={mat.towers[slot] ?? tower} slot={slot} />
            ),
          )}
        </ul>
      </div>
    </section>
  );
}

const New = (props: YardProps) => (props.isSmall ? <NewSite {...props} /> : <NewSites {...props} />);

interface SiteProps extends YardProps {
  readonly tower: Tower;
  readonly slot: number;
}

/** A tower; while a brick could be laid on it, what it would become: "5 ↑ 6". */
function Site({ tower, slot, ...props }: SiteProps) {
  const { view, seat, focused, legal, recent } = props;
  const target = `tower:${seat}:${slot}`;
  const isAimed = focused === target || liftedOf(props) === tower.colour;
  const grown = isAimed && legal.has(target) && isBuilding(view) ? props.preview(target) : null;
  const shown = grown?.mats[seat]?.towers[slot] ?? tower;
  const caption = captionOf(props, grown ?? view, shown, slot);
  return (
    <li>
      <button
        type="button"
        class={styles.site}
        data-mood={caption.mood}
        {...part(target, towerLabel(props, view, seat, tower), props)}
        {...anchor(`seat:${seat}:tower:${slot}`, recent)}
      >
        <Stack
          colour={tower.colour}
          floors={tower.floors}
          built={tower.built}
          ghost={grown !== null}
          isFalling={grown === null && fallingOf(view, seat).includes(tower)}
          class={styles.stack}
        />
        <span class={styles.name}>
          {grown === null ? (
            <>
              <i>{colourName(props, tower.colour)}</i> {tower.floors}
            </>
          ) : (
            `${tower.floors} ↑ ${shown.floors}`
          )}
        </span>
        <span class={styles.caption}>
          <span class={styles.full}>{caption.text}</span>
          <span class={styles.short}>{caption.short}</span>
          {caption.hasMore === true ? <Compass /> : null}
        </span>
      </button>
    </li>
  );
}

/** 4.3 The Architect's compass beside points of which he would make more, as on the contracts that cost him. */
const Compass = () => (
  <svg class={styles.compass} viewBox="-14 -14 28 28" aria-hidden="true">
    <CompassMark />
  </svg>
);

function captionOf({ seat, ...props }: YardProps, view: View, tower: Tower, slot: number) {
  const isKept = view.loser === seat && view.turn.kept.includes(slot);
  const paid = props.say("caption.paid");
  return isKept ? ({ text: paid, short: paid, mood: "good" } as const) : towerCaption(props, view, seat, tower);
}

/**
 * Where a new tower can begin, in any colour; all of it belongs to a brick that can begin one only there. While one can,
 * no help card lies over the colours between those that glow.
 */
function NewSites(props: YardProps) {
  const { say, legal } = props;
  const lifted = liftedOf(props);
  const isOpen = (colour: ColourName): boolean => legal.has(`site:${colour}`);
  const only = COLOURS.every((colour) => isOpen(colour) === (colour === lifted)) ? lifted : null;
  return (
    <>
      {only === null ? (
        <div class={styles.colours} data-foretold={COLOURS.some(isOpen) || undefined}>
          {COLOURS.map((colour) => (
            <button
              key={colour}
              type="button"
              data-open={isOpen(colour) || undefined}
              {...part(`site:${colour}`, say("label.site", { c: colour }), props)}
            >
              <Brick colour={colour} />
            </button>
          ))}
        </div>
      ) : (
        <button type="button" class={styles.colours} {...part(`site:${only}`, say("label.site", { c: only }), props)}>
          {COLOURS.map((colour) => (
            <span key={colour} data-open={colour === only || undefined}>
              <Brick colour={colour} />
            </span>
          ))}
        </button>
      )}
      <span class={styles.name}>{say("caption.new")}</span>
    </>
  );
}

/** Where a new tower begins on a small screen: in the colour of the picked brick, else by a sheet of all colours. */
function NewSite({ onSites, ...props }: YardProps) {
  const { say, legal, mat } = props;
  const lifted = liftedOf(props);
  if (lifted !== null && legal.has(`site:${lifted}`)) {
    return (
      <button type="button" class={styles.plot} {...part(`site:${lifted}`, say("label.site", { c: lifted }), props)}>
        <Brick colour={lifted} />
        {say("caption.new")}
      </button>
    );
  }
  const isOpen = COLOURS.some((colour) => legal.has(`site:${colour}`));
  // A press of one that is closed asks why, as that of a colour does.
  const stored = COLOURS.find((_, c) => (mat.storage[c] ?? 0) > 0) ?? COLOURS[0];
  const does = isOpen
    ? { "aria-label": say("sheet.site"), onClick: onSites }
    : part(`site:${stored}`, say("sheet.site"), props);
  return (
    <button type="button" class={styles.plot} {...does}>
      {say("caption.new")}
    </button>
  );
}
