import { describe, expect, test } from "vitest";
import { playByPolicies, policyByName, UNHURRIED } from "#bots";
import { type AnyOpenGame, type Entry, FastChance, invariant, openByChoice, type SeatCount } from "#engine";
import { gameById } from "#games";
import { challenge } from "./arena.ts";

/** Judges the greedy bot at Firenze by rules of good play that are not part of its insight. */

const COLOURS = ["white", "yellow", "green", "red", "blue", "purple"];
const COST = [0, 0, 0, 1, 3, 6, 10];
const BUILD_LIMIT = 6;

/** The part of the view that is read here. */
interface Table {
  readonly turn: { readonly built: number; readonly played: readonly string[]; readonly wanted: string | null };
  readonly mats: readonly {
    readonly storage: readonly number[];
    readonly buildings: readonly string[];
    readonly towers: readonly { readonly colour: string; readonly floors: number; readonly built: number }[];
    readonly turns: number;
  }[];
}

const greedy = policyByName("greedy");
const random = policyByName("random");
invariant(greedy !== undefined && random !== undefined, "there are two bots");

function openFirenze(seats: SeatCount): AnyOpenGame {
  const game = gameById("firenze");
  invariant(game !== undefined, "Firenze is in the house");
  return openByChoice(game, seats);
}

/** Towers that fall to ruin although a brick of their colour is to spare and building it would cost nothing more. */
function starved({ turn, mats }: Table, seat: number): readonly string[] {
  const mat = mats[seat];
  if (mat === undefined || turn.built === BUILD_LIMIT) return [];
  const less = (mat.buildings.includes("workshop") ? 1 : 0) + (turn.played.includes("mason") ? 3 : 0);
  const cost = (bricks: number): number => Math.max(0, (COST[bricks] ?? 0) - less);
  const held = mat.storage.reduce((a, b) => a + b, 0);
  if (cost(turn.built + 1) > cost(turn.built) || held <= cost(turn.built + 1)) return [];
  return mat.towers
    .filter(({ colour, built }) => {
      const towers = mat.towers.filter((other) => other.colour === colour).length;
      return built === 0 && (mat.storage[COLOURS.indexOf(colour)] ?? 0) >= towers;
    })
    .map(({ colour, floors }) => `${colour} ${floors}`);
}

/** The mistake that a seat makes with this entry, if any. */
function faults(table: Table, { by, text }: Entry): readonly string[] {
  const [verb, what] = text.split(" ");
  if (verb === "built") return starved(table, Number(by)).map((tower) => `left ${tower} to ruin`);
  const isForItself = (verb === "give" || verb === "swap") && table.turn.wanted === what;
  return isForItself ? [`gave ${what} for ${what}`] : [];
}

/** The second with FIORINO_ALL only. */
const SEEDS = process.env["FIORINO_ALL"] === undefined ? [1] : [1, 2];

describe.each([2, 3, 4] as const)("%s greedy bots", (seats) => {
  const open = openFirenze(seats);
  const policies = Array.from({ length: seats }, () => greedy);

  test.each(SEEDS)(
    "match %s: no tower starves, nothing is given for itself, it ends in time",
    { timeout: 300_000 },
    (seed) => {
      const entries: Entry[] = [];
      const onEntry = (entry: Entry): void => void entries.push(entry);
      const played = playByPolicies({ game: open, policies, source: new FastChance(seed), budget: UNHURRIED, onEntry });
      const state = open.setup();
      const found: string[] = [];
      for (const entry of entries) {
        if (entry.by === "chance") open.resolve(state, open.parseOutcome(entry.text));
        else {
          found.push(...faults(open.view(state, "public") as Table, entry));
          open.play(state, entry.by, open.parseMove(entry.text));
        }
      }
      expect(found).toEqual([]);
      const { mats } = open.view(played.state, "public") as Table;
      const turns = Math.max(...mats.map((mat) => mat.turns));
      expect(turns).toBeGreaterThan(6);
      expect(turns).toBeLessThan(40);
      const points = open.standings(played.state).scores.map((score) => score.points);
      expect(Math.max(...points)).toBeGreaterThan(30);
    },
  );
});

/** The full claim takes 20 matches a seat: `npm run -s fiorino -- arena firenze --bot greedy --matches 20 --seed 1`. */
test("greedy wins nearly every match against random bots, from every seat", { timeout: 300_000 }, () => {
  const verdict = challenge({ open: openFirenze(2), policy: greedy, against: random, matches: 4, seed: 1 });
  expect(verdict.share).toBeGreaterThan(0.8);
  expect(verdict.meanPoints).toBeGreaterThan(verdict.meanPointsAgainst + 30);
});
