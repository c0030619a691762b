import { describe, expect, test } from "vitest";
import type { Viewer } from "#engine";
import { position } from "../proofs/position.fixture.ts";
import {
  ACTION_CARDS,
  ACTION_INDEX,
  ACTIONS,
  type ActionName,
  ARTWORK,
  MARBLE,
  SCORING_CARD_INDEX,
  SCORING_CARDS,
  type ScoringCardName,
  SHIP,
  WEAVE,
  WOOD,
} from "../rules/content.ts";
import { DEAL_START_CARDS, EXTRA_CARDS, LAYOUT, OVER, type State, TRAIL_OLD, TRAIL_SEAT } from "../rules/state.ts";
import { playCard, takeCard } from "../rules/turn/action-cards.ts";
import { SECRETS } from "./witness.ts";

/** The witness itself against positions written by hand. */

/**
 * Blue has wood and build; red has woven with an old card, drawn and played wood and drawn artwork; yellow holds a
 * ship.
 */
function drawnAndPlayed(): State {
  const { state: s } = position({
    mats: { b: { hand: "wood build" }, r: { hand: "weave weave" }, y: { hand: "ship marble" } },
    deck: "wood brick artwork",
    openCard: "london",
  });
  const dealt: readonly ScoringCardName[][] = [
    ["barcelona", "lisbon"],
    ["troyes", "bruges"],
    ["hamburg", "sanMiniato"],
  ];
  for (const seat of s.opened.seatList) {
    for (const card of SCORING_CARD_INDEX) {
      s.scoringHand[seat][card] = dealt[seat]?.includes(SCORING_CARDS[card]) ? 1 : 0;
    }
    s.kept[seat] = SCORING_CARDS.indexOf(dealt[seat]?.[0] ?? "london") + 1;
  }
  s.startCard[2] = SHIP + 1;
  s.startHeld[2] = 1;
  s.startHeldThen[2] = 1;
  s.actor[0] = 2;
  playCard(s, 1, WEAVE, undefined);
  takeCard(s, 1, WOOD);
  playCard(s, 1, WOOD, undefined);
  takeCard(s, 1, ARTWORK);
  return s;
}

/** What lies hidden where, as "seat oldCards weave". */
const hiddenFrom = (s: State, viewer: Viewer): readonly string[] =>
  SECRETS.hidden(s, viewer).map(
    ({ pool, holder, kind }) => `${holder} ${pool} ${(pool === "scoring" ? SCORING_CARDS : ACTIONS)[kind]}`,
  );

const RED = ["1 scoring troyes", "1 scoring bruges"];
const RED_HAND = ["1 oldCards weave", "1 oldCards weave", "1 newCards wood", "1 newCards artwork"];
const YELLOW = ["2 scoring hamburg", "2 scoring sanMiniato"];
const YELLOW_HAND = ["2 oldCards marble"];
const OUT = ["out scoring santaMariaDelFiore", "out scoring santaCroce", "out scoring palazzoVecchio"];
const DECK = ["deck newCards brick"];

describe("9.1 to 9.3 what is hidden", () => {
  test("from a seat: others' scoring cards, hands and what they drew, cards out of the match, the deck", () => {
    expect(hiddenFrom(drawnAndPlayed(), 0)).toEqual([...RED, ...RED_HAND, ...YELLOW, ...YELLOW_HAND, ...OUT, ...DECK]);
  });

  test("from a seat, not its own", () => {
    const blue = ["0 scoring barcelona", "0 scoring lisbon", "0 oldCards wood", "0 oldCards build"];
    expect(hiddenFrom(drawnAndPlayed(), 1)).toEqual([...blue, ...YELLOW, ...YELLOW_HAND, ...OUT, ...DECK]);
  });

  test("an old card that was played is still one of those held then", () => {
    const s = drawnAndPlayed();
    playCard(s, 0, WOOD, undefined);
    expect(hiddenFrom(s, 1).slice(2, 4)).toEqual(["0 oldCards build", "0 oldCards wood"]);
  });

  test("from spectators everything, when all is open nothing", () => {
    expect(hiddenFrom(drawnAndPlayed(), "public")).toHaveLength(4 + 6 + 3 + OUT.length + DECK.length);
    expect(hiddenFrom(drawnAndPlayed(), "open")).toEqual([]);
  });

  test("kept cards no more once the match is over", () => {
    const s = drawnAndPlayed();
    s.awaits[0] = OVER;
    expect(hiddenFrom(s, 0).filter((text) => text.includes("scoring"))).toEqual([
      "1 scoring bruges",
      "2 scoring sanMiniato",
      ...OUT,
    ]);
  });

  test("no hands while the start cards are taken", () => {
    const s = drawnAndPlayed();
    s.awaits[0] = DEAL_START_CARDS;
    expect(hiddenFrom(s, 0)).toEqual([...RED, ...YELLOW, ...OUT, ...DECK]);
    s.awaits[0] = EXTRA_CARDS;
    expect(hiddenFrom(s, 0)).toContain("1 oldCards weave");
  });
});

