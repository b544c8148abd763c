import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { type FormState, textsOf } from './form-state.ts';

interface FormProps {
  state: FormState;
  /** Called with each change of a control, to be kept. */
  onType: (change: Pick<FormState, 'values' | 'errors'>) => void;
  onSubmit: (form: HTMLFormElement) => void;
  label: string;
  children: ReactNode;
}

/**
 * A native form whose controls keep their own text; each change is copied to the store. When a
 * check fails the first wrong field gets the focus.
 */
export function Form({ state, onType, onSubmit, label, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useFocusOnFirstError(form, state.errors);

  return (
    <form
      key={state.edition}
      ref={form}
      className="ui-form"
      noValidate
      aria-label={label}
      onInput={(event) => {
        const control = event.target as HTMLInputElement;
        const { [control.name]: _corrected, ...errors } = state.errors;
        onType({ values: textsOf(event.currentTarget), errors });
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!state.pending) onSubmit(event.currentTarget);
      }}
    >
      {children}
    </form>
  );
}

function useFocusOnFirstError(
  form: RefObject<HTMLFormElement | null>,
  errors: FormState['errors'],
) {
  const before = useRef(errors);
  useEffect(() => {
    const isNew = Object.keys(errors).some((name) => !(name in before.current));
    before.current = errors;
    if (isNew) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, errors]);
}
