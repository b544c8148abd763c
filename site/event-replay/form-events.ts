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
  const entered = new Map<Control, string>();
  const submitters = new Map<HTMLFormElement, HTMLElement | null>();
  const holding = new AbortController();
  const capture = { capture: true, signal: holding.signal };
  for (const control of document.querySelectorAll<Control>('input, select, textarea')) {
    if (isChanged(control)) entered.set(control, control.value);
  }
  for (const type of ['input', 'change']) {
    document.addEventListener(
      type,
      (event) => {
        event.stopImmediatePropagation();
        const control = event.target as Control;
        entered.set(control, control.value);
      },
      capture,
    );
  }
  document.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      // React may already listen to a part of the page; it would submit the form as well.
      event.stopImmediatePropagation();
      submitters.set(event.target as HTMLFormElement, event.submitter);
    },
    capture,
  );
  const replay = () => {
    holding.abort();
    for (const [control, value] of entered) {
      // A page that reads its URL after hydration may have rendered the field again.
      if (control.value !== value) control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
    for (const [form, submitter] of submitters) form.requestSubmit(submitter);
  };
  const submitNatively = () => {
    for (const form of submitters.keys()) if (form.method === 'post') form.submit();
  };
  return { replay, submitNatively };
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
