import { useId } from 'react';

interface ColourFieldProps {
  label: string;
  value: string | undefined;
  /** What the widget uses by itself; shown until another one is chosen. */
  own: string;
  /** Said beneath: how well it can be read. */
  message: string;
  /** A shade that can be read, where the chosen one cannot. */
  better?: string | undefined;
  onChange: (colour: string | undefined) => void;
}

/** The browser's own colour input, and a word about its contrast. */
export function ColourField({ label, value, own, message, better, onChange }: ColourFieldProps) {
  const id = useId();
  return (
    <div className="embed-field embed-colour">
      <label className="ui-label" htmlFor={id}>
        {label}
      </label>
      <div className="embed-colour-row">
        <input
          type="color"
          id={id}
          value={value ?? own}
          aria-describedby={`${id}-message`}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
        <code>{value ?? own}</code>
        {value ? (
          <button
            type="button"
            className="embed-text-button"
            aria-label={`Back to ours: ${label}`}
            onClick={() => onChange(undefined)}
          >
            Back to ours
          </button>
        ) : null}
      </div>
      <p
        className="ui-message"
        id={`${id}-message`}
        data-error={better ? '' : undefined}
        aria-live="polite"
      >
        {message}{' '}
        {better ? (
          <button type="button" className="embed-text-button" onClick={() => onChange(better)}>
            Use {better}
          </button>
        ) : null}
      </p>
    </div>
  );
}
