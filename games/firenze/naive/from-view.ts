import type { View } from "../hidden/view-types.ts";
import { type Match, newMatch, type Phase, type Player } from "./match.ts";
import { BALCONIES, COLOURS, NUMERALS, sum, times } from "./words.ts";

/** Kinds of cards in the order of the view. */
const KINDS = [
  ...["alchemist", "architect", "princess", "wholesaler", "mason", "patrician", "saboteur", "smuggler"],
  ...["recognition", "disgrace", "monument", "glory", "scandal", "bridge", "warehouse", "workshop"],
  ...["campanile", "greatPrivilege", "middlePrivilege", "smallPrivilege"],
  ...["collapse", "flood", "fire", "luxuryTax", "botch", "renaissance", "tribute"],
];
const PHASES: Readonly<Record<string, Phase>> = { choose: "choosing", act: "acting", contracts: "contracts" };
const BONUS_FLOORS = [5, 6, 7, 8];

const bricks = (counts: readonly number[]): string[] => counts.flatMap((n, i) => times(n, COLOURS[i] ?? ""));
const cards = (counts: readonly number[]): string[] => counts.flatMap((n, i) => times(n, KINDS[i] ?? ""));

/** The match that a view shows at the beginning of phase 1, of phases 2 and 3, or of phase 5. */
export function matchFrom(view: View, options: Readonly<Record<string, string>>): Match {
  const phase = PHASES[view.awaits];
  if (phase === undefined || view.turn.built > 0 || view.turn.played.length > 0) {
    throw new Error(`no match begins in the middle of ${view.awaits}`);
  }
  const match = newMatch(view.seats, options);
  match.phase = phase;
  match.start = view.startPlayer ?? -1;
  match.active = view.active ?? -1;
  match.ending = view.ending;
  match.balconiesDone = view.balconiesDone;
  match.bonusesTaken = BONUS_FLOORS.filter((_, i) => view.floorBonuses[i] !== null);
  match.row = view.row.map((card) => ({ name: card.card, bricks: bricks(card.bricks) }));
  match.bag = bricks(view.bag);
  match.startDeck = cards(view.startDeck);
  match.deck = cards(view.deck);
  match.discards = cards(view.discards);
  match.church = [...view.church];
  readContracts(match, view);
  match.players.splice(0, view.seats, ...view.mats.map(playerFrom));
  return match;
}

function readContracts(match: Match, view: View): void {
  for (const [i, { seal, balcony }] of view.contracts.entries()) {
    const contract = match.contracts[i];
    if (contract === undefined) continue;
    contract.seal = seal;
    if (balcony === null) continue;
    const [numeral = "", , , points = ""] = (BALCONIES[balcony] ?? "").split(" ");
    contract.numeral = NUMERALS.indexOf(numeral);
    contract.points = Number(points);
  }
}

const playerFrom = (mat: View["mats"][number]): Player => ({
  storage: bricks(mat.storage),
  towers: mat.towers.map(({ colour, floors }) => ({ colour, floors, built: 0, before: floors })),
  hand: [...mat.hand],
  buildings: [...mat.buildings],
  seals: mat.sealsLeft,
  bell: mat.bell,
  turns: mat.turns,
  points: sum(Object.values(mat.points)),
});
