import type { FieldError } from '#domain/validation/validate.ts';
import { errorsByField } from './form-state.ts';

/** Errors at their controls, and in one text those of fields for which the form has none. */
export function placedErrors(
  errors: readonly FieldError[],
  hasControl: (name: string) => boolean,
): { errors: Record<string, string>; failure: string | undefined } {
  const unplaced = errors.filter(({ path }) => !hasControl(path));
  return {
    errors: errorsByField(errors.filter(({ path }) => hasControl(path))),
    failure: unplaced.map(({ message }) => `${message}.`).join(' ') || undefined,
  };
}

/** Whether a form has a control of a name, for `placedErrors`. */
export const hasControlIn = (form: HTMLFormElement) => (name: string) =>
  form.elements.namedItem(name) !== null;
