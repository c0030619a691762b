import { useState } from "preact/hooks";
import { type BoardProps, delegate, Sheet } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { COLOURS, type ColourName } from "../../rules/content.ts";
import { COLOUR_AT, countOf, isColour } from "../bricks.ts";
import { Brick, Vignette } from "../drawings/drawings.tsx";
import { figuresOf } from "../figures-of.ts";
import { brickLabel, storageLabel } from "../words/labels.ts";
import { brickName, cardName } from "../words/names.ts";
import { paymentOf, pressesOf, pressTogether } from "./payment.ts";
import { exchangeable, laidBrick, storedBrick } from "./pressed.ts";
import styles from "./sheets.module.css";
import { Tile } from "./tile.tsx";
import { whyDim } from "./why-dim.ts";

interface ExchangeProps extends BoardProps<View> {
  readonly slot: number;
  /** Bricks that are given already. */
  readonly given: readonly ColourName[];
  readonly onClose: () => void;
}

/** The bricks of a card and those of the storage, large: one to take, some to give. Nothing is made before the last. */
export function ExchangeSheet({ slot, onClose, ...props }: ExchangeProps) {
  const { view, say, onFocus } = props;
  const [given, setGiven] = useState(props.given);
  const [wanted, setWanted] = useState<ColourName | null>(null);
  const [dim, setDim] = useState<ColourName | null>(null);
  const place = view.row[slot];
  const colour = wanted ?? exchangeable(props, slot)[0];
  if (place === undefined || colour === undefined) return null;
  const payment = paymentOf(props, { slot, colour }, given);
  const decide = (brick: ColourName | null, bricks: readonly ColourName[]): void => {
    setWanted(brick);
    setGiven(bricks);
    setDim(null);
    if (brick === null || bricks.length < payment.due) return;
    onClose();
    pressTogether(props, pressesOf(props, { slot, colour: brick }, bricks));
  };
  const onTarget = (target: string): void => {
    const [kind, first = "", second = ""] = target.split(":");
    if (kind === "brick" && isColour(second)) decide(second, given);
    if (kind !== "storage" || !isColour(second) || first !== String(props.you)) return;
    if (payment.open.has(second)) decide(wanted, [...given, second]);
    else setDim(second);
  };
  const title = say("sheet.exchange", { card: cardName(props, place.card) });
  const head = (
    <>
      <Vignette card={place.card} figures={figuresOf(props)} class={styles.picture} />
      <h2 class={styles.title}>{title}</h2>
    </>
  );
  return (
    <Sheet
      world="firenze"
      label={title}
      closeLabel={say("sheet.close")}
      head={<div class={styles.head}>{head}</div>}
      listeners={delegate({ onTarget, onFocus: (target) => onFocus(isGiven(target) ? null : target) })}
      onClose={onClose}
      reason={dim === null ? "" : whyNotGiven(props, dim, given, payment.due)}
    >
      <OnCard {...props} slot={slot} wanted={wanted} />
      <Given {...props} due={payment.due} given={given} onBack={(rest) => decide(wanted, rest)} />
      <FromStorage {...props} given={given} open={payment.open} />
    </Sheet>
  );
}

/** A brick of the storage is given here: what it does on the board would be untrue. */
const isGiven = (target: string | null): boolean => target?.startsWith("storage:") ?? false;

function whyNotGiven(props: BoardProps<View>, colour: ColourName, given: readonly ColourName[], due: number): string {
  const at = COLOUR_AT[colour];
  const n = props.view.mats[props.you ?? 0]?.storage[at] ?? 0;
  return whyDim(props, { of: "payment", colour, n, given: countOf(given)[at] ?? 0, due: due - given.length });
}

interface OnCardProps extends BoardProps<View> {
  readonly slot: number;
  readonly wanted: ColourName | null;
}

function OnCard({ slot, wanted, ...props }: OnCardProps) {
  const { view, say } = props;
  const colours = exchangeable(props, slot);
  const legal = new Set(colours.map((colour) => laidBrick(slot, colour)));
  const picked = new Set(wanted === null ? [] : [laidBrick(slot, wanted)]);
  return (
    <section>
      <h3 class={styles.what}>{say("sheet.which")}</h3>
      <ul class={styles.tiles} data-chosen={wanted !== null || undefined}>
        {colours.map((colour) => (
          <Tile
            key={colour}
            colour={colour}
            target={laidBrick(slot, colour)}
            label={brickLabel(props, view, slot, colour)}
            n={view.row[slot]?.bricks[COLOUR_AT[colour]] ?? 0}
            {...{ legal, picked }}
          />
        ))}
      </ul>
    </section>
  );
}

interface GivenProps extends BoardProps<View> {
  readonly due: number;
  readonly given: readonly ColourName[];
  readonly onBack: (rest: readonly ColourName[]) => void;
}

/** The places of the payment; a brick on one of them goes back by a press. */
function Given({ due, given, onBack, ...props }: GivenProps) {
  const { say } = props;
  return (
    <section class={styles.given}>
      <h3 class={styles.what}>
        {say("sheet.give", { n: due })} <b aria-live="polite">{say("sheet.given", { k: given.length, n: due })}</b>
      </h3>
      <ul>
        {Array.from({ length: due }, (_, at) => {
          const colour = given[at];
          if (colour === undefined) return <li key={at} />;
          return (
            <li key={at}>
              <button
                type="button"
                aria-label={say("sheet.back", { brick: brickName(props, colour) })}
                onClick={() => onBack(given.filter((_, other) => other !== at))}
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

interface StorageProps extends BoardProps<View> {
  readonly given: readonly ColourName[];
  readonly open: ReadonlySet<ColourName>;
}

function FromStorage({ given, open, ...props }: StorageProps) {
  const { view, you } = props;
  const seat = you ?? 0;
  const legal = new Set([...open].map((colour) => storedBrick(seat, colour)));
  return (
    <ul class={styles.tiles} data-apart>
      {COLOURS.map((colour) => (
        <Tile
          key={colour}
          colour={colour}
          target={storedBrick(seat, colour)}
          label={storageLabel(props, view, seat, colour)}
          n={(view.mats[seat]?.storage[COLOUR_AT[colour]] ?? 0) - given.filter((each) => each === colour).length}
          legal={legal}
        />
      ))}
    </ul>
  );
}
