import { useId } from 'react';
import { Link } from 'wouter';
import { Button } from '#admin/shell/button.tsx';
import type { AgreementTemplate } from '#domain/agreements/agreement-template.ts';
import { bookingTypes } from '#domain/booking/booking-types.ts';

interface AgreementCardProps {
  template: AgreementTemplate;
  /** It is being deleted. */
  busy: boolean;
  onDelete: () => void;
}

export const languageNames = { en: 'English', es: 'Spanish' } as const;

export function AgreementCard({ template, busy, onDelete }: AgreementCardProps) {
  const id = useId();
  const { inspectionTypes, locale } = template;
  const types = bookingTypes.filter(({ value }) => inspectionTypes.includes(value));
  const scope = types.map(({ label }) => label).join(', ') || 'All kinds of inspection';
  return (
    <article className="admin-card" aria-labelledby={id}>
      <header className="agreement-head">
        <h2 className="admin-card-title" id={id}>
          {template.name}
        </h2>
        {template.sample ? (
          <span className="admin-chip" data-kind="status">
            Replace this sample
          </span>
        ) : null}
      </header>
      <p className="agreement-facts">{`${languageNames[locale]} · ${scope}`}</p>
      {template.sample ? (
        <p className="agreement-facts">
          It is no legal advice. Put in your own agreement, or delete it to ask for no signature.
        </p>
      ) : null}
      <div className="admin-card-actions">
        <Link
          className="ui-button admin-quiet"
          aria-describedby={id}
          href={`/agreements/${template.id}`}
        >
          Edit
        </Link>
        <Button aria-describedby={id} busy={busy} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </article>
  );
}
