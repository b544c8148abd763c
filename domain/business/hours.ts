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

/** Telephone hours: home, about and contact pages, FAQ, chat. */
export const phoneHours: HoursRow = { days: '7 days a week', hours: '8:00 AM - 8:00 PM' };
