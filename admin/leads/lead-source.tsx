import { ChevronDown, Handshake } from 'lucide-react';
import type { Attribution } from '#domain/attribution/attribution.schema.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';

export function PartnerChip({ attribution }: { attribution: Attribution | undefined }) {
  if (!attribution?.partner) return null;
  return (
    <span className="admin-chip" data-kind="partner">
      <Handshake size={16} />
      <span>{`via ${attribution.partner}`}</span>
    </span>
  );
}

const utmLabels = [
  ['source', 'Source'],
  ['medium', 'Medium'],
  ['campaign', 'Campaign'],
  ['term', 'Term'],
  ['content', 'Content'],
] as const;

/** The page, utm_* values and metadata of a lead. They are unchecked input: shown as text, never as links. */
export function LeadSource({
  lead: { attribution, metadata = {} },
}: {
  lead: Pick<Booking, 'attribution' | 'metadata'>;
}) {
  const { page, utm } = attribution ?? {};
  const rows = [
    ['Page', page] as const,
    ...utmLabels.map(([key, label]) => [label, utm?.[key]] as const),
    ...Object.entries(metadata),
  ].filter(([, value]) => value);
  if (rows.length === 0) return null;
  return (
    <details className="admin-details">
      <summary>
        <ChevronDown size={18} />
        Where it came from
      </summary>
      <dl className="admin-source">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
