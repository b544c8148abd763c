import { useEffect, useRef } from 'react';
import { Icon } from '#site/icons/icon.tsx';
import { useWords } from '#ui/words.ts';
import { blogPageWords } from './blog-page.words.ts';

/** Milliseconds after the last key until the search starts. */
const PAUSE = 300;

interface BlogSearchProps {
  value: string;
  onSearch: (text: string) => void;
}

/** Searches while the visitor types; Enter searches at once. */
export function BlogSearch({ value, onSearch }: BlogSearchProps) {
  const words = useWords(blogPageWords);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const search = () => {
    clearTimeout(timer.current);
    const text = input.current?.value ?? '';
    if (text.trim() !== value.trim()) onSearch(text);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  // Going back and Clear Filters change the URL; text being typed stays.
  const shown = useRef(value);
  useEffect(() => {
    if (!input.current || shown.current === value) return;
    shown.current = value;
    if (input.current.value.trim() !== value.trim()) input.current.value = value;
  }, [value]);

  return (
    <search className="blog-search">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <label className="ui-visually-hidden" htmlFor="blog-search">
          {words.search}
        </label>
        <Icon name="search" size={20} />
        <input
          ref={input}
          id="blog-search"
          className="ui-control"
          type="search"
          name="search"
          placeholder={words.search}
          autoComplete="off"
          maxLength={200}
          defaultValue={value}
          onInput={() => {
            clearTimeout(timer.current);
            timer.current = setTimeout(search, PAUSE);
          }}
        />
      </form>
    </search>
  );
}
