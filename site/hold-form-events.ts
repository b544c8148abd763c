type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface HeldForms {
  release(): void;
  /** For code that is lost: the browser sends what was submitted, where the page's server takes it. */
  sendPlainly(): void;
}

/**
 * Holds back what a visitor types, chooses and submits before React listens: React would reset a
 * controlled field that changes while it is being hydrated, and the browser would send a form. The
 * `release` ends the holding, reports what was entered to React by an `input` event a control,
 * then submits each held form once.
 */
export function holdFormEvents(document: Document): HeldForms {
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
      // React may be listening to a part of the page already; it would send the form as well.
      event.stopImmediatePropagation();
      submitters.set(event.target as HTMLFormElement, event.submitter);
    },
    capture,
  );
  const release = () => {
    holding.abort();
    for (const [control, value] of entered) {
      // A page that reads its address once it is hydrated may have rendered the field anew.
      if (control.value !== value) control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
    for (const [form, submitter] of submitters) form.requestSubmit(submitter);
  };
  const sendPlainly = () => {
    for (const form of submitters.keys()) if (form.method === 'post') form.submit();
  };
  return { release, sendPlainly };
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
