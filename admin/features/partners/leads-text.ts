import type { UnknownPartner } from '#domain/partners/partner.schema.ts';

/** '1 request · 2 bookings'. */
export const leadsText = ({ requests, bookings }: Omit<UnknownPartner, 'slug'>): string =>
  `${requests} ${requests === 1 ? 'request' : 'requests'} · ${bookings} ${bookings === 1 ? 'booking' : 'bookings'}`;
