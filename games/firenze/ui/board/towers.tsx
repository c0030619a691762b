import { anchor, type BoardProps, EmblemMark, lookName, part, RingMark } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { BONUS_FLOORS, COLOURS, type ColourName, FLOORS, type Floors } from "../../rules/content.ts";
import type { Forecast } from "../../rules/turn/forecast.ts";
import { CompassMark, EmblemSign, SealMark, useDrawings } from "../drawings/drawings.tsx";
import { figuresOf } from "../figures-of.ts";
import { byArchitect, leaderOf, type Niche, nichesOf, reachOf } from "../prospects.ts";
import { ownSeat } from "../seats.ts";
import { bonusLabel, majorityLabel, nicheLabel, towerLabel } from "../words/labels.ts";
import { Sun } from "./sky.tsx";
import styles from "./towers.module.css";

const FROM_TOP: readonly Floors[] = [...FLOORS].reverse();

const isBonus = (floors: number): boolean => BONUS_FLOORS.some((each) => each === floors);

/** Six towers on one scale of floors: contracts, balconies, seals; who leads; who was first on a floor. */
export function Towers(focusable: BoardProps<View>) {
  useDrawings();
  const aims = aimsOf(focusable);
  const props = { ...focusable, focused: null, forecast: null, ending: null };
  const { say } = props;
  return (
    <div class={styles.frame}>
      <section class={styles.towers} aria-label={say("towers")}>
        <Sun />
        <div class={styles.lines} />
        <ol class={styles.staff} aria-hidden="true">
          {FROM_TOP.map((floors) => (
            <li key={floors} data-card={isBonus(floors) ? `bonus:${floors}` : "floors"}>
              {floors}
            </li>
          ))}
        </ol>
        {COLOURS.map((colour) => (
          <Tower key={colour} {...props} colour={colour} aims={aims} />
        ))}
        <Bonuses {...props} />
      </section>
    </div>
  );
}

/**
 * Contracts that the focused tower can fulfil: "now" at its height, "later" at greater heights; and those that the
 * focused card of the row would bring within reach; and those that the other towers fit after the focused contract.
 */
function aimsOf(props: BoardProps<View>): ReadonlyMap<number, "now" | "later"> {
  const { view, you, focused } = props;
  const forecast = props.forecast as Forecast | null;
  if (forecast?.kind === "card") return new Map(forecast.reach.map((contract) => [contract, "later"]));
  if (forecast?.kind === "contract") return new Map(forecast.rest.map((contract) => [contract, "now"]));
  const [kind, first = "", second = ""] = (focused ?? "").split(":");
  const own = ownSeat(view, you);
  const tower = kind === "tower" && Number(first) === own ? view.mats[own]?.towers[Number(second)] : undefined;
  const grown =
    kind === "site"
      ? { colour: first as ColourName, floors: 1 }
      : tower === undefined
        ? undefined
        : { colour: tower.colour, floors: tower.floors + (props.legal.has(focused ?? "") ? 1 : 0) };
  if (grown === undefined || view.mats[own]?.sealsLeft === 0) return new Map();
  return new Map(
    reachOf(view, grown, props).map(({ contract, floors }) => [contract, floors === grown.floors ? "now" : "later"]),
  );
}

interface TowerProps extends BoardProps<View> {
  readonly colour: ColourName;
  readonly aims: ReadonlyMap<number, "now" | "later">;
}

function Tower({ colour, aims, ...props }: TowerProps) {
  const leader = leaderOf(props.view, colour);
  const { points } = figuresOf(props).majorities[colour];
  const niches = [...nichesOf(props.view, colour, props)].reverse();
  const costly = byArchitect(props.view, props.you, props.legal, props);
  const card = `majority:${colour}`;
  return (
    <div class={styles.tower} style={`--c: var(--b-${colour})`} data-colour={colour}>
      <Flag card={card} leader={leader} points={points} label={majorityLabel(props, props.view, colour)} />
      <svg class={styles.roof} viewBox="0 0 112 54" data-card={card} aria-hidden="true">
        <use href={`#f-roof-${colour}`} />
      </svg>
      <div class={styles.shaft} data-card={card}>
        {niches.map((niche) => (
          <Floor key={niche.contract} {...props} niche={niche} aim={aims.get(niche.contract)} costly={costly} />
        ))}
        <svg class={styles.base} viewBox="-50 -22 100 44" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          <path d="M-13 22V0A13 13 0 0 1 13 0V22Z" fill="#2a1a1c" />
          <path
            d="M-13 22V0A13 13 0 0 1 13 0V22M0-13V22"
            fill="none"
            stroke="#fff3da"
            stroke-opacity=".35"
            stroke-width="2"
          />
          <path d="M-54 17H54V22H-54Z" fill="currentColor" />
          <path d="M-54 17H54V22H-54Z" class="f-sh" />
        </svg>
      </div>
      <Begun {...props} colour={colour} />
    </div>
  );
}

