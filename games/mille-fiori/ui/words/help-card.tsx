import { capital, type HelpCard, listOf, type Reader, seatName } from "#boardkit";
import { elementAt, isSeat, type Reason, type Seat, seatAfter, unreachable } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import {
  BERTHS_A_ROW,
  EXTRA_CARD_HOUSES,
  FLEET_POINTS,
  GOODS,
  HOUSE_VALUES,
  LEVEL_POINTS,
  LEVELS,
  levelOf,
  type Person,
  SEA_EXTRA_CARDS,
  SEA_POINTS,
  type SeaSpace,
} from "../../rules/board/board.ts";
import { type AreaName, BONUS_POINTS, type BonusAreaName, CARDS, type CardName } from "../../rules/content.ts";
import { HAND } from "../../rules/state.ts";
import { symbolOn } from "../board/printed.ts";
import { progressOf } from "../board/progress.ts";
import { Glass, Sign } from "../drawings/drawings.tsx";
import type { SignName } from "../drawings/symbol-drawings.tsx";
import { CardBack } from "../hand/cards.tsx";
import { courseOf } from "./course.ts";
import { areaName, cardName, faceOf, isArea, symbolName } from "./names.ts";
import { reasonText } from "./reasons.ts";
import { conditionOf, seatCounts, targetLabel, wantedIn } from "./target-label.ts";

/** What a part of the board is and does, in one sentence or two. */
export function helpCard(about: string, view: View, reader: Reader): HelpCard | null {
  const card = cardOf(about, view, reader);
  return card === null ? null : { ...card, counted: (n) => reader.say("help.counted", { n }) };
}

function cardOf(target: string, view: View, reader: Reader): HelpCard | null {
  const [kind = "", name = "", level = ""] = target.split(":");
  if (isArea(kind)) return spaceCard(kind, Number(name), view, reader);
  switch (kind) {
    case "sea":
      return seaCard(Number(name) as SeaSpace, reader);
    case "hand":
    case "display":
      return handCard(CARDS.find((card) => card.name === name)?.name ?? null, kind, reader);
    case "area":
      return areaCard(name, reader);
    case "level":
      return levelCard(name, level, reader);
    case "numbers":
      return numbersCard(reader);
    case "bonus":
      return isArea(name) && name !== "harbor" ? bonusCard(name, view, reader) : null;
    case "ship":
    case "kept":
    case "packet": {
      const seat = Number(name);
      return isSeat(seat, view.seats) ? seatCard(kind, seat, view, reader) : null;
    }
    case "deck":
      return {
        title: capital(reader.say("deck", { n: view.deckSize })),
        kind: "",
        text: reader.say("help.deck"),
        picture: <CardBack />,
        section: "hand",
      };
    case "discards":
      return {
        title: reader.say("card-count", { n: view.display.length }),
        kind: reader.say("display"),
        text: reader.say("help.discards"),
        picture: <CardBack />,
        section: "display",
      };
    case "triple":
      return {
        title: capital(reader.say("extraCard")),
        kind: "",
        text: reader.say("help.triple"),
        ...pictured("extra"),
        section: "workshops",
      };
    case "seat":
      return seatCounted(Number(name), view, reader);
    case "column":
      return columnCard(name, reader);
    case "course":
      return courseCard(view, reader);
    case "doge":
      return noted(kind, "doge", reader.say("doge"), reader);
    case "secured":
      return { ...noted(kind, "extra", reader.say("source.bonus"), reader), section: "bonus" };
    default:
      return null;
  }
}

/** When the match ends. */
function courseCard(view: View, reader: Reader): HelpCard {
  const { say } = reader;
  const { round, ending } = view;
  const { most, isEnding } = courseOf(view, reader);
  const title = isEnding ? say("chain.last") : say("chain.round", { round, most });
  const name = ending === null ? "" : seatName(reader, ending);
  const text = name === "" ? say("help.course", { most, n: HAND }) : say("help.course.ending", { name });
  return { title, kind: "", text, section: name === "" ? "end-deck" : "end-diamonds" };
}

