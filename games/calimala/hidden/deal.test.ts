import { describe, expect, test } from "vitest";
import { FastChance, type Seat } from "#engine";
import type { Action } from "../rules/content.ts";
import { Dealer } from "./deal.ts";
import type { Puzzle } from "./puzzle.ts";

/** A puzzle written by hand: pools by kind, `d` a draw, a number the kind of a card played; seats in turn. */
interface Case {
  readonly says: string;
  readonly oldPool: readonly number[];
  readonly newPool: readonly number[];
  readonly oldSlots: readonly number[];
  /** What the seats did since the reshuffle, as "seat:d" or "seat:kind". */
  readonly did: readonly string[];
}

const CASES: readonly Case[] = [
  { says: "draws alone tell nothing", oldPool: [2, 1], newPool: [1, 2], oldSlots: [2, 1], did: ["0:d", "1:d"] },
  {
    says: "a card played before any draw was old",
    oldPool: [2, 1, 1],
    newPool: [2, 2],
    oldSlots: [2, 2],
    did: ["0:0", "0:d"],
  },
  {
    says: "a play after a draw may be of either",
    oldPool: [1, 2],
    newPool: [2, 1, 1],
    oldSlots: [2, 1],
    did: ["0:d", "0:0", "1:d"],
  },
  {
    says: "an old card of the kind goes first",
    oldPool: [2, 1],
    newPool: [2, 2],
    oldSlots: [2, 1],
    did: ["0:d", "0:d", "0:0", "0:0"],
  },
  {
    says: "a card drawn after the play does not explain it",
    oldPool: [0, 2],
    newPool: [2, 1, 1],
    oldSlots: [1, 1],
    did: ["0:d", "0:0", "0:d", "1:d", "1:1"],
  },
  {
    says: "two equal cards drawn are one deal, not two",
    oldPool: [1],
    newPool: [3, 2],
    oldSlots: [1, 0],
    did: ["0:d", "0:d", "0:d", "0:0", "1:d", "0:0"],
  },
];

function puzzleFor(each: Case): Puzzle {
  const pad = (pool: readonly number[]): number[] => Array.from({ length: 9 }, (_, i) => pool[i] ?? 0);
  const draws = [0, 0];
  const plays = each.did.flatMap((text, at) => {
    const [seat, what] = text.split(":");
    const s = Number(seat) as Seat;
    if (what === "d") {
      draws[s] = (draws[s] ?? 0) + 1;
      return [];
    }
    return [{ seat: s, kind: Number(what) as Action, drawsBefore: draws[s] ?? 0, at }];
  });
  return {
    others: [0, 1] as Seat[],
    oldPool: pad(each.oldPool),
    newPool: pad(each.newPool),
    oldSlots: each.oldSlots,
    draws,
    plays,
    held: [-1, -1],
    knownOld: each.did.map(() => false),
  };
}

const cards = (pool: readonly number[]): number[] => pool.flatMap((n, kind) => Array.from({ length: n }, () => kind));

/** All orders of n cards taken from the list, card by card: equal kinds are different cards. */
function* orders(from: readonly number[], n: number): Generator<number[]> {
  if (n === 0) yield [];
  else
    for (const [i, card] of from.entries())
      for (const rest of orders([...from.slice(0, i), ...from.slice(i + 1)], n - 1)) yield [card, ...rest];
}

/** The hands left after the log is played on a deal, or undefined if a card played is not there. */
function explain(each: Case, oldHands: readonly number[][], draws: readonly number[]): string | undefined {
  const old = oldHands.map((hand) => [...hand]);
  const fresh: number[][] = [[], []];
  let drawn = 0;
  for (const text of each.did) {
    const [seat, what] = text.split(":");
    const s = Number(seat);
    if (what === "d") {
      fresh[s]?.push(draws[drawn++] ?? -1);
      continue;
    }
    const kind = Number(what);
    const hand = old[s]?.includes(kind) ? old[s] : fresh[s];
    const i = hand?.indexOf(kind) ?? -1;
    if (i < 0) return undefined;
    hand?.splice(i, 1);
  }
  const text = (hands: readonly number[][]): string => hands.map((hand) => [...hand].sort().join("")).join("/");
  return `${text(old)} ${text(fresh)}`;
}

/** Every deal of distinct cards, equally likely; those that explain the log, by what they leave in hand. */
function enumerate(each: Case): Map<string, number> {
  const counts = new Map<string, number>();
  const [first = 0, second = 0] = each.oldSlots;
  const draws = each.did.filter((text) => text.endsWith("d")).length;
  let total = 0;
  for (const olds of orders(cards(each.oldPool), first + second)) {
    for (const news of orders(cards(each.newPool), draws)) {
      const left = explain(each, [olds.slice(0, first), olds.slice(first)], news);
      if (left === undefined) continue;
      counts.set(left, (counts.get(left) ?? 0) + 1);
      total++;
    }
  }
  return new Map([...counts].map(([left, n]) => [left, n / total]));
}

function sampled(each: Case, n: number): Map<string, number> {
  const dealer = new Dealer(puzzleFor(each));
  const source = new FastChance(20170);
  const counts = new Map<string, number>();
  const text = (hand: Int8Array, seat: number): string =>
    cards(Array.from(hand.subarray(seat * 9, seat * 9 + 9))).join("");
  for (let i = 0; i < n; i++) {
    dealer.deal(source);
    const { old, fresh } = dealer;
    const left = `${text(old, 0)}/${text(old, 1)} ${text(fresh, 0)}/${text(fresh, 1)}`;
    counts.set(left, (counts.get(left) ?? 0) + 1 / n);
  }
  return counts;
}

describe("9 hidden action cards are dealt uniformly over the deals that explain what was drawn and played", () => {
  test.each(CASES)(
    "$says",
    (each) => {
      const wanted = enumerate(each);
      const got = sampled(each, 40_000);
      expect([...got.keys()].filter((left) => !wanted.has(left))).toEqual([]);
      const distance = [...wanted].reduce((sum, [left, share]) => sum + Math.abs(share - (got.get(left) ?? 0)), 0) / 2;
      expect(distance).toBeLessThan(0.015);
      expect(got.size).toBe(wanted.size);
    },
    60_000,
  );
});
