import { capital, listOf, type Reader, signed, sum } from "#boardkit";
import { unreachable } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { COLOURS, type Contract, colourOf, floorsOf, NUMERALS } from "../../rules/content.ts";
import type {
  BrickForecast,
  CardForecast,
  ContractForecast,
  ContractPoints,
  Forecast,
} from "../../rules/turn/forecast.ts";
import type { Hit } from "../../rules/turn/hits.ts";
import { figuresOf } from "../figures-of.ts";
import { buildCostOf, nicheOf } from "../prospects.ts";
import { feastOf, HIGHEST_RECOGNIZED } from "./effect.ts";
import { hitLines, sparedLine } from "./hit-lines.ts";
import { contractName, whose } from "./names.ts";

/** "storage 6 − 2 paid − 3 lost + 3 with the card = 4 of 10; within reach: red 3" */
export function forecastLine(forecast: unknown, view: View, reader: Reader): string {
  const parts = partsOf(forecast as Forecast, view, reader);
  return parts.filter((part) => part !== "").join("; ");
}

function partsOf(forecast: Forecast, view: View, reader: Reader): readonly string[] {
  switch (forecast.kind) {
    case "card":
    case "lay":
      return cardParts(forecast, reader);
    case "event":
      return [...hitLines(forecast.hits, reader), sparedLine(forecast.hits, reader)];
    case "brick":
      return brickParts(forecast, view, reader);
    case "contract":
      return contractParts(forecast, view, reader);
    default:
      return unreachable(forecast);
  }
}

/** Bricks in the storage of the seat whose turn it is. */
const heldIn = (view: View): number => sum(view.mats[view.active ?? 0]?.storage ?? []);

function cardParts(forecast: CardForecast, reader: Reader): readonly string[] {
  const { kind, held, cost, lost, storage, limit, reach, isSecond, isTaxed, monument, hits } = forecast;
  const isSummed = !(kind === "lay" && cost === 1);
  // The sum of the storage says how many bricks Flood or Fire takes from the reader.
  const isTold = ({ seat, which }: Hit): boolean => seat !== reader.you || which !== null;
  const told = isSummed && lost > 0 ? hits.filter(isTold) : hits;
  const after = [
    ...hitLines(told, reader),
    reach.length === 0 ? "" : reader.say("forecast.reach", { names: namesOf(reach, reader) }),
    sparedLine(hits, reader, told),
  ];
  // The last brick takes the card: what changes says the rest.
  if (!isSummed) return after;
  return [
    isSecond ? reader.say("forecast.second") : "",
    // A card that costs nothing is there at once: what changes says it.
    monument === undefined || cost === 0 ? "" : feastOf(monument, "monument", reader),
    reader.say("forecast.card", { held, cost, lost, gained: storage - held + cost + lost, n: storage, limit }),
    // Of the last brick, too, what changes is what is left after the event.
    isTaxed ? reader.say("forecast.taxed") : "",
    ...after,
  ];
}

/** What a card that has been named will bring, from what is stored and still to be paid for it now. */
export function begunLine(forecast: unknown, before: View, now: View, reader: Reader): string {
  if (now.awaits !== "lay") return "";
  const told = forecast as Forecast;
  const isCard = told.kind === "card" || told.kind === "lay";
  const from = isCard ? { ...told, kind: "card", held: heldIn(now), cost: now.turn.due } : told;
  return capital(forecastLine(from, before, reader));
}

/** "fits red 5: +5 +3; 2 bricks of ruins to the bag; storage 8 − 1 laid − 5 to pay = 2 of 10" */
function brickParts({ storage, limit, toBag, fits }: BrickForecast, view: View, reader: Reader): readonly string[] {
  const held = heldIn(view);
  const cost = buildCostOf(view, view.active ?? 0, view.turn.built + 1, reader);
  const kept = storage - held + 1 + cost;
  return [
    fits === null
      ? ""
      : reader.say("forecast.fits", { names: namesOf([fits.contract], reader), sum: sumOf(fits, reader) }),
    fits === null ? "" : countedAtEnd(fits.contract, view, reader),
    fits === null ? "" : balconyOpenedBy(fits.contract, view, reader),
    toBag === 0 ? "" : reader.say("forecast.ruins", { n: toBag }),
    reader.say("forecast.brick", { held, cost, kept, n: storage, limit }),
  ];
}

/** "+5 = +3, floor bonus +2; 5 bricks to the bag; Marion then leads this tower; still open to you: green 3" */
function contractParts(forecast: ContractForecast, view: View, reader: Reader): readonly string[] {
  const { contract, toBag, leads, rest, printed, floorBonus, privilege, lastSeal } = forecast;
  const [before, after] = leads;
  const isSum = floorBonus !== 0 || privilege !== 0 || lastSeal !== 0;
  return [
    isSum ? `${signed(printed + floorBonus + privilege + lastSeal)} = ${sumOf(forecast, reader)}` : "",
    countedAtEnd(contract, view, reader),
    balconyOpenedBy(contract, view, reader),
    reader.say("forecast.to-bag", { n: toBag }),
    after === before || after === null ? "" : reader.say("forecast.leads", whose(reader, after)),
    rest.length === 0 ? "" : reader.say("forecast.rest", { names: namesOf(rest, reader) }),
  ];
}

/** 4.2 What the Recognitions of the seat whose turn it is count for the contract at the end. */
function countedAtEnd(contract: Contract, { active, mats }: View, reader: Reader): string {
  const held = mats[active ?? 0]?.hand.filter((card) => card === "recognition").length ?? 0;
  if (held === 0 || floorsOf(contract) > HIGHEST_RECOGNIZED) return "";
  return reader.say("forecast.recognition", { n: signed(held * figuresOf(reader).feasts.recognition) });
}

/** 3.5 The balcony that can be fulfilled next, by everybody, once this contract is a fulfilled one. */
function balconyOpenedBy(contract: Contract, view: View, reader: Reader): string {
  const { balcony } = nicheOf(view, contract, reader);
  const numeral = balcony === null ? undefined : NUMERALS[NUMERALS.indexOf(balcony) + 1];
  return numeral === undefined ? "" : reader.say("forecast.balcony", { numeral });
}

/**
 * What a card that costs nothing brings by the press that takes it, and an event that is let happen. A button says as many
 * first parts as it has room for: what the reader loses, then what others do.
 */
export function followingLine(forecast: unknown, reader: Reader): string {
  const card = forecast as Forecast;
  if (card.kind !== "event" && (card.kind !== "card" || card.cost > 0)) return "";
  const lost = hitLines(card.hits, reader);
  const stored =
    card.kind === "event"
      ? []
      : [
          reader.say("change.storage", { n: card.storage, limit: card.limit }),
          card.isTaxed ? reader.say("forecast.taxed") : "",
        ];
  return [...lost, ...stored, sparedLine(card.hits, reader)].filter((part) => part !== "").join(", ");
}

const namesOf = (contracts: readonly Contract[], reader: Reader): string =>
  listOf(
    reader.locale,
    contracts.map((contract) => contractName(reader, COLOURS[colourOf(contract)], floorsOf(contract))),
  );

/** "+5, floor bonus +3" */
function sumOf({ printed, floorBonus, privilege, lastSeal }: ContractPoints, { say }: Reader): string {
  const bonuses = [
    ["forecast.floor-bonus", floorBonus],
    ["forecast.privilege", privilege],
    ["forecast.last-seal", lastSeal],
  ] as const;
  return [signed(printed), ...bonuses.filter(([, n]) => n !== 0).map(([id, n]) => say(id, { n: signed(n) }))].join(
    ", ",
  );
}
