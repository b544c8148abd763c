import { Plus } from 'lucide-react';
import type { UnknownPartners } from '#domain/partners/partner.schema.ts';
import { leadsText } from './leads-text.ts';

interface UnknownPartnersProps {
  unknown: UnknownPartners;
  onAdd: (slug: string) => void;
}

/** Leads that name a partner whom nobody has entered: a typing mistake, or a partner to be. */
export function UnknownPartnersPanel({ unknown: { data, total }, onAdd }: UnknownPartnersProps) {
  if (data.length === 0) return null;
  const more = total - data.length;
  return (
    <section className="admin-panel partner-unknown" aria-labelledby="partner-unknown">
      <h2 className="admin-panel-title" id="partner-unknown">
        Leads from names that are not in the list
      </h2>
      <ul>
        {data.map((leads) => (
          <li key={leads.slug}>
            <span className="partner-unknown-name">{leads.slug}</span>
            <span>{leadsText(leads)}</span>
            <button
              type="button"
              className="ui-button admin-quiet"
              aria-label={`Add ${leads.slug} as a partner`}
              onClick={() => onAdd(leads.slug)}
            >
              <Plus size={18} /> Add
            </button>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="ui-note">And {more} more with as many leads or fewer.</p> : null}
    </section>
  );
}
