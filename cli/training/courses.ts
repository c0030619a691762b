import { type Course, type Learned, playCourse } from "#bots/learning";
import { matchSource } from "../match-source.ts";
import { isInPart, type Part } from "../parts.ts";

/** The matches of a round, played by what was learned before it: their numbers and how each went. */
export type Courses = ReadonlyMap<number, Course>;

/** So many matches are played between two looks at what was learned of them. */
export const ROUND = 300;

export interface Round {
  /** One for each number of seats and its options; matches take them in turn. */
  readonly pupils: readonly Learned[];
  readonly seed: number;
  readonly from: number;
  readonly to: number;
}

export const pupilOf = ({ pupils }: Pick<Round, "pupils">, match: number): Learned =>
  pupils[match % pupils.length] as Learned;

/** Plays the part's share of the round. */
export function playRound(round: Round, part: Part): Courses {
  const courses = new Map<number, Course>();
  for (let match = round.from; match < round.to; match++) {
    if (!isInPart(part, match)) continue;
    courses.set(match, playCourse(pupilOf(round, match), match, matchSource(round.seed, match)));
  }
  return courses;
}

/** One match a line. */
export const printCourses = (courses: Courses): readonly string[] =>
  [...courses].map(([match, course]) => JSON.stringify([match, ...course]));

export const readCourses = (lines: readonly string[]): Courses =>
  new Map(
    lines.map((line) => {
      const [match = 0, ...course] = JSON.parse(line) as readonly number[];
      return [match, course];
    }),
  );
