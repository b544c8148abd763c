import { useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import type { BusinessChange } from '#domain/business/business-changes.ts';
import { changedRows } from './changed-rows.ts';

interface ChangeListProps {
  changes: readonly BusinessChange[];
  /** The label of a path. */
  labelOf: (path: string) => string;
  caption?: string;
}

/** Rows that are shown at first. */
const SHOWN = 6;

/** What differs between two versions, a field a row. */
export function ChangeList({ changes, labelOf, caption }: ChangeListProps) {
  const [isWhole, setWhole] = useState(false);
  const rows = changedRows(changes, labelOf);
  if (rows.length === 0) return <p className="ui-note">Both versions are the same.</p>;
  return (
    <>
      <table className="admin-versions">
        {caption ? <caption>{caption}</caption> : null}
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, isWhole ? rows.length : SHOWN).map(({ label, before, after }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td data-label="Before">{before || '(empty)'}</td>
              <td data-label="After">{after || '(empty)'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isWhole || rows.length <= SHOWN ? null : (
        <Button onClick={() => setWhole(true)}>{`Show all ${rows.length} fields`}</Button>
      )}
    </>
  );
}
