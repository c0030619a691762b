import { invariant } from "../result.ts";

/** One kind of outcomes or moves. Those of one kind differ in their arguments `A`. */
export interface Kind<A> {
  /** The arguments of each outcome or move, in the order of the table. Left out when the kind has just one. */
  readonly args?: readonly A[];
  /** The notation. When left out, it is the type followed by the arguments: `buy wool`. */
  readonly text?: (args: A) => string;
}

export interface MoveKind<A, S, T extends string> extends Kind<A> {
  /** The order-free group to which all moves of this kind belong, if any. */
  readonly group?: string;
  /** The targets by which a person makes the move now. Left out for moves without a place on the board. */
  readonly names?: (args: A, state: S) => readonly T[];
  /** As in `OpenGame`. */
  readonly isPair?: true;
}

/** A readable value of the table: its type and its arguments. */
type Each<A> = { readonly [K in keyof A]: { readonly type: K } & Readonly<A[K]> }[keyof A];

/** A finite table, kind by kind in declared order, each kind in the order of its `args`. Never changed. */
export interface KindTable<A> {
  /** The values, frozen. An index of this table is an outcome (a move) in the engine. */
  readonly table: readonly Each<A>[];
  /** The first index of each kind. */
  readonly first: { readonly [K in keyof A]: number };
  /** The kind of an index of the table: what `play` branches on. Allocates nothing. */
  typeOf(index: number): keyof A;
  /** Converts an index of the table to an index of its kind's `args`. Allocates nothing. */
  within(index: number): number;
  /** The notation; "" where the table has no such index. */
  print(index: number): string;
  /** The index of a notation; -1 when unreadable. */
  parse(text: string): number;
}

export interface MoveTable<A, S, T extends string> extends KindTable<A> {
  /** As in `OpenGame`. An index outside the table has neither group nor names. */
  group(move: number): string | undefined;
  names(state: S, move: number): readonly T[];
  isPair(move: number): boolean;
}

/**
 * Makes the table of outcomes from their kinds, each declared once under its type. Throws if a kind is empty or if two
 * outcomes have the same notation. Indices follow the order of declaration; records do not, they hold notation.
 */
export function outcomeKinds<A>(kinds: { readonly [K in keyof A]: Kind<A[K]> }): KindTable<A> {
  const declared = Object.entries(kinds as unknown as Readonly<Record<string, Kind<object>>>);
  const rows = declared.flatMap(([type, { args = [{}], text }]) =>
    args.map((each) => ({
      value: Object.freeze({ type, ...each }),
      text: text?.(each) ?? [type, ...Object.values(each)].join(" "),
    })),
  );
  const indices = new Map(rows.map(({ text }, index) => [text, index]));
  invariant(indices.size === rows.length, "no two texts of a table are equal");
  const types = rows.map(({ value }) => value.type);
  const first = Object.fromEntries(declared.map(([type]) => [type, types.indexOf(type)]));
  for (const [type, index] of Object.entries(first)) invariant(index >= 0, `"${type}" is not empty`);
  const within = Uint16Array.from(types, (type, index) => index - (first[type] ?? 0));
  const made = {
    table: Object.freeze(rows.map(({ value }) => value)),
    first,
    typeOf: (index: number) => types[index],
    within: (index: number) => within[index],
    print: (index: number) => rows[index]?.text ?? "",
    parse: (text: string) => indices.get(text) ?? -1,
  };
  return made as unknown as KindTable<A>;
}

/**
 * Makes the table of moves as `outcomeKinds` does that of outcomes, with their groups and targets. It is called in two
 * steps, so that only the types of the state and the targets have to be written: `moveKinds<State, Target>()({ buy: {
 * args }, pass: {} })`.
 */
export const moveKinds =
  <S, T extends string>() =>
  <A>(kinds: { readonly [K in keyof A]: MoveKind<A[K], S, T> }): MoveTable<A, S, T> => {
    const made = outcomeKinds<A>(kinds);
    const kindOf = (move: number): MoveKind<unknown, S, T> | undefined => {
      const type = made.table[move]?.type;
      return type === undefined ? undefined : (kinds[type] as MoveKind<unknown, S, T>);
    };
    return {
      ...made,
      group: (move) => kindOf(move)?.group,
      names: (state, move) => kindOf(move)?.names?.(made.table[move], state) ?? [],
      isPair: (move) => kindOf(move)?.isPair === true,
    };
  };

/** The members of an opened game that follow from its two tables. */
export const tablesOf = <A, S, T extends string, O>(moves: MoveTable<A, S, T>, outcomes: KindTable<O>) => ({
  moves: moves.table,
  outcomes: outcomes.table,
  printMove: moves.print,
  parseMove: moves.parse,
  printOutcome: outcomes.print,
  parseOutcome: outcomes.parse,
  group: moves.group,
  names: moves.names,
  isPair: moves.isPair,
});