/** What is done on an island or on the sea route. */
function areaCard(area: string, reader: Reader): HelpCard | null {
  const { say } = reader;
  const titled = (title: string): HelpCard => ({ title, kind: "", text: say(`help.area.${area}`), section: area });
  if (area === "sea") return titled(say("seaRoute"));
  return isArea(area) ? titled(areaName(reader, area)) : null;
}

const noted = (id: string, sign: SignName, title: string, { say }: Reader): HelpCard => ({
  ...{ title: capital(title), kind: "", text: say(`help.${id}`), section: "kept" },
  ...pictured(sign),
});

/** What the counts of the ledger are, by their signs. */
const COLUMNS: Readonly<Record<string, string>> = {
  full: "personalSupply",
  empty: "generalSupply",
  cards: "column.cards",
};

function columnCard(id: string, reader: Reader): HelpCard | null {
  const title = COLUMNS[id];
  return title === undefined ? null : noted(`column.${id}`, id as SignName, reader.say(title), reader);
}

const pictured = (name: SignName): Pick<HelpCard, "picture"> => ({ picture: <Sign name={name} /> });

function seatCounted(seat: number, view: View, reader: Reader): HelpCard | null {
  if (!isSeat(seat, view.seats)) return null;
  const counts = `${seatCounts(reader, view, seat).join("; ")}.`;
  const text = view.doge === seat ? `${counts} ${reader.say("help.doge")}` : counts;
  return { title: seatName(reader, seat), kind: "", text, picture: <Glass seat={seat as Seat} />, section: "kept" };
}

function spaceCard(area: AreaName, i: number, view: View, reader: Reader): HelpCard {
  const { say } = reader;
  const kind = areaName(reader, area);
  const text = (args = {}) => say(`help.${area}`, args);
  switch (area) {
    case "workshops":
      return { title: symbolTitle(area, i, reader), kind, text: text(), ...pictured(symbolOn(area, i)) };
    case "houses": {
      const n = elementAt(HOUSE_VALUES, i);
      return { title: say("help.houses.title", { n }), kind, text: text({ n }) };
    }
    case "nobili":
    case "populi":
      return personCard(area, i as Person, reader);
    case "trade":
      return {
        title: symbolTitle(area, i, reader),
        kind: say("help.row", { area: kind, row: rowOf(area, i) }),
        text: text(),
        ...pictured(symbolOn(area, i)),
      };
    case "harbor":
      return {
        title: say("help.harbor.title", { row: rowOf(area, i) }),
        kind,
        text: harborText(i, view, reader),
        section: area,
        ...pictured("ship"),
      };
    default:
      return unreachable(area);
  }
}

const rowOf = (area: "trade" | "harbor", i: number): number =>
  Math.floor(i / (area === "trade" ? GOODS.length : BERTHS_A_ROW)) + 1;

const symbolTitle = (area: Exclude<AreaName, "houses" | "harbor">, i: number, reader: Reader): string =>
  capital(symbolName(reader, symbolOn(area, i)));

function personCard(area: "nobili" | "populi", i: Person, reader: Reader): HelpCard {
  const level = levelOf(i);
  const n = LEVEL_POINTS[level];
  const { say } = reader;
  return {
    title: symbolTitle(area, i, reader),
    kind: say("help.people.kind", { area: areaName(reader, area), level }),
    text: say("help.people", { level, n, double: 2 * n }),
    section: area,
    ...pictured(symbolOn(area, i)),
  };
}

/** What the points beside a level of a pyramid stand for. */
function levelCard(area: string, name: string, reader: Reader): HelpCard | null {
  const level = LEVELS.find((each) => each === name);
  if (level === undefined || !isArea(area)) return null;
  const n = LEVEL_POINTS[level];
  const { say } = reader;
  return {
    title: say("help.people.kind", { area: areaName(reader, area), level }),
    kind: "",
    text: say("help.level", { level, n, double: 2 * n }),
    section: area,
  };
}

