import { type LeadField, type SharedField, sharedFieldNames } from '#domain/leads/lead-field.ts';

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
export const visitTable = {
  agentName: { label: 'Agent', text: 'typed', shared: true },
  agentEmail: { label: 'Agent’s email', text: 'checked', shared: true },
  agentCopy: {
    label: 'Copy to the agent',
    options: [{ value: 'on', label: 'Yes' }],
    text: 'checked',
    shared: false,
  },
  agentConsent: {
    label: 'The agent may follow it',
    options: [{ value: 'on', label: 'Yes' }],
    text: 'checked',
    shared: false,
  },
  entry: { label: 'Access', text: 'typed', shared: true },
  occupancy: { label: 'The home is', options: occupancies, text: 'checked', shared: true },
  utilities: { label: 'Utilities', options: utilityStates, text: 'checked', shared: true },
  pets: { label: 'Pets', text: 'typed', shared: true },
} as const satisfies Readonly<Record<string, LeadField>>;

export type VisitField = keyof typeof visitTable;

export const visitFieldNames = Object.keys(visitTable) as VisitField[];

export type SharedVisitField = SharedField<typeof visitTable>;

export const sharedVisitFieldNames = sharedFieldNames(visitTable);

type YesOrNo = 'agentCopy' | 'agentConsent';

export type VisitDetails = {
  [Name in Exclude<VisitField, YesOrNo>]?: string | undefined;
} & { [Name in YesOrNo]?: boolean | undefined };

/**
 * Whether mails about the appointment go to the agent: a copy was asked for, or the agent may follow the inspection
 * and gets the link to it.
 */
export const isAgentMailed = ({ agentCopy, agentConsent }: VisitDetails): boolean =>
  Boolean(agentCopy || agentConsent);

/** The known details of the visit for the owner, each with a label. */
export function visitFacts(visit: VisitDetails): { label: string; text: string }[] {
  const { agentName, agentEmail, agentCopy, agentConsent, ...home } = visit;
  const copy = agentCopy && agentEmail && 'gets a copy';
  const follows = agentConsent && agentEmail && 'may follow it';
  const agent = [agentName, agentEmail, copy, follows].filter(Boolean).join(', ');
  const facts = visitFieldNames.map((field) => {
    if (field === 'agentName') return { label: 'Booked by an agent', text: agent };
    if (field === 'agentEmail' || field === 'agentCopy' || field === 'agentConsent')
      return undefined;
    const { label, options = [] }: LeadField = visitTable[field];
    const chosen = options.find(({ value }) => value === home[field]);
    return { label, text: chosen?.label.toLowerCase() ?? home[field] };
  });
  return facts.flatMap((fact) => (fact?.text ? [{ label: fact.label, text: fact.text }] : []));
}
