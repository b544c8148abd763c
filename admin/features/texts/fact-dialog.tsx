import { useState } from 'react';
import type { Words } from '#domain/business/words.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';

interface FactDialogProps {
  /** What the placeholders stand for. */
  words: Words;
  /** Called with "{{phone}}". */
  onChoose: (placeholder: string) => void;
  onClose: () => void;
}

/** Every placeholder with what it stands for now. */
export function FactDialog({ words, onChoose, onClose }: FactDialogProps) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = Object.entries(words).filter(([name, word]) =>
    `${name} ${word}`.toLowerCase().includes(wanted),
  );
  return (
    <Dialog title="Insert a fact" onClose={onClose}>
      <input
        className="ui-control"
        type="search"
        aria-label="Search the facts"
        placeholder="Name or value, for example phone"
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <p className="text-lead" role="status">
        {found.length === 0 ? 'No fact has this name or value.' : `${found.length} facts`}
      </p>
      <ul className="text-facts">
        {found.map(([name, word]) => (
          <li key={name}>
            <button type="button" onClick={() => onChoose(`{{${name}}}`)}>
              <code>{`{{${name}}}`}</code>
              <span>{word || 'Nothing: its sentence is left out'}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
