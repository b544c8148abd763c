import type { EditForm } from '#admin/forms/use-edit-form.ts';
import { Button } from '#admin/shell/button.tsx';
import type { StoredAvailability } from '#domain/schedule/availability.ts';

interface SaveBarProps {
  form: EditForm<StoredAvailability>;
  onDiscard: () => void;
}

/** Says whether the parts above are saved; if not, it stays in view with its buttons. */
export const SaveBar = ({ form, onDiscard }: SaveBarProps) => (
  <div className="availability-save" data-dirty={form.dirty ? '' : undefined}>
    <p role="status">{form.failure ? '' : form.dirty ? 'Unsaved changes' : 'All changes saved'}</p>
    {form.failure ? (
      <p className="availability-failure" role="alert">
        {form.failure}
      </p>
    ) : null}
    {form.dirty ? (
      <div className="availability-buttons">
        <Button onClick={onDiscard}>Discard</Button>
        <Button type="submit" kind="primary" busy={form.state.pending}>
          {form.state.pending ? 'Saving…' : 'Save'}
        </Button>
      </div>
    ) : null}
  </div>
);
