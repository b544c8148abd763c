import { EditMark } from '#admin/shell/edit-mark.tsx';
import type { Elements } from '#ui/elements.ts';
import { Form } from '#ui/form/form.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { ConflictNotice, type Difference } from './conflict-notice.tsx';
import type { Values } from './drafts.ts';
import { changedNames } from './record-values.ts';
import { SaveBar } from './save-bar.tsx';
import type { EditForm } from './use-edit-form.ts';

interface PartsFormProps<T> {
  form: EditForm<T>;
  label: string;
  /** Instead of sending the form at once. */
  onSubmit?: (form: HTMLFormElement) => void;
  differences: (current: T) => readonly Difference[];
  onAcceptCurrent: (current: T) => void;
  /** As in `SaveBar`. */
  save?: string;
  saved?: string;
  onDiscard: () => void;
  children: Elements;
}

/** A form over one record in parts that fold. */
export const PartsForm = <T,>({ form, children, ...props }: PartsFormProps<T>) => (
  <Form
    state={form.state}
    onType={form.onType}
    onSubmit={props.onSubmit ?? form.onSubmit}
    label={props.label}
  >
    {form.conflict ? (
      <div className="ui-wide">
        <ConflictNotice
          conflict={form.conflict}
          differences={props.differences}
          onAcceptCurrent={props.onAcceptCurrent}
        />
      </div>
    ) : null}
    <div className="admin-folds ui-wide">
      {children}
      <SaveBar form={form} save={props.save} saved={props.saved} onDiscard={props.onDiscard} />
    </div>
  </Form>
);

/** The props of each `FoldingPart` that say whether it has unsaved changes of `start` or errors. */
export function marksOf<Part extends string>(
  { values, errors }: FormState,
  start: Values,
  partOf: (name: string) => Part | undefined,
) {
  const unsaved = new Set(changedNames(values, start).map(partOf));
  const invalid = new Set(Object.keys(errors).map(partOf));
  return (name: Part) => ({
    name,
    mark: <EditMark isUnsaved={unsaved.has(name)} isInvalid={invalid.has(name)} />,
    isInvalid: invalid.has(name),
  });
}
