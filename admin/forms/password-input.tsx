import { Eye, EyeOff } from 'lucide-react';
import { type RefObject, useId, useState } from 'react';
import './password-input.css';

interface PasswordInputProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string | undefined;
  error: string | undefined;
  input?: RefObject<HTMLInputElement | null>;
}

/** The user name under which password managers store the owner's password. */
export const UsernameInput = () => (
  <input type="text" name="username" autoComplete="username" value="owner" readOnly hidden />
);

interface CurrentPasswordProps {
  /** Why it is asked for. */
  hint: string;
  error: string | undefined;
}

/** The owner's password, asked for again; the control `password`. */
export const CurrentPassword = (props: CurrentPasswordProps) => (
  <>
    <UsernameInput />
    <PasswordInput
      name="password"
      label="Your password"
      autoComplete="current-password"
      {...props}
    />
  </>
);

/** A password field with a button that shows the text. */
export function PasswordInput({
  name,
  label,
  autoComplete,
  hint,
  error,
  input,
}: PasswordInputProps) {
  const id = useId();
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <div className="ui-field">
      <label className="ui-label" htmlFor={id}>
        {label}
      </label>
      <div className="admin-password">
        <input
          ref={input}
          id={id}
          name={name}
          className="ui-control"
          type={visible ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-required="true"
          aria-invalid={error ? 'true' : undefined}
          aria-describedby={`${id}-message`}
        />
        <button
          type="button"
          className="admin-password-toggle"
          aria-label={`${visible ? 'Hide' : 'Show'}: ${label}`}
          onClick={() => setVisible(!visible)}
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