/** The towers of this colour that the others are building, at its foot: on a phone their yards are not in sight. */
function Begun({ colour, ...props }: Pick<TowerProps, "colour"> & BoardProps<View>) {
  const { view, you } = props;
  const own = ownSeat(view, you);
  const begun = [...view.mats.entries()].flatMap(([seat, { towers }]) =>
    seat === own
      ? []
      : towers.flatMap((tower, slot) => (tower.colour === colour ? [{ seat: seat as Seat, slot, tower }] : [])),
  );
  if (begun.length === 0) return null;
  return (
    <ul class={styles.begun}>
      {begun.map(({ seat, slot, tower }) => (
        <li key={`${seat}:${slot}`} data-look={lookName(seat)} data-card={`tower:${seat}:${slot}`}>
          <span role="img" aria-label={towerLabel(props, view, seat, tower)}>
            <EmblemSign seat={seat} />
            {tower.floors}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface FlagProps {
  readonly card: string;
  readonly leader: Seat | null;
  readonly points: number;
  readonly label: string;
}

/** The flag of the majority bonus, in the colour of the seat that leads; a bare pole while nobody leads. */
function Flag({ card, leader, points, label }: FlagProps) {
  return (
    <svg
      class={styles.flag}
      data-card={card}
      viewBox="0 0 62 31"
      role="img"
      aria-label={label}
      {...(leader === null ? {} : { "data-look": lookName(leader) })}
    >
      <title>{label}</title>
      <path d="M2 1V34" stroke="var(--pole)" stroke-width="2" />
      {leader === null ? (
        <>
          <path class={styles.bare} d="M3 2H58L51 12.500 58 23H3Z" />
          <text class={`${styles.majority} ${styles.inkOnBare}`} x="28" y="19">
            +{points}
          </text>
        </>
      ) : (
        <>
          <path class={styles.cloth} d="M3 2H58L51 12.500 58 23H3Z" />
          <g class={styles.leader} transform="translate(16 12.500)">
            <EmblemMark seat={leader} scale={0.9} />
          </g>
          <text class={styles.majority} x="39" y="19">
            +{points}
          </text>
        </>
      )}
    </svg>
  );
}

const NICHE = "M-18 19V-4A18 15 0 0 1 18-4V19Z";

interface FloorProps extends BoardProps<View> {
  readonly niche: Niche;
  readonly aim: "now" | "later" | undefined;
  /** The contracts that cost the Architect. */
  readonly costly: ReadonlySet<string>;
}

function Floor({ niche, aim, costly, ...props }: FloorProps) {
  const { colour, floors, state, seal, balcony, points } = niche;
  const target = `contract:${colour}:${floors}`;
  const isCostly = costly.has(target);
  const label = nicheLabel(props, props.view, niche);
  return (
    <svg
      class={`${styles.floor} ${styles[state] ?? ""}`}
      viewBox="-50 -20 100 40"
      role="presentation"
      preserveAspectRatio="xMidYMid slice"
      {...anchor(target, props.recent)}
    >
      <g {...part(target, isCostly ? `${label}; ${props.say("label.by-architect")}` : label, props)}>
        <path class={styles.reach} d="M-50-20H50V20H-50Z" fill="transparent" />
        {state === "sealed" ? <ellipse class={styles.halo} rx="52" ry="28" fill="url(#f-halo)" /> : null}
        <use href="#f-side" x="30" />
        {balcony === null ? <use href="#f-side" x="-30" /> : null}
        <use href="#f-niche" />
        {balcony === null ? null : (
          <>
            <use href="#f-balcony" />
            <path class={styles.numeralCloth} d="M-45-17H-20V4L-32.500 10-45 4Z" />
            <text class={styles.numeral} x="-32.500" y="1">
              {balcony}
            </text>
          </>
        )}
        {seal === null ? (
          <text class={styles.value} y={balcony === null ? 12 : 5}>
            {points}
          </text>
        ) : (
          <SealMark seat={seal === "neutral" ? null : seal} r={15.5} />
        )}
        {aim === undefined ? null : <path class={styles.aim} data-aim={aim} d="M-18 5V-3A18 15.500 0 0 1 18-3V5" />}
        <RingMark d={NICHE} />
        {isCostly ? <CompassSign /> : null}
      </g>
    </svg>
  );
}

/** 4.3 The Architect's compass, on what he is played for: between the points and the next tower's balcony. */
const CompassSign = () => (
  <g transform="translate(28 -6) scale(0.85)">
    <CompassMark />
  </g>
);

/** The floor bonuses: the seat that was first on a floor, or the points that are still to be had. */
function Bonuses(props: BoardProps<View>) {
  const { view, recent } = props;
  return (
    <ol class={styles.bonuses} aria-label={props.say("bonuses")}>
      {FROM_TOP.map((floors) => {
        const at = (BONUS_FLOORS as readonly number[]).indexOf(floors);
        const bonus = BONUS_FLOORS[at];
        if (bonus === undefined) return <li key={floors} aria-hidden="true" />;
        const taken = view.floorBonuses[at] ?? null;
        const label = bonusLabel(props, bonus, taken);
        return (
          <li key={floors} data-card={`bonus:${floors}`}>
            <svg viewBox="0 0 48 34" role="img" aria-label={label} {...anchor(`bonus:${floors}`, recent)}>
              <title>{label}</title>
              <path class={styles.tile} d="M1 3H47V31H1Z" />
              {taken === null ? (
                <text class={styles.bonus} x="24" y="24">
                  +{figuresOf(props).floorBonuses[bonus].points}
                </text>
              ) : (
                <g transform="translate(24 17)">
                  <SealMark seat={taken} r={15} />
                </g>
              )}
            </svg>
          </li>
        );
      })}
    </ol>
  );
}
