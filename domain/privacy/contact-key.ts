import type { FieldChange } from '#domain/booking/booking-status.ts';
import { emailKey, phoneKey, type Sender } from '#domain/leads/sender.ts';

/** Fewer digits are no telephone number that tells two people apart. */
const LEAST_DIGITS = 7;

/**
 * The form in which an e-mail address or a telephone number is searched; undefined for a text that is
 * neither.
 */
export function contactKeyOf(text: string): string | undefined {
  if (text.includes('@')) return emailKey(text);
  const digits = phoneKey(text);
  return digits.length >= LEAST_DIGITS ? digits : undefined;
}

/** A lead with what was corrected about it, if anything. */
interface Lead extends Sender {
  history?: readonly { at: string; changes?: readonly FieldChange[] | undefined }[];
}

/** The e-mail addresses and telephone numbers in a lead, those before a correction included. */
export const contactsOf = ({ email, phone, history = [] }: Lead): string[] => [
  email,
  phone,
  ...history
    .flatMap(({ changes = [] }) => changes)
    .filter(({ field }) => field === 'email' || field === 'phone')
    .map(({ from }) => from),
];

/** The contact keys of a lead: none of an erased one. */
export const contactKeysOf = (lead: Lead): string[] => [
  ...new Set(contactsOf(lead).flatMap((text) => contactKeyOf(text) ?? [])),
];
