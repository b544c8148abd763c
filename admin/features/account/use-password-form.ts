import { type FormEvent, useRef, useState } from 'react';
import { useReportFailure } from '#admin/edits/use-report-failure.ts';
import { passwordFailure } from '#admin/features/session/password-failure.ts';
import { ApiError } from '#widgets/core/api/api-error.ts';
import { errorsByField, textsOf } from '#widgets/core/form/form-state.ts';

/**
 * A form with the owner's password in it: nothing of it is kept in the browser, and it is empty
 * again once it has been sent. `asked` names the control with the password that is in use.
 */
export function usePasswordForm(options: {
  asked: string;
  send: (texts: Record<string, string>) => Promise<void>;
}) {
  const form = useRef<HTMLFormElement>(null);
  const report = useReportFailure();
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending || !form.current) return;
    setPending(true);
    setErrors({});
    try {
      await options.send(textsOf(form.current));
      form.current?.reset();
    } catch (error) {
      report(error);
      const found = errorsOf(error, options.asked);
      setErrors(found);
      const [wrong] = Object.keys(found);
      form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
    } finally {
      setPending(false);
    }
  }

  return {
    pending,
    errors,
    props: {
      ref: form,
      className: 'account-form',
      noValidate: true,
      method: 'dialog',
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    },
  };
}

function errorsOf(error: unknown, asked: string): Record<string, string> {
  const fields = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  return fields.length > 0 ? errorsByField(fields) : { [asked]: passwordFailure(error) };
}
