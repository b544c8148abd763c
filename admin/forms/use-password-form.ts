import { type FormEvent, useRef, useState } from 'react';
import { passwordFailure } from '#admin/features/session/password-failure.ts';
import { useReportError } from '#admin/forms/use-report-error.ts';
import { ApiError } from '#client/api-error.ts';
import type { FieldError } from '#domain/validation/validate.ts';
import { textsOf } from '#ui/form/form-state.ts';
import { hasControlIn, placedErrors } from '#ui/form/placed-errors.ts';

/**
 * A form with the owner's password: it has no draft, and is emptied after a successful call.
 * `passwordField` is the name of the control with the current password, `password` by default. Input with errors from
 * `validate` is not sent, because each call counts as a password attempt.
 */
export function usePasswordForm({
  passwordField = 'password',
  ...options
}: {
  passwordField?: string;
  validate?: (texts: Record<string, string>) => readonly FieldError[];
  send: (texts: Record<string, string>) => Promise<void>;
}) {
  const form = useRef<HTMLFormElement>(null);
  const report = useReportError();
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending || !form.current) return;
    const texts = textsOf(form.current);
    const found = options.validate?.(texts) ?? [];
    if (found.length > 0) return showErrors(found);
    setPending(true);
    setErrors({});
    try {
      await options.send(texts);
      form.current?.reset();
    } catch (error) {
      report(error);
      showErrors(errorsOf(error, passwordField));
    } finally {
      setPending(false);
    }
  }

  /** Those without a control at the one of the password. */
  function showErrors(found: readonly FieldError[]) {
    if (!form.current) return;
    const { errors: placed, failure } = placedErrors(found, hasControlIn(form.current));
    const shown = failure ? { [passwordField]: failure, ...placed } : placed;
    setErrors(shown);
    const controls = Object.keys(shown).map((name) => `[name="${name}"]`);
    form.current?.querySelector<HTMLInputElement>(controls.join())?.focus();
  }

  return {
    pending,
    errors,
    props: {
      ref: form,
      className: 'admin-password-form',
      noValidate: true,
      method: 'dialog',
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    },
  };
}

function errorsOf(error: unknown, passwordField: string): readonly FieldError[] {
  const fields = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  if (fields.length > 0) return fields;
  const isCode = error instanceof ApiError && error.problem?.code === 'wrong_code';
  return [{ path: isCode ? 'code' : passwordField, message: passwordFailure(error) }];
}
