import type { ReactNode } from 'react';
import type { Versioned } from '#domain/records/versioned.schema.ts';
import type { Selection } from './use-selection.ts';
import './selection.css';

interface SelectableProps<T> {
  selection: Selection<T> | undefined;
  record: T;
  /** Ends the sentence "Select …". */
  name: string;
  children: ReactNode;
}

/** A card with a checkbox while the owner selects. */
export function Selectable<T extends Versioned>(props: SelectableProps<T>) {
  const { selection, record, name, children } = props;
  const isSelected = selection?.has(record.id) ?? false;
  return (
    <div className="admin-selectable" data-selected={isSelected || undefined}>
      {selection?.active ? (
        <label className="admin-select-box">
          <input
            type="checkbox"
            aria-label={`Select ${name}`}
            checked={isSelected}
            onChange={() => selection.toggle(record)}
          />
        </label>
      ) : null}
      <div>{children}</div>
    </div>
  );
}
