import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { type FormState, textsOf } from './form-state.ts';

interface FormProps {
  state: FormState;
  /** Called with the texts of all controls after each change of one. */
  onType: (change: Pick<FormState, 'values' | 'errors'>) => void;
  onSubmit: (form: HTMLFormElement) => void;
  label: string;
  /** Without JavaScript, the page's own server accepts the form by a POST to the page. */
  plainPost?: boolean | undefined;
  children: ReactNode;
}

/**
 * A native form whose controls keep their own text; each change is copied to the store. When
 * validation fails, the first invalid field gets the focus.
 */
export function Form({ state, onType, onSubmit, label, plainPost, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const submitted = useFocusAfterSubmit(form, state);
  useTextBeforeMount(form, state, onType);

  return (
    <form
      key={state.edition}
      ref={form}
      className="ui-form"
      // Submitted before the scripts run, the texts would be in the page's URL; outside a dialog
      // this method submits nothing.
      method={plainPost ? 'post' : 'dialog'}
      noValidate
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
      {children}
    </form>
  );
}

/** Copies what the visitor typed into the server's markup, before React listened, to the store. */
function useTextBeforeMount(
  ref: RefObject<HTMLFormElement | null>,
  { values, errors }: FormState,
  onType: FormProps['onType'],
) {
  const mount = useRef({ values, errors, onType });
  useLayoutEffect(() => {
    const typed = ref.current ? textsOf(ref.current) : {};
    const { values, errors, onType } = mount.current;
    if (Object.entries(typed).some(([name, text]) => text !== (values[name] ?? ''))) {
      onType({ values: typed, errors });
    }
  }, [ref]);
}

/**
 * After a failed submit, focuses the first invalid field, else the submit button, which lost the
 * focus when it was disabled. Does nothing if the visitor has typed or moved the focus elsewhere
 * meanwhile.
 */
function useFocusAfterSubmit(ref: RefObject<HTMLFormElement | null>, state: FormState) {
  const submitted = useRef(false);
  const { pending, errors } = state;
  // An effect that waits for the next frame would run after a submit with the previous errors.
  useLayoutEffect(() => {
    const form = ref.current;
    if (!form || !submitted.current || pending) return;
    submitted.current = false;
    // Not `:focus-within`, which matches nothing in a frame while another frame has the focus.
    const { activeElement } = form.getRootNode() as Document | ShadowRoot;
    if (document.activeElement !== document.body && !form.contains(activeElement)) return;
    const find = (selector: string) => form.querySelector<HTMLElement>(selector);
    const invalid = Object.keys(errors).length > 0 ? find('[aria-invalid="true"]') : null;
    if (invalid) invalid.focus();
    // A visitor who scrolled away while waiting stays there.
    else find('[type="submit"]')?.focus({ preventScroll: true });
  }, [ref, pending, errors]);
  return submitted;
}
