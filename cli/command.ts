import type { AnyGame, Result } from "#engine";

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

/** A command line after its flags have been checked against the command. */
export interface Arguments {
  readonly operand: string;
  /** What was said for each flag, in order; a flag without a value says "". */
  readonly said: ReadonlyMap<string, readonly string[]>;
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
