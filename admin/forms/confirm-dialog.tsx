import { useState } from 'react';
import { failureText } from '#admin/failure-text.ts';
import { Alert } from '#admin/shell/alert.tsx';
import { Button } from '#admin/shell/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import type { Elements } from '#ui/elements.ts';
import { useReportError } from './use-report-error.ts';

interface ConfirmDialogProps {
  title: string;
  question: string;
  /** Text of the confirming button, a verb. */
  confirm: string;
  /** Text of the other button, if "Cancel" is ambiguous. */
  dismiss?: string;
  /** If it rejects, the dialog stays open and shows why. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
  /** Choices below the question. */
  children?: Elements;
}

/** Asks before an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const report = useReportError();

  async function act() {
    setPending(true);
    setFailure(undefined);
    try {
      await props.onConfirm();
    } catch (error) {
      setFailure(failureText(error));
      setPending(false);
      report(error);
    }
  }

  return (
    <Dialog title={props.title} onClose={props.onClose} sheet>
      <p>{props.question}</p>
      {props.children}
      <Alert>{failure}</Alert>
      <div className="admin-actions">
        <Button kind="danger" busy={pending} onClick={() => void act()}>
          {props.confirm}
        </Button>
        <Button onClick={props.onClose}>{props.dismiss ?? 'Cancel'}</Button>
      </div>
    </Dialog>
  );
}
