import { placeOf } from './place-of.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface CapturedForms {
  replay(): void;
  /**
   * If the code fails to load: the browser submits the form itself, where the server accepts it.
   */
  submitNatively(): void;
}

/**
 * Holds what a visitor types, chooses and submits until React listens: React would reset a
 * controlled field that changes during hydration, and the browser would submit the form. `replay`
 * stops holding, reports the entered values to React with an `input` event per control, then
 * submits each held form once.
 */
export function captureFormEvents(document: Document): CapturedForms {
  const entered = new Map<Control, () => void>();
  const submitters = new Map<HTMLFormElement, () => void>();
  let focused: () => HTMLElement | undefined = () => undefined;
  const hold = (control: Control) => entered.set(control, entryOf(control));
  const holding = new AbortController();
  const capture = { capture: true, signal: holding.signal };
  for (const control of document.querySelectorAll<Control>('input, select, textarea')) {
    if (isChanged(control)) hold(control);
  }
  for (const type of ['input', 'change']) {
    document.addEventListener(
      type,
      (event) => {
        event.stopImmediatePropagation();
        hold(event.target as Control);
      },
      capture,
    );
  }
  document.addEventListener(
    'focusin',
    ({ target }) => {
      focused = placeOf(target as HTMLElement);
    },
    capture,
  );
  document.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      // React may already listen to a part of the page; it would submit the form as well.
      event.stopImmediatePropagation();
      const form = placeOf(event.target as HTMLFormElement);
      const submitter = event.submitter && placeOf(event.submitter);
      submitters.set(event.target as HTMLFormElement, () => form()?.requestSubmit(submitter?.()));
    },
    capture,
  );
  const replay = () => {
    holding.abort();
    for (const enter of entered.values()) enter();
    if (document.activeElement === document.body) focused()?.focus({ preventScroll: true });
    for (const submit of submitters.values()) submit();
  };
  const submitNatively = () => {
    for (const form of submitters.keys()) if (form.method === 'post') form.submit();
  };
  return { replay, submitNatively };
}

/** Enters again what is in `control` now. */
function entryOf(control: Control): () => void {
  const place = placeOf(control);
  const { value } = control;
  const isChecked = 'checked' in control && control.checked;
  return () => {
    const current = place();
    if (!current) return;
    // A page that reads its URL after hydration may have rendered the field again.
    if (current.value !== value) current.value = value;
    if ('checked' in current && current.checked !== isChecked) current.checked = isChecked;
    current.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

/** Whether the control differs from what the server sent. */
export function isChanged(control: Control): boolean {
  if ('options' in control) {
    const served = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(served, 0);
  }
  if (control.type === 'checkbox') {
    const { checked, defaultChecked } = control as HTMLInputElement;
    return checked !== defaultChecked;
  }
  return control.value !== control.defaultValue;
}
