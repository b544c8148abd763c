import { useEffect, useState } from 'react';
import { CodeInput } from '#admin/forms/code-input.tsx';
import { UsernameInput } from '#admin/forms/password-input.tsx';
import { Button } from '#admin/shell/button.tsx';
import { useOneField } from './use-one-field.ts';

interface CodeFormProps {
  label: string;
  submit: { idle: string; pending: string };
  /** Resolves to the error message, or to undefined on success. */
  send: (code: string) => Promise<string | undefined>;
  onBack: () => void;
}

/** Asks for a code of the authenticator app, or for a recovery code. */
export function CodeForm({ label, submit, send, onBack }: CodeFormProps) {
  const { input, pending, failure, forgetFailure, onSubmit } = useOneField(send);
  const [isRecovery, setRecovery] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the field's kind that changes
  useEffect(() => input.current?.focus(), [input, isRecovery]);

  return (
    <form noValidate aria-label={label} onSubmit={onSubmit}>
      <UsernameInput />
      <CodeInput key={String(isRecovery)} isRecovery={isRecovery} error={failure} input={input} />
      <Button type="submit" kind="primary" className="admin-wide" busy={pending}>
        {pending ? submit.pending : submit.idle}
      </Button>
      <div className="admin-entry-others">
        <button
          type="button"
          className="admin-entry-other"
          onClick={() => {
            forgetFailure();
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
