import { useId } from 'react';
import { partnerSlugFrom } from '#domain/attribution/partner-slug.ts';
import { maxNameLength } from '#widgets/embed-code/embed-options.ts';

interface NameFieldProps {
  name: string;
  onChange: (name: string) => void;
}

/** The partner's name, from which the slug is made. */
export function NameField({ name, onChange }: NameFieldProps) {
  const id = useId();
  const slug = partnerSlugFrom(name);
  return (
    <div className="embed-field">
      <label className="ui-label" htmlFor={id}>
        Your name or company
      </label>
      <input
        className="ui-control"
        id={id}
        value={name}
        maxLength={maxNameLength}
        placeholder="Jane Doe Realty"
        autoComplete="organization"
        aria-describedby={`${id}-slug`}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <p className="ui-message" id={`${id}-slug`}>
        {slug ? (
          <>
            <span>Comes with every lead as </span>
            <code>{slug}</code>
          </>
        ) : name.trim() ? (
          'Please use some letters or digits.'
        ) : (
          'Without it a lead does not say that it came from you.'
        )}
      </p>
    </div>
  );
}
