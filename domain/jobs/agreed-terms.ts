import type { Booking } from '#domain/booking/booking.schema.ts';
import { type Cents, plainAmount } from './cents.ts';

/** The placeholders of an agreement whose values are agreed: another value asks for another signature. A move does not. */
export const agreedTermNames = ['client', 'address', 'inspection', 'fees', 'total'] as const;

export type AgreedTermName = (typeof agreedTermNames)[number];

/** What a text names of a booking and its price, without words that depend on language or version. */
export type AgreedTerms = Readonly<Partial<Record<AgreedTermName, string | undefined>>>;

export type AllTerms = Readonly<Record<AgreedTermName, string>>;

/** What of a booking can be agreed. */
export type AgreedFields = 'name' | 'address' | 'inspectionType' | 'quote';

/** All terms as they are now. */
export const currentTerms = (
  { name, address, inspectionType, quote }: Pick<Booking, AgreedFields>,
  { lines, total }: { lines: readonly { label: string; amount: Cents }[]; total: Cents },
): AllTerms => ({
  client: name,
  address,
  inspection: inspectionType ?? '',
  fees: [
    ...(quote?.result.breakdown ?? []).map(({ label, amount }) => `${label} ${amount}.00`),
    ...lines.map(({ label, amount }) => `${label} ${plainAmount(amount)}`),
  ].join('\n'),
  total: plainAmount(total),
});

/** Those of `agreed` that have another value now. */
export const changedTerms = (agreed: AgreedTerms, now: AgreedTerms): AgreedTermName[] =>
  agreedTermNames.filter((name) => agreed[name] !== undefined && agreed[name] !== now[name]);
