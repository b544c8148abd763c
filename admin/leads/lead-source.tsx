import { ChevronDown, Handshake } from 'lucide-react';
import type { Attribution } from '#domain/attribution/attribution.schema.ts';

export function PartnerChip({ attribution }: { attribution: Attribution | undefined }) {
  if (!attribution?.partner) return null;
  return (
    <span className="admin-chip" data-kind="partner">
      <Handshake size={16} />
      via {attribution.partner}
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

/** The page and utm_* values of a lead. They are unchecked input: shown as text, never as links. */
export function LeadSource({ attribution }: { attribution: Attribution | undefined }) {
  const { page, utm } = attribution ?? {};
  const rows = [
    ['Page', page] as const,
    ...utmLabels.map(([key, label]) => [label, utm?.[key]] as const),
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
