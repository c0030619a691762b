import { elementAt, type Seat, type Viewer } from "#engine";
import { hasHouse, possibleActions } from "../rules/actions/possible.ts";
import {
  ACTION_INDEX,
  ACTIONS,
  type Action,
  type ActionName,
  CELLS,
  CHURCH_NAMES,
  CHURCHES,
  type Church,
  type ChurchName,
  CITIES,
  CITY_NAMES,
  type City,
  type CityName,
  LEVELS,
  MATERIAL_NAMES,
  MATERIALS,
  type Material,
  type MaterialName,
  SCORING_CARD_INDEX,
  SCORING_CARDS,
  type ScoringCard,
  type ScoringCardName,
  START_CARDS,
  STREETS,
  type Street,
  TILE_INDEX,
  TILES,
  type Tile,
  WORKSHOP_INDEX,
} from "../rules/content.ts";
import { takenStartCards } from "../rules/legal-moves.ts";
import {
  AWAITED,
  actionOn,
  activeOf,
  actorOf,
  CARD_SCORES,
  DEAL_START_CARDS,
  type GiftSlot,
  LATE_SEATS,
  OVER,
  PLACE,
  type State,
  TRAIL_DRAW,
  TRAIL_OLD,
  TRAIL_SEAT,
  WHITE_DISC,
} from "../rules/state.ts";
import type { Activation, CouncilSpace, Knowledge, Mat, StackDisc, View } from "./view-types.ts";

/** 9.1, 9.2 What the viewer may know, built up field by field. */
export function view(s: State, viewer: Viewer): View {
  const seats = s.opened.seatList;
  const over = s.awaits[0] === OVER;
  const sees = (seat: Seat): boolean => viewer === "open" || viewer === seat;
  return {
    viewer,
    seats: s.opened.seats,
    awaits: elementAt(AWAITED, s.awaits[0]),
    round: roundOf(s),
    startPlayer: seatOrNull(s.startPlayer[0]),
    active: seatOrNull(s.active[0]),
    actor: seatOrNull(s.actor[0]),
    isFree: s.awaits[0] === PLACE && possibleActions(s, actorOf(s)) === 0,
    cells: CELLS.map((cell) => actionOrNull(s.cells[cell])),
    stacks: STREETS.map((street) => stackOf(s, street)),
    council: TILE_INDEX.map((k) => spaceOf(s, k)),
    tilesScored: s.tilesScored[0],
    lateSeats: LATE_SEATS.filter((k) => s.lateSeats[k] > 0).map((k) => (s.lateSeats[k] - 1) as Seat),
    cities: byCity((city) => seats.map((seat) => s.cloth[city][seat])),
    houses: {
      troyes: seats.map((seat) => hasHouse(s, seat, 0)),
      bruges: seats.map((seat) => hasHouse(s, seat, 1)),
      hamburg: seats.map((seat) => hasHouse(s, seat, 2)),
    },
    churches: byChurch((church) => ({
      materials: byMaterial((m) => seats.map((seat) => s.gifts[(church * 3 + m) as GiftSlot][seat])),
      artworks: seats.map((seat) => s.artworks[church][seat]),
    })),
    palazzo: LEVELS.filter((place) => s.palazzo[place] > 0).map((place) => (s.palazzo[place] - 1) as Seat),
    mats: seats.map((seat) => matOf(s, seat, sees(seat))),
    deck: s.deckSize[0],
    discards: byAction((a) => s.discards[a]),
    activation: activationOf(s),
    compensated: s.compensated[0] === 1,
    street: s.street[0] === 0 ? null : ((s.street[0] - 1) as Street),
    startCards: s.awaits[0] === DEAL_START_CARDS ? startCardsLeft(s) : [],
    openScoringCard: cardOrNull(s.openCard[0]),
    kept: seats.map((seat) => s.hasKept[seat] === 1),
    keptCards: seats.map((seat) => (sees(seat) || over ? cardOrNull(s.kept[seat]) : null)),
    dealt: seats.map((seat) => (sees(seat) ? dealtTo(s, seat) : null)),
    setupDraws: s.dealt[0],
    cardScores: over ? cardScoresOf(s) : [],
    scores: seats.map((seat) => s.score[seat]),
    turns: seats.map((seat) => s.turns[seat]),
    knowledge: knowledgeOf(s, viewer),
  };
}

/** The round counted from 1: that of the turn being played, or else of the last turn. 0 during setup. */
function roundOf(s: State): number {
  if (s.active[0] === 0) return 0;
  const finished = s.turns[activeOf(s)];
  return s.street[0] === 0 && s.awaits[0] !== PLACE ? finished : finished + 1;
}

function startCardsLeft(s: State): readonly ActionName[] {
  const taken = takenStartCards(s);
  return START_CARDS.filter((a) => ((taken >> a) & 1) === 0).map((a) => ACTIONS[a]);
}

const seatOrNull = (value: number): Seat | null => (value === 0 ? null : ((value - 1) as Seat));
const actionOrNull = (value: number): ActionName | null => (value === 0 ? null : ACTIONS[(value - 1) as Action]);
const cardOrNull = (value: number): ScoringCardName | null =>
  value === 0 ? null : SCORING_CARDS[(value - 1) as ScoringCard];

