import type { ContentSpec } from "../game.ts";
import { canonicalJson, contentHash } from "../match/record.ts";
import { accepted, type Result, refused } from "../result.ts";

/** Figures that a match can be opened with. */
export interface Figures {
  /** The game's own text when the figures are equal to its own; otherwise the text without a byte order mark and spaces. */
  readonly text: string;
  /** Hash of the text. */
  readonly hash: string;
  /** The result of `ContentSpec.parse`. */
  readonly content: unknown;
}

/** The wrong field of a text of figures (empty: the whole), and the reason. */
export interface FiguresFault {
  readonly field: string;
  readonly why: string;
}

const MARK = /^\uFEFF/;

/** Reads figures as a person wrote them. */
export function readFigures(spec: ContentSpec, written: string): Result<Figures, FiguresFault> {
  const said = written.replace(MARK, "");
  try {
    const json: unknown = JSON.parse(said);
    const isBuiltIn = canonicalJson(json) === canonicalJson(JSON.parse(spec.builtIn));
    const text = isBuiltIn ? spec.builtIn : JSON.stringify(json);
    const content = spec.parse(text);
    if (!content.ok) return refused({ field: content.refusal.field, why: content.refusal.why });
    return accepted({ text, hash: contentHash(text), content: content.value });
  } catch (error) {
    if (error instanceof RangeError) return refused({ field: "", why: "is nested too deeply" });
    if (error instanceof SyntaxError) return refused({ field: "", why: `is not JSON${lineOf(said, error)}` });
    throw error;
  }
}

/** The line at which the parser stopped; "" when its message has no position. */
function lineOf(text: string, { message }: SyntaxError): string {
  const [, position] = /position (\d+)/.exec(message) ?? [];
  return position === undefined ? "" : ` (line ${text.slice(0, Number(position)).split("\n").length})`;
}

/** A figure that a host has changed. */
export interface Correction {
  /** Its place in a file of figures: `contracts.red.7.points`. */
  readonly field: string;
  readonly own: string;
  readonly here: string;
}

/** Every figure in which two texts of figures of one game differ, in the order of the first. */
export const corrections = (own: string, here: string): readonly Correction[] =>
  differences(JSON.parse(own), JSON.parse(here), "");

function differences(own: unknown, here: unknown, field: string): readonly Correction[] {
  if (isObject(own) && isObject(here)) {
    return Object.keys(own).flatMap((key) => differences(own[key], here[key], field === "" ? key : `${field}.${key}`));
  }
  return own === here ? [] : [{ field, own: String(own), here: String(here) }];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
