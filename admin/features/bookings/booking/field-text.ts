import { languageOptions } from '#admin/leads/languages.ts';
import type { CorrectableField } from '#domain/booking/booking-status.ts';
import { bookingTypes } from '#domain/booking/booking-types.ts';
import { visitTable } from '#domain/booking/visit.ts';
import type { Business } from '#domain/business/business.ts';
import { fillText } from '#domain/business/text-block.ts';
import type { Words } from '#domain/business/words.ts';
import { defaultLocale } from '#domain/locale/locale.ts';
import { formatOptionEnd } from '#domain/schedule/option-day.ts';

interface Row {
  label: string;
  options?: readonly { value: string; label: string }[];
}

const rows: Readonly<Record<CorrectableField, Row>> = {
  name: { label: 'Name' },
  phone: { label: 'Phone' },
  email: { label: 'Email' },
  address: { label: 'Property address' },
  inspectionType: { label: 'Inspection type', options: bookingTypes },
  notes: { label: 'Notes' },
  optionEnds: { label: '{{ContractDeadline}} ends' },
  inspectorId: { label: 'Inspector' },
  locale: { label: 'Language of messages', options: languageOptions },
  ...visitTable,
};

export const fieldLabel = (field: CorrectableField, words: Words): string =>
  fillText(rows[field].label, { locale: defaultLocale, words });

/** The text of a field for display. */
export function fieldText(
  field: CorrectableField,
  text: string,
  { words, inspectors }: Pick<Business, 'words' | 'inspectors'>,
): string {
  if (field === 'optionEnds' && text) return formatOptionEnd(text, words);
  if (field === 'inspectorId') return inspectors.find(({ id }) => id === text)?.name ?? text;
  return rows[field].options?.find(({ value }) => value === text)?.label ?? text;
}
