import type { ReactNode } from 'react';
import { submitOnClick } from './submit-form.ts';

interface SubmitRowProps {
  /** The button's text, and its text while the form is being sent. */
  label: string;
  pendingLabel: string;
  pending: boolean;
  /** What happens next, beside the button. */
  note: string;
  /** Replaces the note and is announced when it appears; null renders an empty region for it. */
  alert?: ReactNode;
  /** Focuses the button when the page loads. */
  focused?: boolean | undefined;
}

/** The last row of a form: the submit button with a note, or with what went wrong. */
export const SubmitRow = ({
  label,
  pendingLabel,
  pending,
  note,
  alert,
  focused,
}: SubmitRowProps) => (
  <div className="ui-submit ui-wide">
    <button
      type="submit"
      className="ui-button"
      part="button"
      data-kind="action"
      disabled={pending}
      onClick={submitOnClick}
      {...(focused && { autoFocus: true })}
    >
      {pending ? pendingLabel : label}
    </button>
    <div className="ui-submit-note">
      {alert === undefined ? null : (
        <div role="alert">{alert ? <p className="ui-alert">{alert}</p> : null}</div>
      )}
      {alert ? null : <p className="ui-note">{note}</p>}
    </div>
  </div>
);
