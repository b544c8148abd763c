import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';

/** Milliseconds without a key before a search is sent. */
const TYPING_PAUSE = 250;

interface SearchBoxProps {
  /** What is searched for now. */
  search: string;
  onSearch: (text: string) => void;
  /** What is searched, and where. */
  label: string;
  placeholder: string;
}

export function SearchBox({ search, onSearch, label, placeholder }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(search);
  const [followed, setFollowed] = useState(search);

  // The address changed by other means: a link, the back button, "Clear the search".
  if (search !== followed) {
    setFollowed(search);
    if (text.trim() !== search) setText(search);
  }

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === search) return;
    const timer = setTimeout(() => onSearch(wanted), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text, search, onSearch]);

  return (
    <search className="admin-search">
      <label className="admin-hidden" htmlFor={id}>
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
          if (event.key === 'Enter') onSearch(text.trim());
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
