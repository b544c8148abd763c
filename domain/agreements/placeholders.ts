/** The meaning of each `{{name}}` in an agreement, for the owner. */
export const agreementPlaceholders = {
  client: 'Client’s name',
  address: 'Address of the property',
  inspection: 'Kind of inspection',
  date: 'Day of the appointment',
  time: 'Start of the appointment',
  fees: 'Table of the fees, on a line of its own',
  total: 'Total of the fees',
  inspector: 'Inspector’s name',
  license: 'License',
  company: 'Business name',
} as const;

export type AgreementPlaceholder = keyof typeof agreementPlaceholders;

const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;
const LICENSE_LINE = /^.*\{\{\s*license\s*\}\}.*$/gm;
const FEES_ALONE = /^[ \t]*\{\{\s*fees\s*\}\}[ \t]*$/gm;

/** The placeholders that a template names. */
export const placeholdersIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name));

/** What is wrong with the placeholders of a template, in words for the owner. */
export function placeholderError(text: string): string | undefined {
  const unknown = [...text.matchAll(PLACEHOLDER)]
    .filter(([, name = '']) => !Object.hasOwn(agreementPlaceholders, name))
    .map(([written]) => written);
  const rest = text.replaceAll(PLACEHOLDER, '').match(/\{\{|\}\}/g) ?? [];
  const wrong = [...new Set([...unknown, ...rest])];
  if (wrong.length > 0) return `There is no value for ${wrong.join(', ')}`;
  if (/\{\{\s*fees\s*\}\}/.test(text.replaceAll(FEES_ALONE, ''))) {
    return 'Put {{fees}} on a line of its own';
  }
  return undefined;
}

/**
 * `template` with its placeholders replaced. What clients and owner typed is escaped, so that it is never markup;
 * `fees` is the table. A line with the
 * license is left out for a business without one.
 */
export const filledAgreement = (
  template: string,
  { fees, ...values }: Readonly<Record<AgreementPlaceholder, string>>,
): string =>
  template
    .replaceAll(LICENSE_LINE, (line) => (values.license === '' ? '' : line))
    .replaceAll(FEES_ALONE, () => `\n${fees}\n`)
    .replaceAll(PLACEHOLDER, (written, name: string) =>
      Object.hasOwn(values, name) ? escaped(values[name as keyof typeof values]) : written,
    );

/** Also invisible characters that turn the direction of what follows them. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\s]+/gu;

/** `text` on one line, without any meaning as markup, also at the start of a line. */
export const escaped = (text: string): string =>
  text
    .replaceAll(INVISIBLE, ' ')
    .trim()
    .replaceAll(/[\\*|{}]/g, '\\$&')
    .replace(/^[#+-]/, '\\$&')
    .replace(/^(\d{1,3})([.)])(?=\s|$)/, '$1\\$2');
