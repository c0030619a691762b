import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { shelfOf } from "#games/ui";
import { currentLocale, say } from "../../i18n/language.ts";
import { ChapterPage, WordsPage } from "../../learn/book/chapters.tsx";
import { Contents } from "../../learn/book/contents.tsx";
import { type OpenBook, placeOf, WORDS } from "../../learn/book/open-book.ts";
import { indexOf } from "../../learn/book/search/search.ts";
import { SearchBox } from "../../learn/book/search/search-box.tsx";
import { SectionLink } from "../../learn/book/text/prose.tsx";
import { queryFor, type ShownFor, shownFor } from "../../learn/book/text/shown-for.ts";
import { Terms } from "../../learn/book/text/terms.tsx";
import { useGameFor } from "../../learn/book/use-game-for.ts";
import { bookAtHand } from "../../loading/learn.ts";
import { goWithin, pathOf, tableBefore } from "../../routes.ts";
import page from "../../styles/page.module.css";
import { PageTitle } from "../../widgets/frame/page-title.tsx";
import { To } from "../../widgets/frame/to.tsx";
import { Top } from "../../widgets/frame/top.tsx";
import { AidPage } from "./aid.tsx";
import { Missing } from "./missing.tsx";
import styles from "./rules.module.css";

interface RulesProps {
  readonly id: string;
  /** Options, seats and figures of a table: `?edition=revised&seats=3`. */
  readonly query: string;
  /** The section asked for; empty for the beginning. */
  readonly section: string;
}

/** The rule book of a game. */
export function Rules({ id, query, section }: RulesProps) {
  const meta = shelfOf(id)?.meta;
  const found = bookAtHand(id);
  const at = useMemo(() => (meta === undefined ? null : shownFor(meta, query)), [meta, query]);
  const atHand = useGameFor(id, at?.figures ?? null);
  if (meta === undefined || at === null) return <Missing what="page" />;
  // A game whose book is still to be written has its aid.
  if (found === undefined) return <AidPage {...{ id, query }} />;
  if (atHand === null || found === null) return null;
  const { book, texts } = found;
  const content = atHand.figures?.content;
  const terms = { options: at.options, ...(content === undefined ? {} : { content }) };
  const goTo = (next: string, shown: ShownFor): void =>
    goWithin(`/rules/${id}${queryFor(meta, shown)}${next === "" ? "" : `#${next}`}`);
  const open: OpenBook = {
    ...{ book, texts, atHand, figures: book.figures(terms) },
    terms: { ...terms, say: atHand.say, locale: currentLocale() },
    onSection: (next) => goTo(next, at),
  };
  return <Opened {...{ open, section, at }} onTerms={(shown) => goTo(section, shown)} />;
}

interface OpenedProps {
  readonly open: OpenBook;
  readonly section: string;
  readonly at: ShownFor;
  readonly onTerms: (at: ShownFor) => void;
}

function Opened({ open, section, at, onTerms }: OpenedProps) {
  const { book, texts, atHand, onSection } = open;
  const [isFolded, setFolded] = useState(true);
  const index = useMemo(() => indexOf(book, texts, open.figures), [book, texts, open.figures]);
  const asked = placeOf(book, section);
  const place = asked ?? placeOf(book, "") ?? { chapter: WORDS, section: WORDS };
  useScroll(section === "" || asked === null ? null : place.section);
  const { title } = atHand.meta;
  const table = tableBefore();
  const choose = (id: string): void => {
    setFolded(true);
    onSection(id);
  };
  return (
    <div class={page.page}>
      <Top />
      <main class={styles.rules}>
        <div class={styles.head}>
          <PageTitle tab={`${say("rules")} · ${title}`}>{title}</PageTitle>
          <p>{say("book.tagline")}</p>
          {table === null ? null : <To path={pathOf(table)}>{say("backToTable")}</To>}
          <button type="button" class={styles.word} onClick={() => print()}>
            {say("print")}
          </button>
        </div>
        <div class={styles.aside}>
          <SearchBox {...{ index }} onSection={choose} />
          <button
            type="button"
            class={`${styles.word} ${styles.unfold}`}
            aria-expanded={!isFolded}
            onClick={() => setFolded(!isFolded)}
          >
            {say("book.contents")}
          </button>
          <div class={isFolded ? `${styles.contents} ${styles.folded}` : styles.contents}>
            <Contents {...{ book, texts, ...place }} onSection={choose} />
            <Terms {...{ atHand, texts, at, onTerms }} />
          </div>
        </div>
        <div class={styles.text}>
          {asked === null ? <p role="status">{say("book.gone")}</p> : null}
          {book.chapters.map((chapter) => (
            <ChapterPage key={chapter.id} {...open} {...{ chapter }} isOpen={chapter.id === place.chapter} />
          ))}
          <WordsPage {...open} isOpen={place.chapter === WORDS} />
          <Neighbours {...open} chapter={place.chapter} />
        </div>
      </main>
    </div>
  );
}

/** Brings the section into view, also once more when the pieces of board above it have found their size. */
function useScroll(section: string | null): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (section === null || last.current === section) return undefined;
    last.current = section;
    const scroll = (): void => document.getElementById(section)?.scrollIntoView();
    scroll();
    const again = setTimeout(scroll, 150);
    return () => clearTimeout(again);
  }, [section]);
}

/** The sections before and after this chapter. */
function Neighbours({ book, texts, chapter, onSection }: OpenBook & { readonly chapter: string }) {
  const at = book.chapters.findIndex(({ id }) => id === chapter);
  const before = at < 0 ? book.chapters.at(-1) : book.chapters[at - 1];
  const next = at < 0 ? undefined : book.chapters[at + 1];
  return (
    <nav class={styles.neighbours} aria-label={say("book.neighbours")}>
      {before === undefined ? null : (
        <SectionLink id={before.sections[0]?.id ?? ""} onSection={onSection}>
          {texts.chapters[before.id]}
        </SectionLink>
      )}
      {at < 0 ? null : (
        <SectionLink id={next?.sections[0]?.id ?? WORDS} onSection={onSection} class={styles.next}>
          {next === undefined ? say("book.words") : texts.chapters[next.id]}
        </SectionLink>
      )}
    </nav>
  );
}