describe("9.3 dealing anew what is hidden", () => {
  /** Things in two places change places, named as by `hiddenFrom`; of equal ones the last. */
  function exchanged(s: State, viewer: Viewer, a: string, b: string): State | undefined {
    const places = hiddenFrom(s, viewer);
    const kinds = SECRETS.hidden(s, viewer).map(({ kind }) => kind);
    const [i, j] = [places.lastIndexOf(a), places.lastIndexOf(b)];
    [kinds[i], kinds[j]] = [kinds[j] ?? -1, kinds[i] ?? -1];
    return SECRETS.redeal(s, viewer, kinds);
  }
  const handOf = (s: State | undefined, seat: 0 | 1 | 2): readonly ActionName[] | undefined =>
    s && ACTION_INDEX.flatMap((a) => Array.from({ length: s.hand[seat][a] }, () => ACTIONS[a]));
  const s = drawnAndPlayed();

  test("everything where it was is the same state, another one though", () => {
    for (const viewer of [0, 1, 2, "public", "open"] as const) {
      const kinds = SECRETS.hidden(s, viewer).map(({ kind }) => kind);
      const same = SECRETS.redeal(s, viewer, kinds);
      expect(same?.bytes).toEqual(s.bytes);
      expect(same?.bytes).not.toBe(s.bytes);
    }
  });

  test("a card drawn and one of the deck", () => {
    const other = exchanged(s, 0, "1 newCards artwork", "deck newCards brick");
    expect(handOf(other, 1)).toEqual(["brick", "weave"]);
    expect(ACTION_INDEX.filter((a) => (other?.deck[a] ?? 0) > 0)).toEqual([ARTWORK]);
    expect(handOf(other, 0)).toEqual(handOf(s, 0));
  });

  test("not so that a card was played before it was drawn, or never", () => {
    expect(exchanged(s, 0, "1 newCards wood", "1 newCards artwork")).toBeUndefined();
    expect(exchanged(s, 0, "1 newCards wood", "deck newCards brick")).toBeUndefined();
  });

  test("a card that was played may have been an old one: then it goes first", () => {
    const { trail } = s;
    expect([trail[0], trail[2]]).toEqual([TRAIL_SEAT + TRAIL_OLD + WEAVE, TRAIL_SEAT + WOOD]);
    const other = exchanged(s, 1, "0 oldCards wood", "2 oldCards marble");
    expect([handOf(other, 0), handOf(other, 2)]).toEqual([
      ["marble", "build"],
      ["wood", "ship"],
    ]);
    const earlier = exchanged(s, "public", "0 oldCards wood", "1 oldCards weave");
    expect(handOf(earlier, 0)).toEqual(["weave", "build"]);
    expect(handOf(earlier, 1)).toEqual(["wood", "artwork"]);
    expect([earlier?.trail[0], earlier?.trail[2]]).toEqual([
      TRAIL_SEAT + TRAIL_OLD + WEAVE,
      TRAIL_SEAT + TRAIL_OLD + WOOD,
    ]);
    expect(ACTION_INDEX.filter((a) => (earlier?.old[1][a] ?? 0) > 0)).toEqual([]);
  });

  test("2.4 scoring cards, the kept one as well", () => {
    const other = exchanged(s, 0, "1 scoring troyes", "out scoring santaCroce");
    expect(other?.kept[1]).toBe(SCORING_CARDS.indexOf("santaCroce") + 1);
    const dealt = (seat: 1 | 2) => SCORING_CARD_INDEX.filter((card) => other?.scoringHand[seat][card]);
    expect(dealt(1).map((card) => SCORING_CARDS[card])).toEqual(["bruges", "santaCroce"]);
    expect(dealt(2).map((card) => SCORING_CARDS[card])).toEqual(["hamburg", "sanMiniato"]);
    const early = drawnAndPlayed();
    early.awaits[0] = DEAL_START_CARDS;
    expect(exchanged(early, 0, "1 scoring bruges", "2 scoring hamburg")?.kept[2]).toBe(
      SCORING_CARDS.indexOf("bruges") + 1,
    );
  });
});