/** 4.1 What the sign on the island of the houses stands for. */
function numbersCard(reader: Reader): HelpCard {
  const [first, second] = EXTRA_CARD_HOUSES;
  return {
    title: capital(reader.say("extraCard")),
    kind: areaName(reader, "houses"),
    text: reader.say("help.numbers", { first, second }),
    section: "houses",
    ...pictured("extra"),
  };
}

function harborText(i: number, view: View, { say }: Reader): string {
  const first = i - (i % BERTHS_A_ROW);
  const owners = view.board.harbor.slice(first, first + BERTHS_A_ROW);
  if (owners.every((owner) => owner !== null)) return say("reason.fleet-gone");
  return say("help.harbor", { ships: BERTHS_A_ROW, goods: GOODS.length, points: FLEET_POINTS.join(", ") });
}

function seaCard(space: SeaSpace, reader: Reader): HelpCard {
  const { say } = reader;
  const kind = say("seaRoute");
  if (space === 0) return { title: say("help.dock"), kind, text: say("help.dock.text") };
  const isExtra = SEA_EXTRA_CARDS.some((each) => each === space);
  const n = SEA_POINTS[space];
  const gives = [
    ...(n > 0 || !isExtra ? [say("label.points", { n })] : []),
    ...(isExtra ? [say("help.an-extra-card")] : []),
  ];
  return {
    title: say("help.sea.title", { k: space }),
    kind,
    text: say("help.sea", { what: listOf(reader.locale, gives) }),
  };
}

function handCard(card: CardName | null, from: "hand" | "display" | "kept" | "extra", reader: Reader): HelpCard | null {
  if (card === null) return null;
  const { number, area, symbol } = faceOf(card);
  const { say } = reader;
  return {
    section: from === "display" ? "display" : "hand",
    ...pictured(symbol),
    title: capital(cardName(reader, card)),
    kind: say(`help.from.${from}`, { area: areaName(reader, area) }),
    text: say(`help.card.${area}`, { n: number }),
  };
}

function seatCard(kind: "ship" | "kept" | "packet", seat: Seat, view: View, reader: Reader): HelpCard {
  const { say } = reader;
  const card = kind === "kept" ? cardOfSeat(seat, view, reader) : null;
  if (card !== null) return card;
  return {
    title: targetLabel(`${kind}:${seat}`, view, reader),
    kind: say(`help.${kind}`),
    // What is passed on goes to the next seat.
    text: say(`help.${kind}.text`, {
      name: seatName(reader, seat),
      next: seatName(reader, seatAfter(seat, view.seats)),
    }),
    section: kind,
    picture: kind === "ship" ? <Glass seat={seat} /> : <CardBack />,
  };
}

/** The extra card that the seat has taken, or its kept card, when the reader knows it. */
const cardOfSeat = (seat: Seat, view: View, reader: Reader): HelpCard | null =>
  view.actor === seat && view.taken !== null
    ? handCard(view.taken, "extra", reader)
    : handCard(view.mats[seat]?.kept ?? null, "kept", reader);

function bonusCard(area: BonusAreaName, view: View, reader: Reader): HelpCard {
  const { say } = reader;
  const edition = reader.options?.["edition"] ?? "";
  const text = say("help.bonus", { condition: conditionOf(reader, area), points: BONUS_POINTS.join(", "), edition });
  const card = { title: say("source.bonus"), kind: areaName(reader, area), text };
  const progress = progressOf(view, reader.you, area);
  if (progress === null) return card;
  const { n, of, missing } = progress;
  const way = say("help.bonus.way", { progress: say(`progress.${wantedIn(area)}`, { n, of }) });
  if (missing.length === 0) return { ...card, now: way };
  const open: Reason = { code: "bonus-condition-open", facts: { missing: missing.join() } };
  return { ...card, now: `${way} ${reasonText(open, view, reader)}` };
}
