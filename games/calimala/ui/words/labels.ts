import { listOf, type Reader, seatName, seatNames, sum } from "#boardkit";
import type { Seat } from "#engine";
import type { StackDisc, View } from "../../hidden/view-types.ts";
import {
  ACTIONS,
  type ActionName,
  type BuildingName,
  type ChurchName,
  type CityName,
  type MaterialName,
  type ScoringCardName,
  type Street,
} from "../../rules/content.ts";
import { houseOwners } from "../seats.ts";
import {
  actionName,
  buildingName,
  cardCategory,
  cardName,
  cityName,
  countsInWords,
  materialName,
  streetName,
  tileName,
} from "./names.ts";

/** Board parts in words. */

export function streetLabel(reader: Reader, view: View, street: Street): string {
  const stack = view.stacks[street] ?? [];
  const discs = [...stack]
    .reverse()
    .map((disc) => (disc === "white" ? reader.say("label.nobodys") : seatName(reader, disc)));
  return reader.say("label.street", {
    street: streetName(reader, view, street),
    n: stack.length,
    discs: discs.join("; "),
  });
}

export function cellLabel(reader: Pick<Reader, "say">, action: ActionName | null): string {
  return action === null
    ? reader.say("label.empty-cell")
    : reader.say("label.cell", { action: actionName(reader, action) });
}

const SHOWN = { mat: { own: "mat", of: "mat.of" }, hand: { own: "hand", of: "hand.of" } } as const;

/** The mat or the hand that is shown: to its owner, and to spectators. */
export const shownLabel = (reader: Reader, what: keyof typeof SHOWN, seat: Seat): string =>
  reader.you === null ? reader.say(SHOWN[what].of, { name: seatName(reader, seat) }) : reader.say(SHOWN[what].own);

export const scoringLabel = (reader: Reader, card: ScoringCardName): string =>
  reader.say("label.scoring", { card: cardName(reader, card), tile: cardCategory(reader, card) });

/** What a scoring card is to the reader, on it and in full; one kept in secret is so until it is turned up. */
export function scoringCaption({ say }: Reader, kind: "secret" | "open", { awaits }: View): readonly [string, string] {
  if (kind === "open") return [say("caption.open"), say("caption.open-card")];
  const isUp = awaits === "over";
  return [say(isUp ? "caption.secret-up" : "caption.secret"), say(isUp ? "caption.own-card-up" : "caption.own-card")];
}

interface DiscPlace {
  readonly view: View;
  readonly street: Street;
  readonly disc: StackDisc;
  /** From the top, 1 first. */
  readonly position: number;
}

export function discLabel(reader: Reader, { view, street, disc, position }: DiscPlace): string {
  const place = { street: streetName(reader, view, street), n: position };
  return disc === "white"
    ? reader.say("label.white-disc", place)
    : reader.say("label.disc", { ...place, name: seatName(reader, disc) });
}

export function cityLabel(reader: Reader, view: View, city: CityName): string {
  const counts = view.cities[city];
  const n = sum(counts);
  const label = reader.say("label.city", { city: cityName(reader, city), n, what: countsInWords(reader, counts) });
  const owners = houseOwners(view, city);
  return owners.length === 0 ? label : `${label}; ${reader.say("label.houses", { names: seatNames(reader, owners) })}`;
}

export function nicheLabel(reader: Reader, view: View, building: BuildingName): string {
  const what =
    building === "palazzoVecchio"
      ? view.palazzo.map((seat) => seatName(reader, seat)).join(", ")
      : countsInWords(reader, view.churches[building].artworks);
  return reader.say("label.niche", {
    building: buildingName(reader, building),
    what: what === "" ? reader.say("label.nothing") : what,
  });
}

export function slotLabel(reader: Reader, view: View, slot: { church: ChurchName; material: MaterialName }): string {
  return reader.say("label.slot", {
    building: buildingName(reader, slot.church),
    material: materialName(reader, slot.material),
    what: countsInWords(reader, view.churches[slot.church].materials[slot.material]),
  });
}

/** A player in the strip of the phone. */
export const chipLabel = (reader: Reader, view: View, seat: Seat): string =>
  `${seatName(reader, seat)}: ${seatCounts(reader, view, seat).join("; ")}`;

/** What a chip shows of a seat, in words. */
export function seatCounts(reader: Reader, view: View, seat: Seat): readonly string[] {
  const { say } = reader;
  const { coloured, white, handSize } = view.mats[seat] ?? { coloured: 0, white: 0, handSize: 0 };
  return [
    say("label.points", { n: view.scores[seat] ?? 0 }),
    `${say("column.discs")}: ${coloured}`,
    `${say("column.whiteDiscs")}: ${white}`,
    `${say("column.cards")}: ${handSize}`,
  ];
}

export function discardsLabel(reader: Reader, view: View): string {
  const used = ACTIONS.map((action) => ({ action, n: view.discards[action] })).filter(({ n }) => n > 0);
  const kinds = used.map(({ action, n }) => reader.say("label.count", { name: actionName(reader, action), n }));
  return reader.say("label.discards", {
    what: kinds.length === 0 ? reader.say("label.nothing") : listOf(reader.locale, kinds),
  });
}

/** `k` counts council seats from 1. */
export function tileLabel(reader: Reader, view: View, k: number): string {
  const space = view.council[k - 1];
  if (space === undefined || space.tile === null) return `${k}`;
  const label = reader.say("label.tile", { k, tile: tileName(reader, space.tile) });
  const seat =
    space.seat === null
      ? null
      : space.seat === "empty"
        ? reader.say("label.tile-empty")
        : reader.say("label.tile-seat", { name: seatName(reader, space.seat) });
  const points = space.points === null ? null : countsInWords(reader, space.points);
  return [label, seat, points].filter((each) => each !== null).join("; ");
}
