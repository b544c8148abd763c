/**
 * Submits a form by its event alone: in a sandboxed frame without `allow-forms`, the browser ignores a native submit before
 * the form gets its event.
 */
export const submitForm = (form: HTMLFormElement | null): void =>
  void form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));

/** For a submit button, which the Enter key in a field clicks as well. */
export function submitOnClick(event: {
  preventDefault(): void;
  currentTarget: HTMLButtonElement;
}): void {
  event.preventDefault();
  submitForm(event.currentTarget.form);
}
