import { useState } from 'react';
import { ApiError } from '#client/api-error.ts';
import { CodeForm } from './code-form.tsx';
import { passwordFailure } from './password-failure.ts';
import { PasswordForm, type PasswordFormProps } from './password-form.tsx';

interface PasswordAndCodeProps extends Omit<PasswordFormProps, 'send'> {
  lead: string;
  /** The message below the field, without a call. */
  check: (password: string) => string | undefined;
  send: (password: string, code?: string) => Promise<void>;
  /** A way out, below the password. */
  other: { label: string; onClick: () => void };
}

/** Asks for a password, and for a code once the server says that it needs one. */
export function PasswordAndCode({ lead, check, send, other, ...form }: PasswordAndCodeProps) {
  const [entered, setEntered] = useState<string>();

  async function attempt(password: string, code?: string) {
    const wrong = check(password);
    if (wrong) return wrong;
    try {
      await send(password, code);
      return undefined;
    } catch (error) {
      if (!isAboutCode(error)) return passwordFailure(error);
      setEntered(password);
      return undefined;
    }
  }

  if (entered === undefined) {
    return (
      <>
        <p className="admin-entry-lead">{lead}</p>
        <PasswordForm {...form} send={(password) => attempt(password)} />
        <div className="admin-entry-others">
          <button type="button" className="admin-entry-other" onClick={other.onClick}>
            {other.label}
          </button>
        </div>
      </>
    );
  }
  return (
    <>
      <p className="admin-entry-lead">
        Two-step login is on. Enter the code that your authenticator app shows now.
      </p>
      <CodeForm
        label={form.label}
        submit={form.submit}
        send={(code) => attempt(entered, code)}
        onBack={() => setEntered(undefined)}
      />
    </>
  );
}

const isAboutCode = (error: unknown) =>
  error instanceof ApiError && error.problem?.code === 'code_required';
