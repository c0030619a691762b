import { invariant } from "#engine";

/** A game as it is called in ids, in sentences, in constants and in types. */
export interface Names {
  readonly id: string;
  readonly title: string;
  readonly value: string;
  readonly type: string;
}

export function namesOf(id: string): Names {
  const words = id.split("-").map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  const type = words.join("");
  return { id, title: words.join(" "), value: type.slice(0, 1).toLowerCase() + type.slice(1), type };
}

/** A list of all games: what a new one adds to its imports, and to its end. */
interface Catalogue {
  readonly imported: (names: Names) => string;
  readonly end: string;
  readonly entry: (names: Names) => string;
}

const importedMeta = ({ id, value }: Names): string => `import { META as ${value} } from "./${id}/meta.ts";`;

const listed = ({ value }: Names): string => `, ${value}`;

/** Where every game has an entry. */
export const CATALOGUES: readonly (Catalogue & { readonly file: string })[] = [
  {
    file: "games/index.ts",
    imported: ({ id, value }) => `import { ${value} } from "./${id}/index.ts";`,
    end: "];",
    entry: listed,
  },
  {
    file: "games/rules.ts",
    imported: importedMeta,
    end: "\n];",
    entry: ({ id, value }) => `\n  onDemand(${value}, async () => (await import("./${id}/index.ts")).${value}),`,
  },
  {
    file: "games/ui.ts",
    imported: importedMeta,
    end: "\n];",
    entry: ({ id, value }) =>
      [
        "\n  shelf(",
        `    ${value},`,
        `    async () => (await import("./${id}/ui/index.ts")).ui,`,
        `    async () => (await import("./${id}/learn/index.ts")).learn,`,
        "  ),",
      ].join("\n"),
  },
  {
    file: "games/subjects.ts",
    imported: ({ id, value }) => `import { SUBJECT as ${value} } from "./${id}/proofs/subject.ts";`,
    end: "];",
    entry: listed,
  },
];

/** The text of the catalogue with the game in it; imports stay in the order of their paths. */
export function withEntry(text: string, { imported, end, entry }: Catalogue, names: Names): string {
  const lines = text.split("\n");
  const pathOf = (line: string): string => line.split('"')[1] ?? "";
  const own = imported(names);
  const isOfGame = (line: string): boolean => line.startsWith("import ") && pathOf(line).startsWith("./");
  const next = lines.findIndex((line) => isOfGame(line) && pathOf(line) > pathOf(own));
  const at = next < 0 ? lines.findLastIndex(isOfGame) + 1 : next;
  const withImport = lines.toSpliced(at, 0, own).join("\n");
  const close = withImport.indexOf(end);
  invariant(close > 0, "a catalogue ends its list");
  return withImport.slice(0, close) + entry(names) + withImport.slice(close);
}