function byAction(count: (a: Action) => number): Record<ActionName, number> {
  const counts: Partial<Record<ActionName, number>> = {};
  for (const a of ACTION_INDEX) counts[ACTIONS[a]] = count(a);
  return counts as Record<ActionName, number>;
}

function byCity<T>(of: (city: City) => T): Record<CityName, T> {
  const all: Partial<Record<CityName, T>> = {};
  for (const city of CITIES) all[CITY_NAMES[city]] = of(city);
  return all as Record<CityName, T>;
}

function byChurch<T>(of: (church: Church) => T): Record<ChurchName, T> {
  const all: Partial<Record<ChurchName, T>> = {};
  for (const church of CHURCHES) all[CHURCH_NAMES[church]] = of(church);
  return all as Record<ChurchName, T>;
}

function byMaterial<T>(of: (material: Material) => T): Record<MaterialName, T> {
  const all: Partial<Record<MaterialName, T>> = {};
  for (const m of MATERIALS) all[MATERIAL_NAMES[m]] = of(m);
  return all as Record<MaterialName, T>;
}

function stackOf(s: State, street: Street): StackDisc[] {
  return LEVELS.filter((level) => level < s.height[street]).map((level) => {
    const disc = s.stacks[street][level];
    return disc === WHITE_DISC ? "white" : ((disc - 1) as Seat);
  });
}

function spaceOf(s: State, k: Tile): CouncilSpace {
  const scored = k < s.tilesScored[0];
  return {
    tile: s.tiles[k] === 0 ? null : TILES[(s.tiles[k] - 1) as Tile],
    seat: s.council[k] > 0 ? ((s.council[k] - 1) as Seat) : scored ? "empty" : null,
    points: scored ? s.opened.seatList.map((seat) => s.tilePoints[k][seat]) : null,
  };
}

function matOf(s: State, seat: Seat, sees: boolean): Mat {
  return {
    warehouse: byMaterial((m) => s.warehouse[m][seat]),
    workshops: WORKSHOP_INDEX.filter((w) => w < s.workshops[seat]).map((w) => s.woven[seat][w]),
    ships: s.ships[seat],
    cubes: s.cubes[seat],
    coloured: s.coloured[seat],
    white: s.white[seat],
    handSize: s.handSize[seat],
    hand: sees ? byAction((a) => s.hand[seat][a]) : null,
    startCard: s.startHeld[seat] === 1 ? actionOrNull(s.startCard[seat]) : null,
  };
}

function activationOf(s: State): Activation | null {
  if (s.position[0] === 0) return null;
  const action = actionOrNull(s.action[0]);
  return {
    seat: (s.actor[0] - 1) as Seat,
    position: s.position[0],
    actions: [ACTIONS[actionOn(s, 0)], ACTIONS[actionOn(s, 1)]],
    uses: [s.uses[0], s.uses[1]],
    obliged: s.obliged[0] === 1,
    uncounted: s.uncounted[0] === 1,
    action:
      action === null
        ? null
        : { name: action, byCard: s.byCard[0] === 1, delivered: s.delivered[0], fromCity: s.fromCity[0] },
    drawFor: actionOrNull(s.drawFor[0]),
  };
}

const dealtTo = (s: State, seat: Seat): ScoringCardName[] =>
  SCORING_CARD_INDEX.filter((card) => s.scoringHand[seat][card] > 0).map((card) => SCORING_CARDS[card]);

function cardScoresOf(s: State): View["cardScores"] {
  const n = s.opened.seats;
  return CARD_SCORES.flatMap((i) => {
    const card = i < n ? s.kept[i] : i === n ? s.openCard[0] : 0;
    const name = cardOrNull(card);
    return name === null
      ? []
      : [
          {
            card: name,
            seat: i < n ? (i as Seat) : null,
            points: s.opened.seatList.map((seat) => s.cardPoints[i][seat]),
          },
        ];
  });
}

function knowledgeOf(s: State, viewer: Viewer): Knowledge {
  return {
    reshuffles: s.reshuffles[0],
    trail: trailFor(s, viewer),
    oldSizes: s.opened.seatList.map((seat) => s.oldSize[seat]),
    deckThen: byAction((a) => s.deckThen[a]),
    old: s.opened.seatList.map((seat) =>
      viewer === "open" || viewer === seat ? byAction((a) => s.old[seat][a]) : null,
    ),
    startCards: s.opened.seatList.map((seat) => actionOrNull(s.startCard[seat])),
    startHeldThen: s.opened.seatList.map((seat) => s.startHeldThen[seat] === 1),
  };
}

function trailFor(s: State, viewer: Viewer): Knowledge["trail"] {
  const trail: Knowledge["trail"][number][] = [];
  for (let i = 0; i < s.trailLength[0]; i++) trail.push(trailEntry(s.trail[i] ?? 0, viewer));
  return trail;
}

function trailEntry(mark: number, viewer: Viewer): Knowledge["trail"][number] {
  const seat = Math.floor(mark / TRAIL_SEAT) as Seat;
  const what = mark % TRAIL_SEAT;
  if (what === TRAIL_DRAW) return { seat, played: null, old: null };
  const played = ACTIONS[(what % TRAIL_OLD) as Action];
  return { seat, played, old: viewer === seat || viewer === "open" ? what >= TRAIL_OLD : null };
}
