type Control = HTMLInputElement | HTMLTextAreaElement;

/** Puts `text` into a control as if the owner had typed it: the form hears of it. */
export function typeInto(control: Control | null, text: string): void {
  if (!control) return;
  control.value = text;
  announceTyping(control);
}

/** For a control whose text was changed by other means. */
export const announceTyping = (control: Control): void => {
  control.dispatchEvent(new Event('input', { bubbles: true }));
};

/** The control of this name in a form. */
export function controlOf(form: HTMLFormElement | null, name: string): Control | null {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    ? control
    : null;
}
