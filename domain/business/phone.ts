const digitsOf = (phone: string): string => {
  const digits = phone.replaceAll(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
};

/** A number of the North American plan as "(972) 555-0148"; any other as it was typed. */
export function formatPhone(phone: string): string {
  const digits = digitsOf(phone);
  if (digits.length !== 10) return phone.trim();
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** The number for `tel:` and `sms:` addresses, "+19725550148". */
export function telephoneAddress(phone: string): string {
  const digits = digitsOf(phone);
  return digits.length === 10 ? `+1${digits}` : `+${digits}`;
}
