import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import type { ColourName } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
import { COLOUR_AT } from "../bricks.ts";

/** One floor of a seat's tower, counted from 1. */
export const floorAnchor = (seat: Seat, slot: number, floor: number): string => `seat:${seat}:tower:${slot}:${floor}`;

/** The pieces that lie where these events put them, as anchors: they are outlined until the reader's next stretch. What set-up laid out is nobody's. */
export const touchedBy = (events: readonly Event[], view: View, later: readonly Event[]): readonly string[] => [
  ...laidBricks(events, later).flatMap((laid) => brickAnchor(laid, view)),
  ...builtFloors(events, view),
  ...events.flatMap((event) => touchedByOne(event, view)),
];

interface Laid {
  readonly slot: number;
  readonly colour: ColourName;
  /** So many of its colour were laid here after it. */
  readonly above: number;
}

/** The bricks that were laid on cards, where the cards lie now: a taken card takes its own along and closes the gap. */
function laidBricks(events: readonly Event[], later: readonly Event[]): readonly Laid[] {
  let laid: readonly Laid[] = [];
  for (const [at, event] of [...events, ...later].entries()) {
    if (event.type === "brickLaid") {
      const { slot, colour } = event;
      const covered = laid.map((each) =>
        each.slot === slot && each.colour === colour ? { ...each, above: each.above + 1 } : each,
      );
      laid = at < events.length ? [...covered, { slot, colour, above: 0 }] : covered;
    } else if (event.type === "cardTaken") {
      const { slot } = event;
      laid = laid
        .filter((each) => each.slot !== slot)
        .map((each) => (each.slot > slot ? { ...each, slot: each.slot - 1 } : each));
    }
  }
  return laid;
}

function brickAnchor({ slot, colour, above }: Laid, { row }: View): readonly string[] {
  const at = (row[slot]?.bricks[COLOUR_AT[colour]] ?? 0) - 1 - above;
  return at < 0 ? [] : [`row:${slot}:${colour}:${at}`];
}

type Built = Extract<Event, { type: "brickBuilt" }>;

/** The floors that were built, the same floor of a colour each on another tower. */
function builtFloors(events: readonly Event[], after: View): readonly string[] {
  const built = events.filter((event): event is Built => event.type === "brickBuilt");
  return built.flatMap(({ seat, colour, floors }, at) => {
    const isSame = (each: Built): boolean => each.seat === seat && each.colour === colour && each.floors === floors;
    const grown = (after.mats[seat]?.towers ?? [])
      .map((tower, slot) => ({ ...tower, slot }))
      .filter((tower) => tower.colour === colour && tower.floors >= floors)
      .sort((a, b) => a.floors - b.floors)[built.slice(0, at).filter(isSame).length];
    return grown === undefined ? [] : [floorAnchor(seat, grown.slot, floors)];
  });
}

function touchedByOne(event: Event, after: View): readonly string[] {
  switch (event.type) {
    case "contractFulfilled":
      return [`contract:${event.colour}:${event.floors}`];
    case "floorBonus":
      return [`bonus:${event.floors}`];
    case "cardPut":
      return event.to === "church" ? [`church:${event.card}`] : [];
    case "swapped":
      return [
        ...storedAnchor(event.seat, event.got, after),
        ...(event.from === null ? [] : storedAnchor(event.from, event.gave, after)),
      ];
    case "bellTower":
      return ["church:campanile"];
    default:
      return [];
  }
}

/** The newest brick of a colour in a storage. */
function storedAnchor(seat: Seat, colour: ColourName, { mats }: View): readonly string[] {
  const n = mats[seat]?.storage[COLOUR_AT[colour]] ?? 0;
  return n === 0 ? [] : [`seat:${seat}:storage:${colour}:${n - 1}`];
}
