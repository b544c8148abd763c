/** One row of an hours table, as displayed. */
export interface HoursRow {
  days: string;
  hours: string;
}

// The specification gives different hours for different places, and each keeps its own (spec §9).

/** Details column of the contact page; chat. */
export const officeHours: readonly HoursRow[] = [
  { days: 'Monday - Friday', hours: '8:00 AM - 6:00 PM' },
  { days: 'Saturday', hours: '8:00 AM - 4:00 PM' },
  { days: 'Sunday', hours: 'Emergency only' },
];

/** The block beside the service area on the contact page. */
export const appointmentHours: readonly HoursRow[] = [
  { days: 'Monday - Saturday', hours: '8:00 AM - 8:00 PM' },
  { days: 'Sunday', hours: '10:00 AM - 6:00 PM' },
];

/** Telephone hours: home, about and contact pages, FAQ, chat. */
export const phoneHours: HoursRow = { days: '7 days a week', hours: '8:00 AM - 8:00 PM' };

/** Business profile on the reviews and calendar pages. */
export const profileHours: readonly HoursRow[] = [
  { days: 'Monday - Friday', hours: '8:00 AM - 6:00 PM' },
  { days: 'Saturday', hours: '9:00 AM - 4:00 PM' },
  { days: 'Sunday', hours: 'Closed' },
];

/** Structured data for search engines; times are `HH:mm` in the business's zone. */
export const structuredDataHours = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  opens: '08:00',
  closes: '18:00',
} as const;
