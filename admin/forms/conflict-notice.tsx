import { useEffect, useRef } from 'react';
import { Button } from '#admin/shell/button.tsx';
import type { EditConflict } from './edit-conflict.ts';

/** One field in both versions, as text. */
export interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

interface ConflictNoticeProps<T> {
  conflict: EditConflict<T>;
  /** The fields that can differ; equal ones are left out. */
  differences: (current: T) => readonly Difference[];
  onAcceptCurrent: (current: T) => void;
}

/** Shows both versions after an edit conflict and lets the owner choose. */
export function ConflictNotice<T>(props: ConflictNoticeProps<T>) {
  const { current, overwrite } = props.conflict;
  const notice = useRef<HTMLDivElement>(null);
  // Chromium's `scrollIntoView` returns a promise, which React would take for a cleanup function.
  useEffect(() => void notice.current?.scrollIntoView({ block: 'nearest' }), []);
  const rows = props.differences(current).filter(({ mine, theirs }) => mine !== theirs);
  return (
    <div className="admin-conflict" role="alert" ref={notice}>
      <p className="admin-panel-title">A newer version was saved</p>
      <p>Maybe by you, in another tab or on your phone. Nothing was overwritten.</p>
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
        <p>Both are the same.</p>
      )}
      <div className="admin-actions">
        <Button kind="primary" onClick={overwrite}>
          Save mine
        </Button>
        <Button onClick={() => props.onAcceptCurrent(current)}>Use the newer version</Button>
      </div>
    </div>
  );
}
