import { listOf, type Reader, seatName, signed } from "#boardkit";
import { unreachable } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { COLOURS, type Contract, colourOf, floorsOf } from "../../rules/content.ts";
import type {
  BrickForecast,
  CardForecast,
  ContractForecast,
  ContractPoints,
  Forecast,
} from "../../rules/turn/forecast.ts";
import { contractName } from "./names.ts";

/** "costs 2; storage then 7 of 10; within reach: red 3" */
export function forecastLine(forecast: unknown, _view: View, reader: Reader): string {
  const parts = partsOf(forecast as Forecast, reader);
  return parts.filter((part) => part !== "").join("; ");
}

function partsOf(forecast: Forecast, reader: Reader): readonly string[] {
  switch (forecast.kind) {
    case "card":
      return cardParts(forecast, reader);
    case "brick":
      return brickParts(forecast, reader);
    case "contract":
      return contractParts(forecast, reader);
    default:
      return unreachable(forecast);
  }
}

const cardParts = ({ cost, storage, limit, reach }: CardForecast, reader: Reader): readonly string[] => [
  cost === 0 ? "" : reader.say("forecast.cost", { n: cost }),
  reader.say("forecast.storage", { n: storage, limit }),
  reach.length === 0 ? "" : reader.say("forecast.reach", { names: namesOf(reach, reader) }),
];

/** "fits red 5: +5 +3; storage then 2 of 10; 2 bricks of ruins to the bag" */
const brickParts = ({ storage, limit, toBag, fits }: BrickForecast, reader: Reader): readonly string[] => [
  fits === null
    ? ""
    : reader.say("forecast.fits", { names: namesOf([fits.contract], reader), sum: sumOf(fits, reader) }),
  toBag === 0 ? "" : reader.say("forecast.ruins", { n: toBag }),
  reader.say("forecast.storage", { n: storage, limit }),
];

/** "namely +3, floor bonus +2; 5 bricks to the bag; Marion then leads this tower; still open to you: green 3" */
function contractParts(forecast: ContractForecast, reader: Reader): readonly string[] {
  const { toBag, leads, rest, floorBonus, privilege, lastSeal } = forecast;
  const [before, after] = leads;
  const isSum = floorBonus !== 0 || privilege !== 0 || lastSeal !== 0;
  return [
    isSum ? reader.say("forecast.sum", { sum: sumOf(forecast, reader) }) : "",
    reader.say("forecast.to-bag", { n: toBag }),
    after === before || after === null ? "" : reader.say("forecast.leads", { name: seatName(reader, after) }),
    rest.length === 0 ? "" : reader.say("forecast.rest", { names: namesOf(rest, reader) }),
  ];
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
