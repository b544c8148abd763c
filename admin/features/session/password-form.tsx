import { type FormEvent, useEffect, useRef, useState } from 'react';
import { PasswordInput, UsernameInput } from '#admin/forms/password-input.tsx';
import { Button } from '#admin/shell/button.tsx';

export interface PasswordFormProps {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  submit: { idle: string; pending: string };
  /** Resolves to the error message, or to undefined on success. */
  send: (password: string) => Promise<string | undefined>;
}

export function PasswordForm({ label, autoComplete, hint, submit, send }: PasswordFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  // The only field of the page.
  useEffect(() => input.current?.focus(), []);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setPending(true);
    setFailure(undefined);
    const message = await send(input.current?.value ?? '');
    if (!message) return;
    setPending(false);
    setFailure(message);
    input.current?.focus();
    input.current?.select();
  }

  return (
    <form noValidate aria-label={label} onSubmit={(event) => void onSubmit(event)}>
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
