type Control = HTMLInputElement | HTMLTextAreaElement;

/** Sets the value of a control and fires `input`, so that the form updates its state. */
export function setControlValue(control: Control | null, text: string): void {
  if (!control) return;
  control.value = text;
  dispatchInput(control);
}

export const dispatchInput = (control: Control): void => {
  control.dispatchEvent(new Event('input', { bubbles: true }));
};

/** The text control of this name in a form. */
export function findControl(form: HTMLFormElement | null, name: string): Control | null {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    ? control
    : null;
}
