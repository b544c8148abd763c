import { useEffect, useRef } from 'react';
import { Icon } from '#site/icons/icon.tsx';

/** Milliseconds without a key until the list follows what is typed. */
const PAUSE = 300;

interface BlogSearchProps {
  value: string;
  onSearch: (text: string) => void;
}

/** Follows what is typed; Enter asks at once. */
export function BlogSearch({ value, onSearch }: BlogSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address may change by itself, by going back or by Clear Filters; typing is not disturbed.
  useEffect(() => {
    if (input.current && input.current.value.trim() !== value.trim()) input.current.value = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = () => {
    clearTimeout(timer.current);
    const text = input.current?.value ?? '';
    if (text.trim() !== value.trim()) onSearch(text);
  };

  return (
    <search className="blog-search">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <label className="site-unseen" htmlFor="blog-search">
          Search articles
        </label>
        <Icon name="search" size={20} />
        <input
          ref={input}
          id="blog-search"
          className="ui-control"
          type="search"
          name="search"
          placeholder="Search articles"
          autoComplete="off"
          maxLength={200}
          defaultValue={value}
          onChange={() => {
            clearTimeout(timer.current);
            timer.current = setTimeout(ask, PAUSE);
          }}
        />
      </form>
    </search>
  );
}
