/** The small markup of rule texts, as values: what `SectionTexts` of boardkit describes. */

export type Inline =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "strong"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly to: string };

/** The value of an option with which a paragraph holds. */
export interface Mark {
  readonly option: string;
  readonly value: string;
}

export interface Paragraph {
  readonly kind: "plain" | "item" | "numbered" | "block";
  readonly mark: Mark | null;
  /** The name of a block, else empty. */
  readonly block: string;
  readonly inlines: readonly Inline[];
}

const MARK = /^@([\w-]+):([\w-]+) /;
const BLOCK = /^\[\[([\w-]+)\]\]$/;
const INLINE = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(#([\w-]+)\)/g;
const LEADS = { "- ": "item", "# ": "numbered" } as const;

export function readParagraph(source: string): Paragraph {
  const found = MARK.exec(source);
  const mark = found === null ? null : { option: found[1] ?? "", value: found[2] ?? "" };
  const marked = source.slice(found?.[0].length ?? 0);
  const block = BLOCK.exec(marked)?.[1];
  if (block !== undefined) return { kind: "block", mark, block, inlines: [] };
  const lead = marked.slice(0, 2);
  const isLed = lead === "- " || lead === "# ";
  return {
    ...{ kind: isLed ? LEADS[lead] : "plain", mark, block: "" },
    inlines: readInlines(isLed ? marked.slice(2) : marked),
  };
}

export function readInlines(text: string): readonly Inline[] {
  const inlines: Inline[] = [];
  let at = 0;
  const plain = (until: number): void => {
    if (until > at) inlines.push({ kind: "text", text: text.slice(at, until) });
  };
  for (const found of text.matchAll(INLINE)) {
    plain(found.index);
    const [whole, strong, label = "", to = ""] = found;
    inlines.push(strong === undefined ? { kind: "link", text: label, to } : { kind: "strong", text: strong });
    at = found.index + whole.length;
  }
  plain(text.length);
  return inlines;
}

/** The words of a paragraph alone. */
export const plainText = (source: string): string => {
  const { inlines } = readParagraph(source);
  return inlines.map(({ text }) => text).join("");
};
