import { type Dirent, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type AnyGame, type Figures, invariant, readFigures } from "#engine";
import { errorCode, StartupError } from "../process/errors.ts";

/** The figures that new matches of one game are played with. */
interface GameFigures extends Figures {
  /** Whether they come from the host's folder. */
  readonly isCorrected: boolean;
}

/** Figures by the id of their game; games without figures are left out. */
export type FiguresOfGames = ReadonlyMap<string, GameFigures>;

const MOST_BYTES = 2 ** 18;
const ENDING = ".json";

/**
 * The figures of all games: those in the host's folder, a file for each game that is named after it, and the game's own
 * for the rest. The server does not start when one of them is invalid.
 */
export function hostFigures(games: readonly AnyGame[], folder: string | undefined): FiguresOfGames {
  const files = folder === undefined ? [] : filesIn(folder);
  const withFigures = games.filter(({ content }) => content !== undefined);
  for (const file of files) {
    if (withFigures.some(({ meta }) => file === `${meta.id}${ENDING}`)) continue;
    const known = withFigures.map(({ meta }) => `${meta.id}${ENDING}`).join(", ") || "none";
    throw new StartupError(`FIGURES_DIR has a file ${file}, but the files that can be there are: ${known}.`);
  }
  const figures = withFigures.map((game) => {
    const file = `${game.meta.id}${ENDING}`;
    return [game.meta.id, figuresOf(game, files.includes(file) ? join(folder ?? "", file) : undefined)] as const;
  });
  return new Map(figures);
}

/** Every file with the suffix of figures; an unknown name is an error, not skipped. */
function filesIn(folder: string): readonly string[] {
  try {
    const isMeant = ({ name }: Dirent): boolean => name.toLowerCase().endsWith(ENDING);
    return readdirSync(folder, { withFileTypes: true })
      .filter(isMeant)
      .map(({ name }) => name);
  } catch (error) {
    throw new StartupError(`FIGURES_DIR must be a folder that can be read, but ${folder} is not (${codeOf(error)}).`);
  }
}

function figuresOf({ content }: AnyGame, file: string | undefined): GameFigures {
  invariant(content !== undefined, "only games with figures are asked for them");
  const own = readFigures(content, content.builtIn);
  invariant(own.ok, "a game's own figures are right");
  if (file === undefined) return { ...own.value, isCorrected: false };
  const corrected = readFigures(content, textOf(file));
  if (!corrected.ok) {
    const { field, why } = corrected.refusal;
    throw unusable(file, `${field === "" ? "the file" : field} ${why}`);
  }
  return { ...corrected.value, isCorrected: corrected.value.hash !== own.value.hash };
}

function textOf(file: string): string {
  try {
    // Checked before it is opened: opening a pipe would block.
    const stat = statSync(file);
    if (!stat.isFile()) throw unusable(file, "it is no file");
    if (stat.size > MOST_BYTES) throw unusable(file, `the file has more than ${MOST_BYTES / 1024} kB`);
    return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    if (error instanceof StartupError) throw error;
    if (error instanceof TypeError) throw unusable(file, "the file is not UTF-8 text");
    throw unusable(file, `the file cannot be read (${codeOf(error)})`);
  }
}

const unusable = (file: string, why: string): StartupError =>
  new StartupError(`The figures in ${file} cannot be used: ${why}.`);

const codeOf = (error: unknown): string => errorCode(error) || String(error);
