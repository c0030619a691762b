import { EVERYBODY } from "#engine";
import { redraw } from "../chance.ts";
import {
  ALCHEMIST,
  CARDS,
  type Colour,
  type HandKind,
  PATRICIAN,
  type Person,
  SABOTEUR,
  type Slot,
  SMUGGLER,
  WHOLESALER,
} from "../content.ts";
import type { Listener } from "../events.ts";
import { activeOf, FOR_SWAP, GIVE, LIMIT_BRICKS, type Player, type State, type TowerSlot } from "../state.ts";
import { cutTower } from "../towers/towers.ts";
import { enterLimits } from "../turn/turn.ts";

/** 4 Plays a person from hand. No second one of its name can be played this turn. */
export function playPerson(s: State, person: Person, tell: Listener): void {
  const seat = activeOf(s);
  s.hand[seat][person]--;
  s.discards[person]++;
  s.played[0] |= 1 << person;
  tell?.({ type: "personPlayed", seat, card: CARDS[person] }, EVERYBODY);
}

/** 3.6 In phase 6 a person may have brought its player back within the limits. */
export function checkLimits(s: State, tell: Listener): void {
  if (s.awaits[0] >= LIMIT_BRICKS) enterLimits(s, tell);
}

/** 4.1, 4.25 Names a brick of the bag or of a storage. A brick of one's own has to be given for it. */
export function beginSwap(s: State, victim: Player | -1, colour: Colour, tell: Listener): void {
  playPerson(s, victim < 0 ? ALCHEMIST : SMUGGLER, tell);
  s.back[0] = s.awaits[0];
  s.wanted[0] = colour + 1;
  s.victim[0] = victim + 1;
  s.due[0] = 1;
  s.lowest[0] = 0;
  s.purpose[0] = FOR_SWAP;
  s.awaits[0] = GIVE;
}

/** 4.11 */
export function playWholesaler(s: State, slot: Slot, tell: Listener): void {
  playPerson(s, WHOLESALER, tell);
  redraw(s, slot, tell);
}

/** 4.23 */
export function playSaboteur(s: State, victim: Player, slot: TowerSlot, tell: Listener): void {
  playPerson(s, SABOTEUR, tell);
  cutTower(s, victim, slot, tell && { by: "saboteur", tell });
  checkLimits(s, tell);
}

/** 4.20 Throws one other card away. */
export function throwAway(s: State, kind: HandKind, tell: Listener): void {
  const seat = activeOf(s);
  playPerson(s, PATRICIAN, tell);
  s.hand[seat][kind]--;
  s.discards[kind]++;
  tell?.({ type: "cardThrownAway", seat, card: CARDS[kind] }, EVERYBODY);
  checkLimits(s, tell);
}
