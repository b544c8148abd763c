import type { EditForm } from './use-edit-form.ts';

interface FormButtonsProps {
  form: Pick<EditForm<never>, 'state' | 'failure'>;
  /** What the button does, as a verb. */
  save: string;
  onCancel: () => void;
}

/** The last row of a form in a dialog: why it failed, where no field is to blame, and its buttons. */
export function FormButtons({ form, save, onCancel }: FormButtonsProps) {
  const { pending } = form.state;
  return (
    <div className="ui-wide">
      {form.failure ? (
        <p className="admin-alert" role="alert">
          {form.failure}
        </p>
      ) : null}
      <div className="admin-actions">
        <button type="submit" className="ui-button admin-primary" disabled={pending}>
          {pending ? 'Saving…' : save}
        </button>
        <button type="button" className="ui-button admin-quiet" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </div>
  );
}
