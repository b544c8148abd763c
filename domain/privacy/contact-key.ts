import type { FieldChange } from '#domain/booking/booking-status.ts';
import { emailKey, phoneKey, type Sender } from '#domain/leads/sender.ts';

/** Fewer digits are not a telephone number that identifies a person. */
const LEAST_DIGITS = 7;

/**
 * The normalized form in which an email address or telephone number is searched; undefined for any
 * other text.
 */
export function contactKeyOf(text: string): string | undefined {
  if (text.includes('@')) return emailKey(text);
  const digits = phoneKey(text);
  return digits.length >= LEAST_DIGITS ? digits : undefined;
}

/** A lead with its corrections, if any. */
interface Lead extends Sender {
  history?: readonly { at: string; changes?: readonly FieldChange[] | undefined }[];
}

/** The email addresses and telephone numbers in a lead, including those before a correction. */
export const contactsOf = ({ email, phone, history = [] }: Lead): string[] => [
  email,
  phone,
  ...history
    .flatMap(({ changes = [] }) => changes)
    .filter(({ field }) => field === 'email' || field === 'phone')
    .map(({ from }) => from),
];

/** The contact keys of a lead; none for an erased one. */
export const contactKeysOf = (lead: Lead): string[] => [
  ...new Set(contactsOf(lead).flatMap((text) => contactKeyOf(text) ?? [])),
];
