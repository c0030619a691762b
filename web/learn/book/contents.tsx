import type { Book, BookTexts } from "#boardkit";
import { say } from "../../i18n/language.ts";
import styles from "./contents.module.css";
import { WORDS } from "./open-book.ts";
import { SectionLink } from "./text/prose.tsx";

interface ContentsProps {
  readonly book: Book;
  readonly texts: BookTexts;
  readonly chapter: string;
  readonly section: string;
  readonly onSection: (id: string) => void;
}

/** Chapters, and the sections of the open one. */
export function Contents({ book, texts, chapter, section, onSection }: ContentsProps) {
  return (
    <nav aria-label={say("book.contents")} class={styles.contents}>
      <ol>
        {book.chapters.map(({ id, sections }) => (
          <li key={id}>
            <SectionLink id={sections[0]?.id ?? id} onSection={onSection} {...here(id === chapter)}>
              {texts.chapters[id]}
            </SectionLink>
            {id !== chapter || sections.length < 2 ? null : (
              <ul>
                {sections.map((each) => (
                  <li key={each.id}>
                    <SectionLink id={each.id} onSection={onSection} {...here(each.id === section)}>
                      {texts.sections[each.id]?.title}
                    </SectionLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
        <li>
          <SectionLink id={WORDS} onSection={onSection} {...here(chapter === WORDS)}>
            {say("book.words")}
          </SectionLink>
        </li>
      </ol>
    </nav>
  );
}

const here = (isHere: boolean) => (isHere ? { class: styles.here } : {});
