/** What identifies the person behind a lead, as that person typed it. */
export interface Sender {
  email: string;
  phone: string;
}

/**
 * Normalizes an email address so that two spellings of one mailbox are equal: lower case, without
 * a `+tag` (RFC 5233), and without the dots that Gmail ignores. Empty without an address, which
 * identifies nobody.
 */
export function emailKey(email: string): string {
  if (email.trim() === '') return '';
  const [local = '', host = ''] = splitAtLast(email.trim().toLowerCase(), '@');
  const mailbox = local.replace(/(?<=.)\+.*$/, '');
  const isGmail = host === 'gmail.com' || host === 'googlemail.com';
  return isGmail ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${host}`;
}

/**
 * The digits of a telephone number, without an extension and without the country code of the North
 * American plan. Empty for a text without digits, which identifies nobody.
 */
export function phoneKey(phone: string): string {
  const digits = phone
    .normalize('NFKC')
    .replace(/(ext|x|#|;).*$/is, '')
    .replace(/\D/g, '');
  return digits.replace(/^(?:00)?1(?=\d{10}$)/, '');
}

/** The sender's email and telephone keys: senders who share one are the same person. */
export const senderKeys = ({ email, phone }: Sender): string[] =>
  [emailKey(email), phoneKey(phone)].filter((key) => key !== '');

function splitAtLast(text: string, separator: string): [string, string] {
  const index = text.lastIndexOf(separator);
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)];
}
