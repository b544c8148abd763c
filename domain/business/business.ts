/** The business that this installation serves. Another inspector changes this file, no code. */
export const business = {
  name: 'Bluebonnet Home Inspections',
  origin: 'https://bluebonnet.example',
  phone: { display: '(972) 555-0148', href: 'tel:+19725550148' },
  email: { display: 'hello@bluebonnet.example', href: 'mailto:hello@bluebonnet.example' },
  licence: { number: '8544', label: 'TREC #8544' },
  serviceArea: 'Dallas-Fort Worth metroplex',
  timeZone: 'America/Chicago',
  /** Its standard time, hours from UTC; daylight time goes by federal law (`business-clock.ts`). */
  standardTime: -6,
} as const;
