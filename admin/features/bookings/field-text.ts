import type { CorrectableField } from '#domain/booking/booking-status.ts';
import { bookingTypes } from '#domain/booking/booking-types.ts';
import { occupancies, utilityStates } from '#domain/booking/visit.ts';
import { formatOptionEnd } from '#domain/schedule/option-day.ts';

export const fieldLabels: Readonly<Record<CorrectableField, string>> = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  address: 'Property address',
  inspectionType: 'Inspection type',
  notes: 'Notes',
  optionEnds: 'Option period ends',
  agentName: 'Agent',
  agentEmail: 'Agent’s email',
  agentCopy: 'Copy to the agent',
  entry: 'Access',
  occupancy: 'The home is',
  utilities: 'Utilities',
  pets: 'Pets',
};

const options: {
  readonly [Field in CorrectableField]?: readonly { value: string; label: string }[];
} = {
  inspectionType: bookingTypes,
  agentCopy: [{ value: 'on', label: 'Yes' }],
  occupancy: occupancies,
  utilities: utilityStates,
};

/** The text of a field as people read it. */
export function fieldText(field: CorrectableField, text: string): string {
  if (field === 'optionEnds' && text) return formatOptionEnd(text);
  return options[field]?.find(({ value }) => value === text)?.label ?? text;
}
