import { ofKind, type Situation, targetsOf, where } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { FLEET_POINTS, GOODS, HOUSE_VALUES } from "../../rules/board/board.ts";
import type { Event } from "../../rules/events.ts";
import {
  type At,
  best,
  cardOf,
  doubled,
  gain,
  happened,
  lead,
  type Move,
  most,
  mostGain,
  own,
  placing,
  plays,
  told,
} from "./at.ts";

type Of = Situation<View, Event>;

/** What all moves in an area have in common; the best move is proposed, here where it is as good as elsewhere. */
const about = (id: string, moves: (at: At) => readonly Move[], claim: (move: Move, at: At) => boolean): Of => ({
  id,
  when: (at) => where(moves(at).length > 0),
  point: (at) => targetsOf(bestFirst(moves(at), at)),
  propose: (at) => {
    const most = best(plays(at), at);
    const here = most.filter((move) => moves(at).includes(move));
    return here.length > 0 ? here : most;
  },
  claim: (at) => moves(at).every((move) => claim(move, at)),
});

const bestFirst = (moves: readonly Move[], at: At): readonly Move[] =>
  [...moves].sort((a, b) => gain(b, at) - gain(a, at));

const isShip = (move: Move): boolean => cardOf(move).startsWith("ship-");

/** Cards to keep or to take that fill a ship space, once the reader knows Trade. */
const ships = (at: At): readonly Move[] =>
  at.view.round > 2 || happened(at, "tradePlaced", ({ seat }) => seat === at.you)
    ? ofKind(at, "keep", "take").filter(isShip)
    : [];

/** Cards to keep or to take that go to Trade. */
const goods = (at: At): readonly Move[] => (at.view.round > 2 ? ofKind(at, "keep", "take").filter(isGood) : []);

const isGood = (move: Move): boolean => GOODS.some((good) => cardOf(move).startsWith(`${good}-`));

/** The best moves, where they place a diamond and bring the reader something. */
const paying = (at: At): readonly Move[] =>
  best(plays(at), at).filter((move) => isPlacing(move) && lead(move, at) >= 0 && gain(move, at) > 0);

const isPlacing = ({ text }: Move): boolean => text.startsWith("place ");

/** How the areas pay, each when a card for it is played. */
export const AREAS: readonly Of[] = [
  {
    id: "place",
    when: (at) => where(paying(at).length > 0),
    point: (at) => targetsOf(paying(at)),
    propose: paying,
    claim: (at) => paying(at).every((move) => plays(at).every((each) => gain(each, at) <= gain(move, at))),
  },
  {
    id: "sail",
    when: (at) => {
      const [sail, place] = [ofKind(at, "sail"), ofKind(at, "place")];
      const isPaying = most(sail, at) > 0 && most(sail, at) >= most(place, at);
      const isBest = isPaying && mostGain(sail, at) >= mostGain(place, at);
      const isMore = most(sail, at) > most(place, at);
      // A ship card that is placed sails, too.
      return isBest && (isMore || placing(at, "harbor").length === 0) ? { more: isMore ? 1 : 0 } : null;
    },
    point: (at) => targetsOf(ofKind(at, "sail")),
    propose: (at) => ofKind(at, "sail"),
    claim: (at) => ofKind(at, "sail").every((move) => own(move, at) >= most(ofKind(at, "place"), at)),
  },
  {
    id: "trade",
    when: (at) => where([...placing(at, "trade"), ...goods(at)].length > 0),
    point: (at) => targetsOf([...placing(at, "trade"), ...goods(at)]),
    claim: (at) =>
      placing(at, "trade").every((move) => {
        const event = told(move, "tradePlaced");
        return event?.points[at.you] === (event?.value ?? 0) * (event?.counts[at.you] ?? 0);
      }),
  },
  {
    id: "lamp",
    when: (at) => where(at.view.round > 1 && ofKind(at, "sail").length > 0),
    point: (at) => targetsOf(ofKind(at, "sail")),
    claim: (at) => ofKind(at, "sail").every((move) => told(move, "shipSailed") !== undefined),
  },
  about("people", doubled, (move) => (told(move, "personPlaced")?.own ?? 0) % 2 === 0),
  about(
    "houses",
    (at) => placing(at, "houses"),
    (move, at) => {
      const event = told(move, "housePlaced");
      return event?.points[at.you] === event?.run.reduce<number>((sum, house) => sum + HOUSE_VALUES[house], 0);
    },
  ),
  about(
    "workshops",
    (at) => placing(at, "workshops"),
    (move, at) => {
      const event = told(move, "workshopPlaced");
      return event?.points[at.you] === (event?.group.length ?? 0) * (event?.doubled === true ? 2 : 1);
    },
  ),
  {
    id: "harbor",
    when: (at) => ([...placing(at, "harbor"), ...ships(at)].length > 0 ? { most: Math.max(...FLEET_POINTS) } : null),
    point: (at) => targetsOf([...placing(at, "harbor"), ...ships(at)]),
    claim: (at) =>
      placing(at, "harbor").every((move) => {
        const fleet = told(move, "fleetSailed");
        return fleet === undefined || fleet.each === FLEET_POINTS[fleet.goods];
      }),
  },
];
