import { useState } from 'react';
import useSWR from 'swr';
import { failureText } from '#admin/failure-text.ts';
import { useReportError } from '#admin/forms/use-report-error.ts';
import { ListFailure, ListSkeleton } from '#admin/lists/list-parts.tsx';
import { Alert } from '#admin/shell/alert.tsx';
import { Button } from '#admin/shell/button.tsx';
import { Timestamp } from '#admin/shell/timestamp.tsx';
import { send } from '#client/send.ts';
import { KEPT_VERSIONS, type RecordName } from '#domain/business/business-version.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { ChangeList } from './change-list.tsx';
import { restoreVersion, type StoredRecords } from './history-calls.ts';
import { recordLabels } from './record-labels.ts';
import './business-history.css';

export interface HistoryDialogProps {
  record: RecordName;
  /** The version that the screen shows. */
  revision: number;
  onRestored: (record: StoredRecords[RecordName]) => void;
  onClose: () => void;
}

/** Who changed a record, when and what, newest first; each change can be undone with those after it. */
export function HistoryDialog({ record, revision, onRestored, onClose }: HistoryDialogProps) {
  const { data, error, isValidating, mutate } = useSWR(['business/history', record, revision], () =>
    send('GET /api/business/history', { query: { record } }),
  );
  const [pending, setPending] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const report = useReportError();

  async function restore(earlier: number) {
    setPending(earlier);
    setFailure(undefined);
    try {
      onRestored(await restoreVersion(record, earlier, revision));
      onClose();
      showToast({
        title: 'Earlier version restored',
        description: 'Visitors see it at once. The history can undo this, too.',
      });
    } catch (problem) {
      setFailure(failureText(problem));
      setPending(undefined);
      report(problem);
    }
  }

  return (
    <Dialog title="History" onClose={onClose} wide>
      <Alert>{failure}</Alert>
      {data ? (
        <>
          <p className="ui-note">
            {data.data.length === 0
              ? 'Nothing has been changed yet.'
              : `The last changes, at most ${KEPT_VERSIONS}.`}
          </p>
          <ol className="business-history">
            {data.data.map(({ revision: earlier, replacedAt, replacedBy, changes }) => (
              <li key={earlier}>
                <p className="business-history-head">
                  <Timestamp instant={replacedAt} />
                  <span>{` · ${replacedBy}`}</span>
                </p>
                <ChangeList changes={changes} labelOf={recordLabels[record]} />
                <Button busy={pending !== undefined} onClick={() => void restore(earlier)}>
                  {pending === earlier ? 'Restoring…' : 'Restore the version before this change'}
                </Button>
              </li>
            ))}
          </ol>
        </>
      ) : error && !isValidating ? (
        <ListFailure what="The history" failure={error} onRetry={() => void mutate()} />
      ) : (
        <ListSkeleton what="the history" />
      )}
    </Dialog>
  );
}
