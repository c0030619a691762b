import type { Arguments, CommandLine } from "#arguments";
import type { AnyGame, Result } from "#engine";

/** What a command may touch besides files. */
export interface Io {
  readonly games: readonly AnyGame[];
  /** One line to standard output. */
  print(line: string): void;
}

/**
 * The exit code, or a sentence on what is wrong with the input (exit code 2); a promise when other processes do the
 * work.
 */
export type Answer = Result<number, string> | Promise<Result<number, string>>;

/** Commands with a first word in common, loaded when one of them is called. */
export interface Family {
  readonly name: string;
  readonly about: string;
  load(): Promise<readonly Command[]>;
}

export interface Command extends CommandLine {
  readonly about: string;
  run(io: Io, args: Arguments): Answer;
}
