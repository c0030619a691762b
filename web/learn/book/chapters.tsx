import { type Chapter, fill, type Section, type SectionTexts, type Word } from "#boardkit";
import { say } from "../../i18n/language.ts";
import styles from "./chapters.module.css";
import { type OpenBook, WORDS } from "./open-book.ts";
import { Fragment } from "./text/fragment.tsx";
import { Prose, SectionLink } from "./text/prose.tsx";

interface ChapterProps extends OpenBook {
  readonly chapter: Chapter;
  /** The other chapters are there for print alone. */
  readonly isOpen: boolean;
}

/** A chapter: its sections, each with its address and its piece of the board. */
export function ChapterPage({ chapter, isOpen, ...open }: ChapterProps) {
  const heads = chapter.sections.length > 1;
  return (
    <section class={isOpen ? styles.chapter : `${styles.chapter} ${styles.folded}`}>
      {heads ? <h2>{open.texts.chapters[chapter.id]}</h2> : null}
      {chapter.sections.map((section) => (
        <SectionPart key={section.id} {...open} {...{ section, isOpen }} level={heads ? "h3" : "h2"} />
      ))}
    </section>
  );
}

interface SectionProps extends OpenBook {
  readonly section: Section;
  readonly isOpen: boolean;
  readonly level: "h2" | "h3";
}

function SectionPart({ section, isOpen, level: Head, ...open }: SectionProps) {
  const { id, fragment } = section;
  const texts: SectionTexts = open.texts.sections[id] ?? { title: id, text: [] };
  const words = { task: filled(texts.fragment, open), tried: filled(texts.tried, open) };
  return (
    <article id={id} class={styles.section}>
      <Head>
        {texts.title}
        <SectionLink {...{ id }} onSection={open.onSection} class={styles.address}>
          <span aria-hidden="true">#</span>
          <span class={styles.heard}>{say("book.address", { title: texts.title })}</span>
        </SectionLink>
      </Head>
      <div class={fragment === undefined ? styles.alone : styles.beside}>
        <div class={styles.prose}>
          <Prose {...open} text={texts.text} />
        </div>
        {fragment === undefined || !isOpen ? null : (
          <div class={styles.board}>
            <Fragment {...{ fragment, words }} atHand={open.atHand} />
          </div>
        )}
      </div>
    </article>
  );
}

const filled = (text: string | undefined, { figures }: OpenBook): string => fill(text ?? "", figures);

/** Pieces and symbols, each with its picture. */
export function WordsPage({ isOpen, ...open }: OpenBook & { readonly isOpen: boolean }) {
  return (
    <section class={isOpen ? styles.chapter : `${styles.chapter} ${styles.folded}`} id={WORDS}>
      <h2>{say("book.words")}</h2>
      <dl class={styles.words} data-world={open.atHand.meta.id}>
        {open.book.words.map((word) => (
          <WordPart key={word.id} word={word} {...open} />
        ))}
      </dl>
    </section>
  );
}

function WordPart({ word: { id, Picture }, ...open }: OpenBook & { readonly word: Word }) {
  const { name = id, text = "" } = open.texts.words[id] ?? {};
  return (
    <div id={`word-${id}`}>
      <span aria-hidden="true">
        <Picture />
      </span>
      <dt>{name}</dt>
      <dd>
        <Prose {...open} text={[text]} />
      </dd>
    </div>
  );
}
