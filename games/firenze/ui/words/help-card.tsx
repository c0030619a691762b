import { capital, type HelpCard, type Reader, SeatSign, seatName, sum } from "#boardkit";
import { isSeat, type Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { BONUS_FLOORS, type ColourName, contractOf, FLOORS } from "../../rules/content.ts";
import { COLOUR_AT, isColour } from "../bricks.ts";
import { Brick, Vignette } from "../drawings/drawings.tsx";
import { figuresOf } from "../figures-of.ts";
import { Stack } from "../mat/stack.tsx";
import { cardCostOf, nicheOf } from "../prospects.ts";
import { PHASES } from "../side/phases.tsx";
import { bonusLabel, majorityLabel, nicheFacts, pileLabel, seatCounts } from "./labels.ts";
import { bricksInWords, cardName, colourName, contractName, effectText, isCard, kindName } from "./names.ts";
import { targetLabel } from "./target-label.ts";

/** What a part of the board is and does, in at most two sentences. */
export function helpCard(about: string, view: View, reader: Reader): HelpCard | null {
  const card = cardOf(about, view, reader);
  return card === null
    ? null
    : { ...card, title: capital(card.title), counted: (n) => reader.say("help.counted", { n }) };
}

function cardOf(target: string, view: View, reader: Reader): HelpCard | null {
  const [kind = "", first = "", second = ""] = target.split(":");
  switch (kind) {
    case "slot":
      return slotCard(Number(first), view, reader);
    case "card":
    case "hand":
    case "building":
    case "church":
      return actionCard(first, reader);
    case "contract":
      return contractCard(first, Number(second), view, reader);
    case "majority":
      return isColour(first) ? majorityCard(first, view, reader) : null;
    case "bonus":
      return bonusCard(Number(first), view, reader);
    case "tower":
      return towerCard(target, Number(first), Number(second), { view, reader });
    case "site":
      return { ...said(kind, targetLabel(target, view, reader), reader), ...brick(first) };
    case "brick":
    case "storage":
      return { ...said(kind, targetLabel(target, view, reader), reader), ...brick(second), section: kind };
    case "bag":
      return first === ""
        ? { ...said(kind, bagTitle(view, reader), reader), section: kind }
        : { ...said(kind, targetLabel(target, view, reader), reader), ...brick(first) };
    case "chapel":
      return { ...said(kind, reader.say("label.chapel"), reader), section: "church" };
    case "deck":
    case "discards":
      return { ...said(kind, pileLabel(reader, view, kind), reader), section: "slot" };
    case "floors":
      return { ...said(kind, reader.say("help.floors.title"), reader), section: "contract" };
    case "cost":
      return { ...said(kind, reader.say("head.building"), reader), section: "site" };
    case "room":
      return { ...said(kind, reader.say("head.storage"), reader), section: "storage" };
    case "limit":
      return { ...said(kind, reader.say("head.hand"), reader), section: "hand" };
    case "phase":
      return phaseCard(Number(first), reader);
    case "seat":
      return seatCard(Number(first), view, reader);
    default:
      return null;
  }
}

/** The parts of the rule book that explain the phases. */
const PARTS = {
  card: "slot",
  exchange: "brick",
  build: "site",
  ruins: "tower",
  contracts: "contract",
  limits: "hand",
};

function phaseCard(n: number, reader: Reader): HelpCard | null {
  const phase = PHASES[n - 1];
  if (phase === undefined) return null;
  const title = reader.say("help.phase.title", { n, phase: reader.say(`phase.${phase}`) });
  return { ...said(`phase.${phase}`, title, reader), section: PARTS[phase] };
}

const said = (id: string, title: string, { say }: Reader): HelpCard => ({ title, kind: "", text: say(`help.${id}`) });

const brick = (colour: string): Pick<HelpCard, "picture"> =>
  isColour(colour) ? { picture: <Brick colour={colour} /> } : {};

/** A card of the row, with what it costs now and what lies on it. */
function slotCard(slot: number, view: View, reader: Reader): HelpCard | null {
  const place = view.row[slot];
  const card = place === undefined ? null : actionCard(place.card, reader);
  if (place === undefined || card === null) return null;
  const now = reader.say("help.slot-now", {
    cost: cardCostOf(view, slot),
    bricks: bricksInWords(reader, place.bricks),
  });
  return { ...card, now, section: "slot" };
}

function majorityCard(colour: ColourName, view: View, reader: Reader): HelpCard {
  const title = reader.say("help.majority.title", { colour: colourName(reader, colour) });
  const scores = reader.say("help.majority.scores", { c: colour });
  return { ...said("majority", title, reader), now: majorityLabel(reader, view, colour), section: "contract", scores };
}

function bonusCard(n: number, view: View, reader: Reader): HelpCard | null {
  const floors = BONUS_FLOORS.find((each) => each === n);
  if (floors === undefined) return null;
  const taken = view.floorBonuses[BONUS_FLOORS.indexOf(floors)] ?? null;
  const title = reader.say("help.bonus.title", { floors });
  return { ...said("bonus", title, reader), now: bonusLabel(reader, floors, taken), section: "contract" };
}

interface Around {
  readonly view: View;
  readonly reader: Reader;
}

function towerCard(target: string, seat: number, slot: number, { view, reader }: Around): HelpCard {
  const tower = view.mats[seat]?.towers[slot];
  const picture = tower === undefined ? {} : { picture: <Stack colour={tower.colour} floors={tower.floors} /> };
  return { ...said("tower", targetLabel(target, view, reader), reader), ...picture };
}

const bagTitle = (view: View, { say }: Reader): string => `${say("head.bag")}: ${say("bricks", { n: sum(view.bag) })}`;

function seatCard(seat: number, view: View, reader: Reader): HelpCard | null {
  if (!isSeat(seat, view.seats)) return null;
  const text = seatCounts(reader, view, seat).join("; ");
  return {
    title: seatName(reader, seat),
    kind: "",
    text,
    ...(view.ending === null
      ? { now: reader.say("help.seat-now", { n: figuresOf(reader).lastSeal, others: view.seats - 1 }) }
      : {}),
    picture: <SeatSign seat={seat as Seat} />,
    section: "storage",
  };
}

function actionCard(card: string, reader: Reader): HelpCard | null {
  if (!isCard(card)) return null;
  const picture = <Vignette card={card} figures={figuresOf(reader)} />;
  return {
    title: cardName(reader, card),
    kind: kindName(reader, card),
    text: effectText(reader, card),
    picture,
    section: "slot",
  };
}

function contractCard(colour: string, n: number, view: View, reader: Reader): HelpCard | null {
  const floors = FLOORS.find((each) => each === n);
  if (!isColour(colour) || floors === undefined) return null;
  return {
    title: contractName(reader, colour, floors),
    kind: "",
    text: reader.say("help.contract", { floors, c: colour }),
    now: nicheFacts(reader, view, nicheOf(view, contractOf(COLOUR_AT[colour], floors), reader)),
    picture: <Stack colour={colour} floors={floors} />,
    scores: reader.say("help.majority.scores", { c: colour }),
  };
}
