import { useEffect, useRef } from 'react';
import type { EditConflict } from './use-edit-form.ts';

interface ConflictNoticeProps<T> {
  conflict: EditConflict<T>;
  /** What can differ: its label, as it was typed here, and as it stands in the newer version. */
  differences: (current: T) => readonly { label: string; mine: string; theirs: string }[];
  onTakeTheirs: (current: T) => void;
}

/** Shows both versions where somebody else has saved meanwhile; nothing is overwritten unasked. */
export function ConflictNotice<T>({ conflict, differences, onTakeTheirs }: ConflictNoticeProps<T>) {
  const { current, keepMine } = conflict;
  const notice = useRef<HTMLDivElement>(null);
  // It may have come below what a phone shows. Newer browsers return a promise, which is no cleanup.
  useEffect(() => void notice.current?.scrollIntoView({ block: 'nearest' }), []);
  const rows = differences(current).filter(({ mine, theirs }) => mine !== theirs);
  return (
    <div className="admin-conflict" role="alert" ref={notice}>
      <p className="admin-panel-title">Somebody has saved a newer version</p>
      <p>Perhaps you did, in another tab or on your phone. Nothing has been overwritten.</p>
      {rows.length > 0 ? (
        <table className="admin-versions">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Yours</th>
              <th scope="col">The newer version</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, mine, theirs }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td data-label="Yours">{mine || '(empty)'}</td>
                <td data-label="The newer version">{theirs || '(empty)'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>Both say the same.</p>
      )}
      <div className="admin-actions">
        <button type="button" className="ui-button admin-primary" onClick={keepMine}>
          Save mine
        </button>
        <button
          type="button"
          className="ui-button admin-quiet"
          onClick={() => onTakeTheirs(current)}
        >
          Take the newer version
        </button>
      </div>
    </div>
  );
}
