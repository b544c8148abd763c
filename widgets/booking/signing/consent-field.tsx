import { useId } from 'react';
import { useWords } from '#ui/words.ts';
import { signingWords } from './signing.words.ts';

interface ConsentFieldProps {
  /** What signing electronically means. */
  text: string;
  error: string | undefined;
}

/** The consent to sign electronically. */
export function ConsentField({ text, error }: ConsentFieldProps) {
  const words = useWords(signingWords);
  const id = useId();
  return (
    <div className="ui-field ui-wide">
      <p className="ui-label">{words.consentTitle}</p>
      <p className="ui-note" id={`${id}-text`}>
        {text}
      </p>
      <label className="ui-check">
        <input
          type="checkbox"
          name="consent"
          aria-required="true"
          aria-invalid={error ? 'true' : undefined}
          aria-describedby={`${id}-message ${id}-text`}
        />
        <span>{words.consent}</span>
      </label>
      <p className="ui-message" id={`${id}-message`} data-error={error ? '' : undefined}>
        {error}
      </p>
    </div>
  );
}
