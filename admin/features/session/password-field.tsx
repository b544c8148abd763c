import { Eye, EyeOff } from 'lucide-react';
import { type RefObject, useId, useState } from 'react';

interface PasswordFieldProps {
  input: RefObject<HTMLInputElement | null>;
  autoComplete: 'current-password' | 'new-password';
  hint?: string | undefined;
  failure: string | undefined;
}

/** A password that can be looked at, and the user name by which password managers file it. */
export function PasswordField({ input, autoComplete, hint, failure }: PasswordFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="ui-field">
      <input type="text" name="username" autoComplete="username" value="owner" readOnly hidden />
      <label className="ui-label" htmlFor={id}>
        Password
      </label>
      <div className="admin-password">
        <input
          ref={input}
          id={id}
          name="password"
          className="ui-control"
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-required="true"
          aria-invalid={failure ? 'true' : undefined}
          aria-describedby={`${id}-message`}
        />
        <button
          type="button"
          className="admin-password-toggle"
          aria-label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} />
        </button>
      </div>
      <p
        className="ui-message"
        id={`${id}-message`}
        role="alert"
        data-error={failure ? '' : undefined}
      >
        {failure ?? hint}
      </p>
    </div>
  );
}
