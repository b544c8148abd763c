import { type FormEvent, useEffect, useRef, useState } from 'react';
import { OwnerName, PasswordInput } from '#admin/password/password-input.tsx';

interface PasswordFormProps {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  submit: { idle: string; pending: string };
  /** Resolves to what is wrong, or to undefined when the owner is in. */
  send: (password: string) => Promise<string | undefined>;
}

export function PasswordForm({ label, autoComplete, hint, submit, send }: PasswordFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  // The one field of the page: whoever comes here, also from a session that ended, will type.
  useEffect(() => input.current?.focus(), []);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setPending(true);
    setFailure(undefined);
    const wrong = await send(input.current?.value ?? '');
    if (!wrong) return;
    setPending(false);
    setFailure(wrong);
    input.current?.focus();
    input.current?.select();
  }

  return (
    <form noValidate aria-label={label} onSubmit={(event) => void onSubmit(event)}>
      <OwnerName />
      <PasswordInput
        name="password"
        label="Password"
        error={failure}
        {...{ input, autoComplete, hint }}
      />
      <button type="submit" className="ui-button admin-primary admin-wide" disabled={pending}>
        {pending ? submit.pending : submit.idle}
      </button>
    </form>
  );
}
