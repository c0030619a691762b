import type { RefObject } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { say } from "../../../i18n/language.ts";
import { SectionLink } from "../text/prose.tsx";
import { type Index, search } from "./search.ts";
import styles from "./search-box.module.css";

interface SearchBoxProps {
  readonly index: Index;
  readonly onSection: (id: string) => void;
}

/** The field that searches the book, and the sections found, each with the sentence that fits. `/` comes here. */
export function SearchBox({ index, onSection }: SearchBoxProps) {
  const [query, setQuery] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useSlash(field);
  const found = useMemo(() => search(index, query), [index, query]);
  const choose = (id: string): void => {
    setQuery("");
    onSection(id);
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    const [first] = found;
    if (first !== undefined) choose(first.id);
  };
  return (
    <search class={styles.search}>
      <form onSubmit={submit}>
        <input
          ref={field}
          type="search"
          value={query}
          aria-label={say("book.search")}
          placeholder={say("book.search")}
          onInput={({ currentTarget }) => setQuery(currentTarget.value)}
        />
        <div role="status" class={styles.found}>
          {query.trim() !== "" && found.length === 0 ? <p>{say("book.not-found")}</p> : null}
          {found.length === 0 ? null : (
            <ol>
              {found.map(({ id, title, sentence }) => (
                <li key={id}>
                  <SectionLink {...{ id }} onSection={choose}>
                    <b>{title}</b>
                    <span>{sentence}</span>
                  </SectionLink>
                </li>
              ))}
            </ol>
          )}
        </div>
      </form>
    </search>
  );
}

/** The key `/` puts the cursor into the field. */
function useSlash(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== "/" || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [field]);
}
