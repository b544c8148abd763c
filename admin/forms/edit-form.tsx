import { Alert } from '#admin/shell/alert.tsx';
import { Button } from '#admin/shell/button.tsx';
import type { Elements } from '#ui/elements.ts';
import { Form } from '#ui/form/form.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import type { Values } from './drafts.ts';
import { wordedDifference } from './picture-values.ts';
import type { EditForm as EditFormState } from './use-edit-form.ts';

interface EditFormProps<T> {
  form: EditFormState<T>;
  label: string;
  /** Labels by control name, for the table of an edit conflict. */
  labels: Readonly<Record<string, string>>;
  valuesOf: (record: T) => Values;
  /** Called when the owner accepts the newer version of a conflict. */
  onAcceptCurrent?: (current: T) => void;
  /** Text of the submit button. */
  save: string;
  /** Beside the submit button. */
  cancel?: Elements;
  children: Elements;
}

/** A form over one record with its conflict notice, failure and buttons. */
export function EditForm<T extends { revision: number }>(props: EditFormProps<T>) {
  const { form, valuesOf } = props;
  const { state, conflict } = form;

  function differences(current: T) {
    const theirs = valuesOf(current);
    return Object.entries(props.labels).flatMap(([name, label]) => {
      const worded = wordedDifference(name, state.values[name], theirs[name]);
      return worded ? [{ label, ...worded }] : [];
    });
  }

  return (
    <>
      {conflict ? (
        <ConflictNotice
          conflict={conflict}
          differences={differences}
          onAcceptCurrent={(current) => {
            form.restart(valuesOf(current), current.revision);
            props.onAcceptCurrent?.(current);
          }}
        />
      ) : null}
      <Form state={state} onType={form.onType} onSubmit={form.onSubmit} label={props.label}>
        {props.children}
        <div className="ui-wide">
          <Alert>{form.failure}</Alert>
          <div className="admin-actions">
            <Button type="submit" kind="primary" busy={state.pending}>
              {state.pending ? 'Saving…' : props.save}
            </Button>
            {props.cancel}
          </div>
        </div>
      </Form>
    </>
  );
}
