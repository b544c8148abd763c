import { timeZone } from '#domain/business/time-zone.ts';

const day = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium' });
const time = new Intl.DateTimeFormat('en-US', {
  timeZone,
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'shortGeneric',
});

/** An instant on the business's calendar: 'Nov 21, 2026' (spec §9, 'MMM d, yyyy'). */
export const dayOf = (instant: Date): string => day.format(instant);

/** An instant on the business's clock, with its zone: '3:17 PM CT'. */
export const timeOf = (instant: Date): string => time.format(instant);
