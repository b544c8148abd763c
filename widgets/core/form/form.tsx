import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useSteps } from '#widgets/core/use-steps.ts';
import { type FormState, textsOf } from './form-state.ts';

/** Of a form are drawn in one step, after what stands around it; controls are dear to lay out. */
const PARTS = 2;

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
  const submitted = useFocusAfterSubmit(form, state);
  const parts: ReactNode[] = Array.isArray(children) ? children : [children];
  // What is left over comes with the first ones.
  const steps = 1 + Math.floor(parts.length / PARTS);
  const step = useSteps(steps);

  return (
    <form
      key={state.edition}
      ref={form}
      className="ui-form"
      // Sent before the scripts are there, what was typed would stand in the page's address; outside
      // a dialog this method sends nothing.
      method="dialog"
      noValidate
      data-partly={step < steps ? '' : undefined}
      aria-label={label}
      onInput={(event) => {
        submitted.current = false;
        const control = event.target as HTMLInputElement;
        const { [control.name]: _corrected, ...errors } = state.errors;
        onType({ values: textsOf(event.currentTarget), errors });
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (state.pending) return;
        submitted.current = true;
        onSubmit(event.currentTarget);
      }}
    >
      {step === steps ? children : step === 1 ? null : parts.slice(0, (step - steps) * PARTS)}
    </form>
  );
}

/**
 * After an attempt that failed the focus goes to the first wrong field, else back to the button,
 * which lost it when it was disabled; unless the visitor has typed on or gone elsewhere meanwhile.
 */
function useFocusAfterSubmit(ref: RefObject<HTMLFormElement | null>, state: FormState) {
  const submitted = useRef(false);
  const { pending, errors } = state;
  useEffect(() => {
    const form = ref.current;
    if (!form || !submitted.current || pending) return;
    submitted.current = false;
    if (document.activeElement !== document.body && !form.matches(':focus-within')) return;
    const find = (selector: string) => form.querySelector<HTMLElement>(selector);
    const wrong = Object.keys(errors).length > 0 ? find('[aria-invalid="true"]') : null;
    if (wrong) wrong.focus();
    // Whoever has scrolled on while they waited is not called back.
    else find('[type="submit"]')?.focus({ preventScroll: true });
  }, [ref, pending, errors]);
  return submitted;
}
