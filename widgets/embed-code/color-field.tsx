import { useId } from 'react';

interface ColorFieldProps {
  label: string;
  value: string | undefined;
  /** The widget's default, shown until another color is chosen. */
  fallback: string;
  /** Advice on the color's contrast. */
  message: string;
  /** A readable shade, if the chosen one is not. */
  better?: string | undefined;
  onChange: (color: string | undefined) => void;
}

/** A native color input with advice on its contrast. */
export function ColorField({ label, value, fallback, message, better, onChange }: ColorFieldProps) {
  const id = useId();
  return (
    <div className="embed-field embed-color">
      <label className="ui-label" htmlFor={id}>
        {label}
      </label>
      <div className="embed-color-row">
        <input
          type="color"
          id={id}
          value={value ?? fallback}
          aria-describedby={`${id}-message`}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
        <code>{value ?? fallback}</code>
        {value ? (
          <button
            type="button"
            className="embed-text-button"
            aria-label={`Use our color again: ${label}`}
            onClick={() => onChange(undefined)}
          >
            {' '}
            Use our color again{' '}
          </button>
        ) : null}
      </div>
      <p
        className="ui-message"
        id={`${id}-message`}
        data-error={better ? '' : undefined}
        aria-live="polite"
      >
        <span>{`${message} `}</span>
        {better ? (
          <button type="button" className="embed-text-button" onClick={() => onChange(better)}>
            {`Use ${better}`}
          </button>
        ) : null}
      </p>
    </div>
  );
}
