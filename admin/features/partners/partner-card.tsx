import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#admin/shell/button.tsx';
import type { PartnerWithLeads } from '#domain/partners/partner.schema.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { leadsText } from './leads-text.ts';

interface PartnerCardProps {
  partner: PartnerWithLeads;
  onSnippet: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function PartnerCard({ partner, onSnippet, onEdit, onDelete }: PartnerCardProps) {
  const id = useId();
  const { name, slug, site, testedOn } = partner;
  const button = (label: string, onClick: () => void) => (
    <Button aria-describedby={id} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <article className="admin-card" aria-labelledby={id}>
      <header className="admin-card-head">
        <h2 className="admin-card-title" id={id}>
          {name}
        </h2>
        <p className="admin-chips">
          <span className="admin-chip" data-kind="partner">
            {slug}
          </span>
        </p>
      </header>
      <p className="partner-leads">{leadsText(partner)}</p>
      {testedOn ? (
        <p className="partner-tested">
          {`Last test on ${formatDate(testedOn, 'short')}; nothing was booked`}
        </p>
      ) : null}
      {site ? (
        <a className="partner-site" href={site} target="_blank" rel="noreferrer">
          <span>{`${new URL(site).host} `}</span>
          <ExternalLink size={16} aria-label="(opens a new tab)" />
        </a>
      ) : null}
      <div className="admin-card-actions">
        {button('Widget code', onSnippet)}
        {button('Edit', onEdit)}
        {button('Delete', onDelete)}
      </div>
    </article>
  );
}
