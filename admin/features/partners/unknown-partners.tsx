import { Plus } from 'lucide-react';
import { Button } from '#admin/shell/button.tsx';
import type { UnknownPartners } from '#domain/partners/partner.schema.ts';
import { thousands } from '#domain/quote/dollars.ts';
import { leadsText } from './leads-text.ts';

interface UnknownPartnersProps {
  unknown: UnknownPartners;
  onAdd: (slug: string) => void;
}

/** Leads with a partner slug that is not in the list: misspelled, or a new partner. */
export function UnknownPartnersPanel({ unknown: { data, total }, onAdd }: UnknownPartnersProps) {
  if (data.length === 0) return null;
  const more = total - data.length;
  return (
    <section className="admin-panel partner-unknown" aria-labelledby="partner-unknown">
      <h2 className="admin-panel-title" id="partner-unknown">
        Leads from names not on the list
      </h2>
      <ul>
        {data.map((leads) => (
          <li key={leads.slug}>
            <span className="partner-unknown-name">{leads.slug}</span>
            <span>{leadsText(leads)}</span>
            <Button aria-label={`Add ${leads.slug} as a partner`} onClick={() => onAdd(leads.slug)}>
              <Plus size={18} /> Add
            </Button>
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <p className="ui-note">
          {`And ${thousands(more)} more with the same number of leads or fewer.`}
        </p>
      ) : null}
    </section>
  );
}
