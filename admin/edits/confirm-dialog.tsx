import { useState } from 'react';
import { failureText } from '#admin/failure-text.ts';
import { Dialog } from '#widgets/page/dialog/dialog.tsx';
import { useReportFailure } from './use-report-failure.ts';

interface ConfirmDialogProps {
  title: string;
  question: string;
  /** What the button does, as a verb. */
  confirm: string;
  /** What the other button does, where "Cancel" could mean either. */
  dismiss?: string;
  /** Rejects when it could not be done; the dialog then says why and stays. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, question, confirm, dismiss = 'Cancel', ...on } = props;
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const report = useReportFailure();

  async function act() {
    setPending(true);
    setFailure(undefined);
    try {
      await on.onConfirm();
    } catch (error) {
      setFailure(failureText(error));
      setPending(false);
      report(error);
    }
  }

  return (
    <Dialog title={title} onClose={on.onClose}>
      <p>{question}</p>
      {failure ? (
        <p className="admin-alert" role="alert">
          {failure}
        </p>
      ) : null}
      <div className="admin-actions">
        <button
          type="button"
          className="ui-button admin-danger"
          disabled={pending}
          onClick={() => void act()}
        >
          {confirm}
        </button>
        <button type="button" className="ui-button admin-quiet" onClick={on.onClose}>
          {dismiss}
        </button>
      </div>
    </Dialog>
  );
}
