/** One line of an hours table, as shown. */
export interface HoursRow {
  days: string;
  hours: string;
}

// The blocks do not agree with each other; each keeps its own reading (spec §9).

/** The details column of the contact page. */
export const officeHours: readonly HoursRow[] = [
  { days: 'Monday - Friday', hours: '8:00 AM - 6:00 PM' },
  { days: 'Saturday', hours: '8:00 AM - 4:00 PM' },
  { days: 'Sunday', hours: 'Emergency only' },
];

/** The block beside the service area, lower on the contact page. */
export const appointmentHours: readonly HoursRow[] = [
  { days: 'Monday - Saturday', hours: '8:00 AM - 8:00 PM' },
  { days: 'Sunday', hours: '10:00 AM - 6:00 PM' },
];

/** When the telephone is answered. */
export const phoneHours: HoursRow = { days: '7 days a week', hours: '8:00 AM - 8:00 PM' };

/** The business profile on the reviews and calendar pages. */
export const profileHours: readonly HoursRow[] = [
  { days: 'Monday - Friday', hours: '8:00 AM - 6:00 PM' },
  { days: 'Saturday', hours: '9:00 AM - 4:00 PM' },
  { days: 'Sunday', hours: 'Closed' },
];

/** What search engines are told; times are `HH:mm` in the business's zone. */
export const structuredDataHours = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  opens: '08:00',
  closes: '18:00',
} as const;
