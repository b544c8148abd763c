import { Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';

interface PasswordInputProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  error: string | undefined;
}

/** A password among other controls of a form; it can be looked at. */
export function PasswordInput({ name, label, autoComplete, hint, error }: PasswordInputProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="ui-field">
      <label className="ui-label" htmlFor={id}>
        {label}
      </label>
      <div className="account-password">
        <input
          id={id}
          name={name}
          className="ui-control"
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-required="true"
          aria-invalid={error ? 'true' : undefined}
          aria-describedby={`${id}-message`}
        />
        <button
          type="button"
          className="admin-icon-button"
          aria-label={`${shown ? 'Hide' : 'Show'}: ${label}`}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} />
        </button>
      </div>
      <p
        className="ui-message"
        id={`${id}-message`}
        role={error ? 'alert' : undefined}
        data-error={error ? '' : undefined}
      >
        {error ?? hint}
      </p>
    </div>
  );
}
