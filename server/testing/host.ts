import { readArguments } from "#arguments";
import { hostActs } from "../host/acts.ts";
import { TEST_GAMES } from "./games.ts";

/** What an act of the host came to: printed lines, or the sentence that refused it. */
export interface HostAnswer {
  readonly code: number;
  readonly lines: readonly string[];
}

/** Runs `npm run -s fiorino -- host WORDS` in this process. */
export async function asHost(
  environment: Readonly<Record<string, string>>,
  ...[name, ...words]: readonly string[]
): Promise<HostAnswer> {
  const act = hostActs(environment, TEST_GAMES).find((each) => each.name === name);
  if (act === undefined) throw new Error(`a host cannot ${name}`);
  const args = readArguments(act, words);
  if (!args.ok) return { code: 2, lines: [args.refusal] };
  const lines: string[] = [];
  const done = await act.run({ print: (line) => lines.push(line) }, args.value);
  return done.ok ? { code: done.value, lines } : { code: 2, lines: [done.refusal] };
}
