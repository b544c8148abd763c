// Separate from the schema, so that forms and screens can list them without zod.

export const occupancies = [
  { value: 'vacant', label: 'Vacant' },
  { value: 'occupied', label: 'Occupied' },
] as const;

export const utilityStates = [
  { value: 'on', label: 'All on' },
  { value: 'partly', label: 'Some off' },
  { value: 'off', label: 'All off' },
] as const;

/** The fields of a booking about the visit, in the order of the form. */
export const visitFieldNames = [
  'agentName',
  'agentEmail',
  'agentCopy',
  'entry',
  'occupancy',
  'utilities',
  'pets',
] as const;

export type VisitDetails = {
  [Name in Exclude<(typeof visitFieldNames)[number], 'agentCopy'>]?: string | undefined;
} & { agentCopy?: boolean | undefined };

/** What the owner reads about the visit: a label and a text for each fact that is known. */
export function visitFacts(visit: VisitDetails): { label: string; text: string }[] {
  const copy = visit.agentCopy && visit.agentEmail && 'gets a copy';
  const agent = [visit.agentName, visit.agentEmail, copy].filter(Boolean).join(', ');
  return [
    { label: 'Booked by an agent', text: agent },
    { label: 'Access', text: visit.entry },
    { label: 'The home is', text: labelOf(occupancies, visit.occupancy)?.toLowerCase() },
    { label: 'Utilities', text: labelOf(utilityStates, visit.utilities)?.toLowerCase() },
    { label: 'Pets', text: visit.pets },
  ].flatMap(({ label, text }) => (text ? [{ label, text }] : []));
}

const labelOf = (
  options: readonly { value: string; label: string }[],
  chosen: string | undefined,
): string | undefined => options.find(({ value }) => value === chosen)?.label;
