import { activePlayer, cardAt, type Match, type Phase, playerAt, sortTowers, towerAt } from "./match.ts";
import { coloursIn, distinct, HELD, without } from "./words.ts";

/** 3, 4.27 Persons without a phase. */
const ANY_TIME = ["alchemist", "patrician", "saboteur", "smuggler"];

/** Persons that the card text lets play in this phase. */
function allowedNow(match: Match): readonly string[] {
  switch (match.phase) {
    case "choosing":
      return [...ANY_TIME, "princess", "wholesaler"];
    case "acting":
      return [...ANY_TIME, "mason", ...(match.building ? [] : ["wholesaler"])];
    case "contracts":
    case "limits":
      return ANY_TIME;
    default:
      return [];
  }
}

/** 4.27 Legal plays of persons, in notation. */
export function personMoves(match: Match): readonly string[] {
  const { hand } = activePlayer(match);
  const playable = allowedNow(match).filter((person) => hand.includes(person) && !match.played.includes(person));
  return playable.flatMap((person) => usesOf(match, person));
}

function usesOf(match: Match, person: string): readonly string[] {
  const { storage, hand } = activePlayer(match);
  const others = [...match.players.keys()].filter((seat) => seat !== match.active);
  switch (person) {
    case "alchemist":
      return storage.length === 0 ? [] : coloursIn(match.bag).map((colour) => `alchemist ${colour}`);
    case "smuggler":
      return storage.length === 0
        ? []
        : others.flatMap((seat) =>
            coloursIn(playerAt(match, seat).storage).map((colour) => `smuggler ${seat} ${colour}`),
          );
    case "saboteur":
      return others.flatMap((seat) => differentTowers(match, seat).map((place) => `saboteur ${seat} ${place + 1}`));
    case "wholesaler":
      return match.row.map((_, slot) => `wholesaler ${slot + 1}`);
    case "patrician":
      return HELD.filter((card) => without(hand, "patrician").includes(card)).map((card) => `patrician ${card}`);
    default:
      return [person];
  }
}

/** Places of towers; of equal ones only the first. */
export function differentTowers(match: Match, seat: number): readonly number[] {
  const { towers } = playerAt(match, seat);
  const names = towers.map(({ colour, floors }) => `${colour} ${floors}`);
  return distinct(names).map((name) => names.indexOf(name));
}

/** The card goes to the discards; its effect begins. */
export function playPerson(match: Match, person: string, what: string, which: string): void {
  lay(match, person);
  const back: Phase = match.phase;
  switch (person) {
    case "alchemist":
    case "smuggler":
      match.back = back;
      match.wanted = person === "alchemist" ? what : which;
      match.victim = person === "alchemist" ? null : Number(what);
      match.phase = "swapping";
      return;
    case "saboteur":
      loseBrick(match, Number(what), Number(which) - 1);
      return;
    case "wholesaler":
      exchangeAll(match, Number(what) - 1);
      return;
    case "patrician":
      throwAway(match, what);
      return;
    default:
      match.building ||= person === "mason";
  }
}

export function lay(match: Match, person: string): void {
  throwAway(match, person);
  match.played.push(person);
}

function throwAway(match: Match, card: string): void {
  const player = activePlayer(match);
  player.hand = without(player.hand, card);
  match.discards.push(card);
}

/** 4.18, 4.23, 4.29 */
export function loseBrick(match: Match, seat: number, place: number): void {
  const player = playerAt(match, seat);
  const tower = towerAt(player, place);
  tower.floors--;
  match.bag.push(tower.colour);
  player.towers = player.towers.filter(({ floors }) => floors > 0);
  sortTowers(player);
}

/** 4.11 */
function exchangeAll(match: Match, slot: number): void {
  const card = cardAt(match, slot);
  match.slot = slot;
  match.draws = card.bricks.length;
  match.bag.push(...card.bricks);
  card.bricks = [];
  if (match.draws === 0) return;
  match.back = match.phase;
  match.phase = "drawingBricks";
}

/** 4.1, 4.25 The wanted brick comes first, then the own one goes. */
export function swap(match: Match, own: string): void {
  const player = activePlayer(match);
  player.storage = without(player.storage, own);
  player.storage.push(match.wanted);
  if (match.victim === null) {
    match.bag = [...without(match.bag, match.wanted), own];
  } else {
    const victim = playerAt(match, match.victim);
    victim.storage = [...without(victim.storage, match.wanted), own];
  }
  match.phase = match.back;
}
