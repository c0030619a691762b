import { type Arguments, has, textOf } from "#arguments";
import { type AnyOpenGame, accepted, type Result } from "#engine";
import type { Command, Io } from "../command.ts";
import { GAME_FLAGS, JSON_FLAG, SEAT_COUNTS_FLAG, SEED_FLAG } from "../flags.ts";
import { readJudgedBot } from "../judged-bot.ts";
import { policyNamed } from "../open-game.ts";
import { askAlong, brierOf, missedPoints, reliability, type Told } from "../survey/calibration.ts";

export const calibrate: Command = {
  name: "calibrate",
  about: "Compares what advice expects with what comes of it, over matches of one bot.",
  operand: "GAME",
  flags: [
    { name: "bot", value: "BOT", about: "the bot on every seat", need: "required" },
    { name: "adviser", value: "BOT", about: "the bot that is asked (default: the same)" },
    SEAT_COUNTS_FLAG,
    { name: "matches", value: "N", about: "matches for each number of seats", need: "required" },
    SEED_FLAG,
    ...GAME_FLAGS,
    JSON_FLAG,
  ],
  run(io: Io, args: Arguments): Result<number, string> {
    const judged = readJudgedBot(io, args);
    if (!judged.ok) return judged;
    const { policy, matches, seed, opened } = judged.value;
    const adviser = policyNamed(textOf(args, "adviser") ?? policy.name);
    if (!adviser.ok) return adviser;
    for (const open of opened) {
      const told: Told[] = [];
      const survey = { open, policy, seed };
      for (let match = 0; match < matches; match++) told.push(...askAlong(survey, adviser.value, match));
      const lines = has(args, "json") ? [JSON.stringify(summaryOf(open, told))] : describe(open, told);
      for (const line of lines) io.print(line);
    }
    return accepted(0);
  },
};

const summaryOf = ({ seats }: AnyOpenGame, told: readonly Told[]) => ({
  ...{ seats, asked: told.length, brier: brierOf(told, "told"), blind: brierOf(told, "equal") },
  ...{ reliability: reliability(told), missed: missedPoints(told) },
});

const percent = (x: number): string => `${Math.round(100 * x)} %`;
const points = (x: number): string => `${x < 0 ? "" : "+"}${x.toFixed(1)}`;

function describe(open: AnyOpenGame, told: readonly Told[]): readonly string[] {
  const { seats, asked, brier, blind, missed } = summaryOf(open, told);
  const bins = reliability(told).filter(({ n }) => n > 0);
  return [
    `${seats} seats, asked ${asked} times: Brier score ${brier.toFixed(3)}, ${blind.toFixed(3)} for equal chances`,
    `told and come true: ${bins.map(({ told, came, n }) => `${percent(told)} ${percent(came)} (${n})`).join(", ")}`,
    ...missed.map(
      ({ all, mover, lead, n }, k) =>
        `fifth ${k + 1} of the match: ${points(all)} points a seat, ${points(mover)} for who decides, ${percent(lead)} of a lead (${n})`,
    ),
  ];
}
