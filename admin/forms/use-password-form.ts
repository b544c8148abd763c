import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { passwordFailure } from '#admin/features/session/password-failure.ts';
import { useReportError } from '#admin/forms/use-report-error.ts';
import { ApiError } from '#client/api-error.ts';
import type { FieldError } from '#domain/validation/validate.ts';
import { errorsByField, textsOf } from '#ui/form/form-state.ts';
import { unshownErrors } from './unshown-errors.ts';

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

  useLayoutEffect(() => {
    const unshown = unshownErrors(form.current, errors);
    if (unshown) setErrors({ ...errors, [passwordField]: unshown });
  }, [errors, passwordField]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending || !form.current) return;
    const texts = textsOf(form.current);
    const found = options.validate?.(texts) ?? [];
    if (found.length > 0) return showErrors(errorsByField(found));
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

  function showErrors(found: Record<string, string>) {
    setErrors(found);
    const controls = Object.keys(found).map((name) => `[name="${name}"]`);
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

function errorsOf(error: unknown, passwordField: string): Record<string, string> {
  const fields = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  if (fields.length > 0) return errorsByField(fields);
  const isCode = error instanceof ApiError && error.problem?.code === 'wrong_code';
  return { [isCode ? 'code' : passwordField]: passwordFailure(error) };
}
