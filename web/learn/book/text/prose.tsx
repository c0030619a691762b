import type { ComponentChildren } from "preact";
import { type BlockProps, type Book, type Figures, fill } from "#boardkit";
import { type AtHand, optionValue } from "../../../loading/games.ts";
import { type Inline, type Paragraph, readParagraph } from "./marked.ts";
import styles from "./prose.module.css";
import { holds } from "./shown-for.ts";

export interface ProseProps {
  readonly text: readonly string[];
  readonly book: Book;
  readonly figures: Figures;
  readonly terms: BlockProps;
  readonly atHand: AtHand;
  /** Follows a link to a section. */
  readonly onSection: (id: string) => void;
}

/** The paragraphs of a section; neighbouring items become a list. */
export function Prose({ text, ...props }: ProseProps) {
  const paragraphs = text.map((each) => readParagraph(fill(each, props.figures)));
  return (
    <>
      {inLists(paragraphs).map((group, at) => (
        <Group key={`${at} ${group.length}`} {...{ group, ...props }} />
      ))}
    </>
  );
}

/** Paragraphs of one kind of list together, all others alone. */
function inLists(paragraphs: readonly Paragraph[]): readonly (readonly Paragraph[])[] {
  const groups: Paragraph[][] = [];
  for (const paragraph of paragraphs) {
    const last = groups.at(-1);
    const isSame = last?.[0]?.kind === paragraph.kind && isListed(paragraph);
    if (last !== undefined && isSame) last.push(paragraph);
    else groups.push([paragraph]);
  }
  return groups;
}

const isListed = ({ kind }: Paragraph): boolean => kind === "item" || kind === "numbered";

type GroupProps = Omit<ProseProps, "text"> & { readonly group: readonly Paragraph[] };

function Group({ group, ...props }: GroupProps) {
  const [first] = group;
  if (first === undefined) return null;
  const items = group.map((paragraph, at) => (
    <li key={`${at}`} {...softened(paragraph, props)}>
      <Marked {...{ paragraph, ...props }} />
    </li>
  ));
  if (first.kind === "item") return <ul class={styles.list}>{items}</ul>;
  if (first.kind === "numbered") return <ol class={styles.list}>{items}</ol>;
  const Block = props.book.blocks[first.block];
  if (first.kind === "block") return Block === undefined ? null : <Block {...props.terms} />;
  return (
    <p {...softened(first, props)}>
      <Marked paragraph={first} {...props} />
    </p>
  );
}

type MarkedProps = Omit<ProseProps, "text"> & { readonly paragraph: Paragraph };

/** What does not hold at this table stands back. */
const softened = ({ mark }: Paragraph, { atHand: { meta }, terms }: Pick<ProseProps, "atHand" | "terms">) =>
  holds(meta, mark, terms.options) ? {} : { class: styles.soft };

/** The words of a paragraph, behind the sign of the option with which alone they hold. */
function Marked({ paragraph: { mark, inlines }, atHand, onSection }: MarkedProps): ComponentChildren {
  return (
    <>
      {mark === null ? null : <b class={styles.mark}>{optionValue(atHand.say, mark.option, mark.value)}</b>}
      {inlines.map((inline, at) => (
        <Word key={`${at}`} {...{ inline, onSection }} />
      ))}
    </>
  );
}

function Word({ inline, onSection }: { readonly inline: Inline } & Pick<ProseProps, "onSection">) {
  if (inline.kind === "text") return <>{inline.text}</>;
  if (inline.kind === "strong") return <strong>{inline.text}</strong>;
  return (
    <SectionLink id={inline.to} {...{ onSection }}>
      {inline.text}
    </SectionLink>
  );
}

interface SectionLinkProps extends Pick<ProseProps, "onSection"> {
  readonly id: string;
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
}

/** A link to a section of the same book. It keeps the way back to the table. */
export function SectionLink({ id, onSection, children, ...rest }: SectionLinkProps) {
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onSection(id);
  };
  return (
    <a href={`#${id}`} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
