import { Button } from '#admin/shell/button.tsx';
import type { EditForm } from './use-edit-form.ts';
import './save-bar.css';

interface SaveBarProps<T> {
  form: EditForm<T>;
  /** Text of the submit button. */
  save?: string | undefined;
  /** Said while nothing has been changed. */
  saved?: string | undefined;
  onDiscard: () => void;
}

/** Says whether the parts above are saved; if not, it stays in view with its buttons. */
export const SaveBar = <T,>(props: SaveBarProps<T>) => {
  const { form, save = 'Save', saved = 'All changes saved', onDiscard } = props;
  return (
    <div className="admin-save" data-dirty={form.dirty ? '' : undefined}>
      <p role="status">{form.failure ? '' : form.dirty ? 'Unsaved changes' : saved}</p>
      {form.failure ? (
        <p className="admin-save-failure" role="alert">
          {form.failure}
        </p>
      ) : null}
      {form.dirty ? (
        <div className="admin-save-buttons">
          <Button onClick={onDiscard}>Discard</Button>
          <Button type="submit" kind="primary" busy={form.state.pending}>
            {form.state.pending ? 'Saving…' : save}
          </Button>
        </div>
      ) : null}
    </div>
  );
};
