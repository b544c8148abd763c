import { type RefObject, useId } from 'react';

interface CodeInputProps {
  /** A recovery code instead of one of the authenticator app. */
  isRecovery?: boolean;
  hint?: string | undefined;
  error: string | undefined;
  input?: RefObject<HTMLInputElement | null>;
}

/** A field for a code of two-step login. */
export function CodeInput({ isRecovery = false, hint, error, input }: CodeInputProps) {
  const id = useId();
  return (
    <div className="ui-field">
      <label className="ui-label" htmlFor={id}>
        {isRecovery ? 'Recovery code' : 'Code'}
      </label>
      <input
        ref={input}
        id={id}
        name="code"
        className="ui-control"
        type="text"
        // So that phones offer digits, and password managers fill in the code.
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        aria-required="true"
        aria-invalid={error ? 'true' : undefined}
        aria-describedby={`${id}-message`}
      />
      <p
        className="ui-message"
        id={`${id}-message`}
        role={error ? 'alert' : undefined}
        data-error={error ? '' : undefined}
      >
        {error ?? hint ?? (isRecovery ? 'Like abcd-efgh-2345-6723; each works once' : '6 digits')}
      </p>
    </div>
  );
}