describe("9.4 a pending obligation proves what the hand can do", () => {
  /** Red has placed on artwork and ship, neither possible: only a marble in hand can help. */
  function owing(): State {
    const { state: s } = position({
      active: "r",
      mats: { b: { hand: "wood" }, r: { hand: "marble" } },
      deck: "weave marble",
    });
    s.street[0] = 2;
    s.sides[0] = s.cells[1];
    s.sides[1] = s.cells[2];
    s.position[0] = 1;
    s.uses[0] = 1;
    s.obliged[0] = 1;
    return s;
  }
  const redeal = (s: State, viewer: Viewer, deal: (text: string) => number | undefined) =>
    SECRETS.redeal(
      s,
      viewer,
      SECRETS.hidden(s, viewer).map(({ kind }, i) => deal(hiddenFrom(s, viewer)[i] ?? "") ?? kind),
    );
  const swap = (text: string) =>
    text === "0 oldCards wood" ? MARBLE : text === "1 oldCards marble" ? WOOD : undefined;

  test("no deal without it", () => {
    const s = owing();
    expect(redeal(s, 2, () => undefined)).toBeDefined();
    expect(redeal(s, 2, swap)).toBeUndefined();
    s.obliged[0] = 0;
    expect(redeal(s, 2, swap)).toBeDefined();
  });

  test("and only of the hand of whoever decides", () => {
    const s = owing();
    s.actor[0] = 3;
    expect(redeal(s, 2, swap)).toBeDefined();
  });

  test("a card drawn since does not count as long as it is the last, and is not awaited", () => {
    const s = owing();
    takeCard(s, 1, MARBLE);
    const twice = (text: string) => (text === "1 newCards marble" ? MARBLE : swap(text));
    s.uncounted[0] = 1;
    expect(redeal(s, 2, twice)).toBeUndefined();
    expect(redeal(s, 2, () => undefined)?.bytes).toEqual(s.bytes);
    s.uncounted[0] = 0;
    expect(redeal(s, 2, twice)).toBeDefined();
    s.uncounted[0] = 1;
    s.drawFor[0] = SHIP + 1;
    expect(redeal(s, 2, twice)).toBeDefined();
  });
});

describe("9.1 a stain lies on what the viewer has never seen, and on nothing else", () => {
  const stainedPlaces = (s: State, viewer: Viewer): readonly string[] => {
    const other = SECRETS.stain(s, viewer);
    const own = LAYOUT.places.filter(({ offset, width, length }) => {
      const end = offset + width * length;
      return s.bytes.subarray(offset, end).some((byte, i) => byte !== other.bytes[offset + i]);
    });
    const names = own.map(({ name }) => name);
    for (const name of ["deck"] as const) if (other[name] !== s[name] && isStained(other[name])) names.push(name);
    for (const name of ["hand", "old", "scoringHand"] as const) {
      for (const seat of s.opened.seatList) if (isStained(other[name][seat])) names.push(`${name} ${seat}`);
    }
    return names;
  };
  const isStained = (counts: ArrayLike<number>): boolean => Array.from(counts).some((n) => Math.abs(n) > ACTION_CARDS);

  test("others' hands, scoring cards and which cards played were old; the deck", () => {
    const s = drawnAndPlayed();
    expect(stainedPlaces(s, 0)).toEqual([
      "held",
      "trail",
      "kept",
      "deck",
      "hand 1",
      "hand 2",
      "old 1",
      "old 2",
      "scoringHand 1",
      "scoringHand 2",
    ]);
    const other = SECRETS.stain(s, 0);
    expect(s.opened.seatList.map((seat) => other.kept[seat])).toEqual([s.kept[0], s.kept[1] + 1, s.kept[2] + 1]);
    expect([other.trail[0], other.trail[1], other.trail[2]]).toEqual([
      TRAIL_SEAT + WEAVE,
      s.trail[1],
      TRAIL_SEAT + TRAIL_OLD + WOOD,
    ]);
    expect(stainedPlaces(s, 1)).not.toContain("trail");
    expect(stainedPlaces(s, "public")).toContain("hand 0");
    expect(stainedPlaces(s, "open")).toEqual([]);
  });

  test("the last kind of scoring card becomes the first", () => {
    const s = drawnAndPlayed();
    s.kept[1] = SCORING_CARDS.length;
    expect(SECRETS.stain(s, 0).kept[1]).toBe(1);
    s.kept[1] = 0;
    expect(SECRETS.stain(s, 0).kept[1]).toBe(0);
  });

  test("only scoring cards while start cards are taken; of these no kept one when the match is over", () => {
    const s = drawnAndPlayed();
    s.awaits[0] = DEAL_START_CARDS;
    expect(stainedPlaces(s, 0)).toEqual(["kept", "scoringHand 1", "scoringHand 2"]);
    s.awaits[0] = EXTRA_CARDS;
    expect(stainedPlaces(s, 0)).toContain("deck");
    s.awaits[0] = OVER;
    expect(stainedPlaces(s, 0)).not.toContain("kept");
  });
});
