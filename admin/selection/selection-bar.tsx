import { ListChecks } from 'lucide-react';
import { Button } from '#admin/shell/button.tsx';
import { thousands } from '#domain/quote/dollars.ts';
import type { Versioned } from '#domain/records/versioned.schema.ts';
import type { Elements } from '#ui/elements.ts';
import type { Selection } from './use-selection.ts';
import './selection.css';

interface SelectionBarProps<T> {
  selection: Selection<T>;
  /** The records on the screen. */
  listed: readonly T[];
  /** Buttons that act on the selection. */
  children: Elements;
}

/** The number of selected records and the actions on them; sticky while the list scrolls. */
export function SelectionBar<T extends Versioned>(props: SelectionBarProps<T>) {
  const { selection, listed, children } = props;
  if (!selection.active) return null;
  const count = selection.records.length;
  const isAll = listed.every(({ id }) => selection.has(id));
  return (
    <section className="admin-selection" aria-label="Selection">
      <p className="admin-selection-count" role="status">
        {`${thousands(count)} selected`}
      </p>
      {isAll ? null : (
        <Button onClick={() => selection.select([...selection.records, ...listed])}>
          {`Select all ${thousands(listed.length)} below`}
        </Button>
      )}
      {count > 0 ? children : null}
      <Button className="admin-selection-end" onClick={selection.end}>
        Done
      </Button>
    </section>
  );
}

/** Shows the checkboxes of a list. */
export function SelectButton<T>({ selection }: { selection: Selection<T> }) {
  return (
    <Button
      aria-pressed={selection.active}
      onClick={() => (selection.active ? selection.end() : selection.select([]))}
    >
      <ListChecks size={18} />
      Select
    </Button>
  );
}
