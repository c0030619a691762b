import type { AnyGame, Result } from "#engine";
import type { Arguments } from "./arguments.ts";

/** What a command may touch besides files. */
export interface Io {
  readonly games: readonly AnyGame[];
  /** One line to standard output. */
  print(line: string): void;
}

/** `--name VALUE`, or `--name` alone when it has no value. */
export interface Flag {
  readonly name: string;
  readonly value?: string;
  readonly about: string;
  readonly need?: "required" | "repeatable";
}

/** The exit code, or a sentence on what is wrong with the input (exit code 2); later, when other processes do the work. */
export type Answer = Result<number, string> | Promise<Result<number, string>>;

export interface Command {
  readonly name: string;
  readonly about: string;
  /** What stands in the place of the one operand: `GAME`, `FILE`. */
  readonly operand: string;
  readonly flags: readonly Flag[];
  run(io: Io, args: Arguments): Answer;
}
