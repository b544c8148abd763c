import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CodeInput } from '#admin/forms/code-input.tsx';
import { UsernameInput } from '#admin/forms/password-input.tsx';
import { Button } from '#admin/shell/button.tsx';

interface CodeFormProps {
  label: string;
  submit: { idle: string; pending: string };
  /** Resolves to the error message, or to undefined on success. */
  send: (code: string) => Promise<string | undefined>;
  onBack: () => void;
}

/** Asks for a code of the authenticator app, or for a recovery code. */
export function CodeForm({ label, submit, send, onBack }: CodeFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isRecovery, setRecovery] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the field's kind that changes
  useEffect(() => input.current?.focus(), [isRecovery]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
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
      <CodeInput key={String(isRecovery)} isRecovery={isRecovery} error={failure} input={input} />
      <Button type="submit" kind="primary" className="admin-wide" disabled={pending}>
        {pending ? submit.pending : submit.idle}
      </Button>
      <div className="admin-entry-others">
        <button
          type="button"
          className="admin-entry-other"
          onClick={() => {
            setFailure(undefined);
            setRecovery(!isRecovery);
          }}
        >
          {isRecovery ? 'Use the app’s code instead' : 'Use a recovery code instead'}
        </button>
        <button type="button" className="admin-entry-other" onClick={onBack}>
          Back
        </button>
      </div>
    </form>
  );
}
