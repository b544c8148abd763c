import type { ReactNode } from 'react';

interface SubmitRowProps {
  /** The button's text, and its text while the form is being sent. */
  label: string;
  pendingLabel: string;
  pending: boolean;
  /** What follows, beside the button. */
  note: string;
  /** Announced when it appears; null keeps an empty region ready for it. */
  alert?: ReactNode;
}

/** The last rows of a form: an alert, the submit button and a note. */
export const SubmitRow = ({ label, pendingLabel, pending, note, alert }: SubmitRowProps) => (
  <>
    {alert === undefined ? null : (
      <div className="ui-wide" role="alert">
        {alert ? <p className="ui-alert">{alert}</p> : null}
      </div>
    )}
    <div className="ui-submit ui-wide">
      <button
        type="submit"
        className="ui-button"
        part="button"
        data-kind="action"
        disabled={pending}
      >
        {pending ? pendingLabel : label}
      </button>
      <p className="ui-note">{note}</p>
    </div>
  </>
);
