/**
 * The `tel:` URI (RFC 3966) of a phone number in free text, or undefined with fewer than 7 digits.
 * Ten digits are a US number.
 */
export function telLink(phone: string): string | undefined {
  const [number = '', extension = ''] = phone.split(/(?:ext\.?|extension|x|#)\s*(?=\d+\s*$)/i);
  const digits = number.replace(/\D/g, '');
  if (digits.length < 7) return undefined;
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  const full = number.trim().startsWith('+') ? `+${digits}` : undefined;
  const address = full ?? (national.length === 10 ? `+1${national}` : digits);
  const ext = extension.trim();
  return `tel:${address}${ext && `;ext=${ext}`}`;
}

/** A `mailto:` URI; escaped, so that the text cannot add a subject or another recipient. */
export const mailLink = (email: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

/** A Google Maps search. */
export const mapLink = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
