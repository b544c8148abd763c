/**
 * The errors, by control name, of which a form shows nothing: it has no such control. What is shown is what counts, because
 * some errors are shown beside a list or a dialog's text instead of a control.
 */
export function unshownErrors(
  form: HTMLFormElement | null,
  errors: Readonly<Record<string, string>>,
): string | undefined {
  const text = form?.textContent ?? '';
  const unshown = Object.entries(errors).filter(([, message]) => !text.includes(message));
  return unshown.map(([path, message]) => `${path}: ${message}.`).join(' ') || undefined;
}
