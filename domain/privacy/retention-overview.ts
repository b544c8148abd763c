import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { type Erasure, erasuresBy, type Leads, type StoredRetention } from './retention.ts';

/** The retention setting for the owner, and what it erases within the notice days. */
export interface RetentionOverview {
  revision: number;
  months: number | null;
  /** The first ones, earliest first. */
  erasures: ComingErasure[];
  /** The number of all upcoming erasures. */
  total: number;
}

/** A request or booking that retention will erase. */
export interface ComingErasure extends Pick<Erasure, 'kind' | 'lastContact' | 'on'> {
  id: string;
  name: string;
  /** An email address or telephone number that finds all records of the person. */
  contact: string;
}

/** Maximum number of erasures in an overview: more than an owner reads. */
const MAX_SHOWN = 100;

export function retentionOverview(
  leads: Leads,
  retention: StoredRetention,
  today: CalendarDate,
): RetentionOverview {
  const erasures = erasuresBy(leads, retention, today);
  return {
    revision: retention.revision,
    months: retention.months,
    erasures: erasures.slice(0, MAX_SHOWN).map(comingErasure),
    total: erasures.length,
  };
}

function comingErasure({ kind, lead, lastContact, on }: Erasure): ComingErasure {
  const name = 'name' in lead ? lead.name : `${lead.firstName} ${lead.lastName}`;
  return { kind, id: lead.id, name, contact: lead.email || lead.phone, lastContact, on };
}
