import { useEffect } from 'react';
import { PasswordInput, UsernameInput } from '#admin/forms/password-input.tsx';
import { Button } from '#admin/shell/button.tsx';
import { useOneField } from './use-one-field.ts';

export interface PasswordFormProps {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  submit: { idle: string; pending: string };
  /** Resolves to the error message, or to undefined on success. */
  send: (password: string) => Promise<string | undefined>;
}

export function PasswordForm({ label, autoComplete, hint, submit, send }: PasswordFormProps) {
  const { input, pending, failure, onSubmit } = useOneField(send);

  // The only field of the page.
  useEffect(() => input.current?.focus(), [input]);

  return (
    <form noValidate aria-label={label} onSubmit={onSubmit}>
      <UsernameInput />
      <PasswordInput
        name="password"
        label="Password"
        error={failure}
        {...{ input, autoComplete, hint }}
      />
      <Button type="submit" kind="primary" className="admin-wide" busy={pending}>
        {pending ? submit.pending : submit.idle}
      </Button>
    </form>
  );
}
