import type { Values } from './drafts.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Sets the value of a control and fires `input`, so that the form updates its state. */
export function setControlValue(control: Control | null, text: string): void {
  if (!control) return;
  control.value = text;
  dispatchInput(control);
}

/** Sets the controls of these names and fires `input` once, so that the form updates its state. */
export function fillControls(form: HTMLFormElement | null, texts: Values): void {
  for (const [name, text] of Object.entries(texts)) {
    const control = form?.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = text === 'on';
    } else if (isTextControl(control) || control instanceof HTMLSelectElement) {
      control.value = text;
    }
  }
  form?.dispatchEvent(new Event('input', { bubbles: true }));
}

export const dispatchInput = (control: Control): void => {
  control.dispatchEvent(new Event('input', { bubbles: true }));
};

/** The text control of this name in a form. */
export function findControl(form: HTMLFormElement | null, name: string): Control | null {
  const control = form?.elements.namedItem(name);
  return isTextControl(control) ? control : null;
}

const isTextControl = (control: unknown): control is Control =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
