/**
 * The `tel:` URI (RFC 3966) of a phone number in free text; undefined with fewer than 7 digits. Ten
 * digits are a US number.
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

/**
 * The `sms:` URI (RFC 5724) of a phone number in free text; undefined for a number with an
 * extension, which cannot receive texts. Without a body, because iOS and Android disagree on its
 * syntax.
 */
export function smsLink(phone: string): string | undefined {
  const tel = telLink(phone);
  return tel?.includes(';ext=') ? undefined : tel?.replace('tel:', 'sms:');
}

/**
 * Directions to an address in the phone's maps: Apple's on its devices, else Google's. Both are
 * `https`, so that a device without the app opens a page; only Android supports `geo:`.
 */
export const directionsLink = (address: string, { isApple }: { isApple: boolean }): string =>
  isApple
    ? `https://maps.apple.com/?daddr=${encodeURIComponent(address)}`
    : `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
