import type { CorrectableField } from '#domain/booking/booking-status.ts';
import { bookingTypes } from '#domain/booking/booking-types.ts';
import { formatOptionEnd } from '#domain/schedule/option-day.ts';

export const fieldLabels: Readonly<Record<CorrectableField, string>> = {
  name: 'Name',
  phone: 'Phone',
  email: 'E-mail',
  address: 'Property address',
  inspectionType: 'Inspection type',
  notes: 'Notes',
  optionEnds: 'Option period ends',
};

/** The text of a field as people read it. */
export function fieldText(field: CorrectableField, text: string): string {
  if (field === 'optionEnds' && text) return formatOptionEnd(text);
  if (field !== 'inspectionType') return text;
  return bookingTypes.find(({ value }) => value === text)?.label ?? text;
}
