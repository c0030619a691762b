import { EVERYBODY, type Tell } from "#engine";
import { levelOf, PEOPLE, PERSON_INDEX, type Person, spaceOf } from "../board/board.ts";
import { FIGURE, FIGURE_MASK, PERSON_POINTS, SUPPORT_MASK, SUPPORT_POINTS, TOP_MASK } from "../board/masks.ts";
import { bits } from "../board/tables.ts";
import { AREA_OF, AREAS, COIN, NOBILI, SHELL, SIGN_OF } from "../content.ts";
import type { Event, ExtraReason } from "../events.ts";
import { takeBonus } from "../scoring/bonus.ts";
import { cardInPlay, type Player, type Pyramid, type State, SUPPORT } from "../state.ts";
import { supplyOf, takeDiamond, tellSupply } from "../turn/diamonds.ts";

/** 3.4, 3.5 Places a diamond in the pyramid of the card in play; the reason for an extra card, if there is one. */
export function placePerson(s: State, seat: Player, space: Person, tell?: Tell<Event>): ExtraReason | undefined {
  const card = cardInPlay(s);
  const area = AREA_OF[card] as 2 | 3;
  const pyramid = (area - NOBILI) as Pyramid;
  s.board[spaceOf(area, space)] = seat + 1;
  const people = s.people[pyramid];
  people[seat] |= 1 << space;
  const doubled = SIGN_OF[card] - (pyramid === 0 ? COIN : SHELL) === FIGURE[space];
  const own = PERSON_POINTS[space] * (doubled ? 2 : 1);
  if (tell) tellPerson(s, { seat, pyramid, space }, own, tell);
  takeDiamond(s, seat);
  s.points[area][seat] += own;
  const support = SUPPORT_MASK[space];
  if (support !== 0) {
    for (const each of s.opened.seatList) s.points[SUPPORT][each] += SUPPORT_POINTS[people[each] & support] as number;
  }
  if (hasAllFigures(people[seat])) takeBonus(s, seat, area, tell);
  return ((TOP_MASK >> space) & 1) === 1 ? "top" : undefined;
}

/** 3.5 What the diamonds below a space earn when it is filled: diamonds and points by seat. */
export function supportNow(s: State, pyramid: Pyramid, space: Person) {
  const below = s.opened.seatList.map((seat) => s.people[pyramid][seat] & SUPPORT_MASK[space]);
  return { counts: below.map(bits), points: below.map((mask) => SUPPORT_POINTS[mask] as number) };
}

/** 4.3 */
const hasAllFigures = (own: number): boolean =>
  (own & FIGURE_MASK[0]) !== 0 && (own & FIGURE_MASK[1]) !== 0 && (own & FIGURE_MASK[2]) !== 0;

function tellPerson(
  s: State,
  { seat, pyramid, space }: { readonly seat: Player; readonly pyramid: Pyramid; readonly space: Person },
  own: number,
  tell: Tell<Event>,
): void {
  const area = AREAS[(NOBILI + pyramid) as 2 | 3];
  const support = PERSON_INDEX.filter((i) => ((SUPPORT_MASK[space] >> i) & 1) === 1).map((i) => ({
    space: i,
    seat: ownerOf(s, pyramid, i),
    points: PERSON_POINTS[i],
  }));
  const earned = (each: Player) =>
    support.reduce((sum, { seat: owner, points }) => sum + (owner === each ? points : 0), each === seat ? own : 0);
  tell(
    {
      type: "personPlaced",
      seat,
      supply: supplyOf(s, seat),
      area,
      space,
      symbol: PEOPLE[area][space] ?? "coin",
      level: levelOf(space),
      doubled: own !== PERSON_POINTS[space],
      own,
      support,
      points: s.opened.seatList.map(earned),
    },
    EVERYBODY,
  );
  tellSupply(s, seat, tell);
}

const ownerOf = (s: State, pyramid: Pyramid, space: Person): Player =>
  (s.board[spaceOf((NOBILI + pyramid) as 2 | 3, space)] - 1) as Player;
