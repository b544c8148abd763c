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

export type VisitField = (typeof visitFieldNames)[number];

export type VisitDetails = {
  [Name in Exclude<VisitField, 'agentCopy'>]?: string | undefined;
} & { agentCopy?: boolean | undefined };

/** What the owner reads about the visit: a label and a text for each fact that is known. */
export function visitFacts(visit: VisitDetails): { label: string; text: string }[] {
  const copy = visit.agentCopy && visit.agentEmail && 'gets a copy';
  const agent = [visit.agentName, visit.agentEmail, copy].filter(Boolean).join(', ');
  const facts: Record<
    Exclude<VisitField, 'agentEmail' | 'agentCopy'>,
    [label: string, text: string | undefined]
  > = {
    agentName: ['Booked by an agent', agent],
    entry: ['Access', visit.entry],
    occupancy: ['The home is', labelOf(occupancies, visit.occupancy)?.toLowerCase()],
    utilities: ['Utilities', labelOf(utilityStates, visit.utilities)?.toLowerCase()],
    pets: ['Pets', visit.pets],
  };
  return Object.values(facts).flatMap(([label, text]) => (text ? [{ label, text }] : []));
}

const labelOf = (
  options: readonly { value: string; label: string }[],
  chosen: string | undefined,
): string | undefined => options.find(({ value }) => value === chosen)?.label;
