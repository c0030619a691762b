import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { networkOf } from "#bots/learning";

type Network = ReturnType<typeof networkOf>;

/** A training in a file, written after every round: one that was broken off goes on from there. */
interface KeptTraining {
  /** All that it depends on besides the program. */
  readonly row: string;
  readonly matches: number;
  /** The network's numbers, in base64. */
  readonly numbers: readonly string[];
}

/** Reads the kept numbers into the network. Returns how many matches they have seen; 0 for another training's. */
export function readTraining(file: string, row: string, network: Network): number {
  if (!existsSync(file)) return 0;
  const kept = JSON.parse(readFileSync(file, "utf8")) as KeptTraining;
  if (kept.row !== row) return 0;
  for (const [k, numbers] of network.all.entries()) {
    const { buffer, byteOffset, length } = Buffer.from(kept.numbers[k] ?? "", "base64");
    numbers.set(new Float64Array(buffer.slice(byteOffset, byteOffset + length)));
  }
  return kept.matches;
}

export function writeTraining(file: string, row: string, matches: number, network: Network): void {
  const numbers = network.all.map(({ buffer }) => Buffer.from(buffer).toString("base64"));
  writeFileSync(`${file}.new`, JSON.stringify({ row, matches, numbers } satisfies KeptTraining));
  renameSync(`${file}.new`, file);
}
