import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';

/** Debounce of the search, in milliseconds. */
const DEBOUNCE = 250;

interface SearchBoxProps {
  /** The active search. */
  search: string;
  onSearch: (text: string) => void;
  /** Accessible name. */
  label: string;
  placeholder: string;
}

export function SearchBox({ search, onSearch, label, placeholder }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(search);
  const [previous, setPrevious] = useState(search);

  // The search was changed elsewhere: by a link, the Back button, or "Clear the search".
  if (search !== previous) {
    setPrevious(search);
    if (text.trim() !== search) setText(search);
  }

  useEffect(() => {
    const typed = text.trim();
    if (typed === search) return;
    const timer = setTimeout(() => onSearch(typed), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [text, search, onSearch]);

  return (
    <search className="admin-search">
      <label className="ui-visually-hidden" htmlFor={id}>
        {label}
      </label>
      <Search size={20} />
      <input
        ref={input}
        id={id}
        className="ui-control"
        type="search"
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          // After a pause in typing, the search has already started.
          if (event.key === 'Enter' && text.trim() !== search) onSearch(text.trim());
          if (event.key === 'Escape') setText('');
        }}
      />
      {text ? (
        <button
          type="button"
          aria-label="Clear the search"
          onClick={() => {
            setText('');
            input.current?.focus();
          }}
        >
          <X size={20} />
        </button>
      ) : null}
    </search>
  );
}
