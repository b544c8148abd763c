// Visitors type these in as they like; a link is made of no more than is understood.

/**
 * A `tel:` address (RFC 3966) for a number as people write it, or undefined without enough digits.
 * Ten digits are a number of this country.
 */
export function telLink(phone: string): string | undefined {
  const [number = '', extension = ''] = phone.split(/(?:ext\.?|extension|x|#)\s*(?=\d+\s*$)/i);
  const digits = number.replace(/\D/g, '');
  if (digits.length < 7) return undefined;
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  const full = number.trim().startsWith('+') ? `+${digits}` : undefined;
  const address = full ?? (national.length === 10 ? `+1${national}` : digits);
  const inside = extension.trim();
  return `tel:${address}${inside && `;ext=${inside}`}`;
}

/** A `mailto:` address; nothing in it can add a subject or another receiver. */
export const mailLink = (email: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

/** A search on a maps service. */
export const mapLink = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
