import { countText } from '#admin/lists/count-text.ts';
import type { UnknownPartner } from '#domain/partners/partner.schema.ts';

/** '1 request · 2 bookings'. */
export const leadsText = ({ requests, bookings }: Omit<UnknownPartner, 'slug'>): string =>
  `${countText(requests, ['request', 'requests'])} · ${countText(bookings, ['booking', 'bookings'])}`;
