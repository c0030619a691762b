import { activePlayer, type Contract, contractAt, type Match, playerAt } from "./match.ts";
import { COLOURS, FLOOR_BONUS, MAJORITY, PRIVILEGES, without } from "./words.ts";

/** 3.5, 4.5 Whether the active player may fulfil this contract, if there is a tower for it. */
export function isOpen(match: Match, contract: Contract): boolean {
  const player = activePlayer(match);
  if (player.seals === 0 || contract.seal !== null) return false;
  if (contract.numeral !== null && contract.numeral !== match.balconiesDone) return false;
  return player.bell || !match.church.includes("campanile");
}

/** 3.5 */
export function fulfil(match: Match, colour: string, floors: number): void {
  const player = activePlayer(match);
  const contract = contractAt(match, colour, floors);
  contract.seal = match.active;
  player.seals--;
  player.points += contract.points;
  if (contract.numeral !== null) match.balconiesDone++;
  const bonus = FLOOR_BONUS[floors];
  if (bonus !== undefined && !match.bonusesTaken.includes(floors)) {
    match.bonusesTaken.push(floors);
    player.points += bonus;
  }
  // 4.7, 4.14, 4.16
  for (const card of [...match.church]) {
    const [wanted, points] = PRIVILEGES[card] ?? [0, 0];
    if (wanted !== floors) continue;
    player.points += points;
    match.church = without(match.church, card);
    match.discards.push(card);
  }
  // 5.1
  if (player.seals === 0 && match.ending === null) {
    match.ending = match.active;
    player.points += 5;
  }
}

/** 4.5 */
export function handInBell(match: Match): void {
  activePlayer(match).bell = true;
  if (!match.players.every(({ bell }) => bell)) return;
  for (const player of match.players) player.bell = false;
  match.church = without(match.church, "campanile");
  match.discards.push("campanile");
}

/** 5.2, 5.3 */
export function scoreEnd(match: Match): void {
  const own = (seat: number): readonly Contract[] => match.contracts.filter(({ seal }) => seal === seat);
  for (const colour of COLOURS) {
    const on = (seat: number): readonly Contract[] => own(seat).filter((contract) => contract.colour === colour);
    const highest = (seat: number): number => Math.max(...on(seat).map(({ floors }) => floors));
    const [best] = match.players
      .map((_, seat) => seat)
      .filter((seat) => on(seat).length > 0)
      .sort((a, b) => on(b).length - on(a).length || highest(b) - highest(a));
    if (best !== undefined) playerAt(match, best).points += MAJORITY[colour] ?? 0;
  }
  for (const [seat, player] of match.players.entries()) {
    const low = own(seat).filter(({ floors }) => floors === 3 || floors === 4).length;
    const worth: Readonly<Record<string, number>> = {
      recognition: low,
      disgrace: -2,
      monument: 3,
      glory: 3,
      scandal: -3,
    };
    for (const card of player.hand) player.points += worth[card] ?? 0;
  }
}

/** 5.3 */
export const ranks = (match: Match): readonly number[] =>
  match.players.map(({ points }) => 1 + match.players.filter((other) => other.points > points).length);
