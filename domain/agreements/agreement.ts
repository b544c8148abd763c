import type { Booking } from '#domain/booking/booking.schema.ts';
import { bookingTypesIn } from '#domain/booking/booking-types.ts';
import type { Business } from '#domain/business/business.ts';
import {
  type AgreedTermName,
  type AgreedTerms,
  agreedTermNames,
} from '#domain/jobs/agreed-terms.ts';
import { type Cents, centsOf, moneyText } from '#domain/jobs/cents.ts';
import { standingLines, termsNow, totalOf } from '#domain/jobs/job.ts';
import type { JobRecord } from '#domain/jobs/job-record.ts';
import { catalog } from '#domain/locale/catalog.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { quoteTextIn } from '#domain/quote/quote-texts.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';
import { words as en } from './agreement.en.ts';
import { escaped, filledAgreement, placeholdersIn } from './placeholders.ts';

const catalogOfWords = catalog({ en, es: () => import('./agreement.es.ts') });

const agreementWords = (locale: Locale) => catalogOfWords.in(locale);

/** The part of a booking that its agreement names. */
export type AgreedBooking = Pick<
  Booking,
  'name' | 'address' | 'date' | 'time' | 'inspectionType' | 'inspectorId' | 'quote' | 'status'
>;

/** What is signed. */
export interface AgreementText {
  text: string;
  /** The total that it names. */
  total: Cents;
  locale: Locale;
  /** What the text names; undefined if that is not known. */
  terms?: AgreedTerms | undefined;
}

export interface AgreementSource {
  template: { text: string; locale: Locale };
  booking: AgreedBooking;
  record: Pick<JobRecord, 'lines' | 'outcome' | 'payments'>;
  /** In the template's language. */
  business: Business;
}

/** The agreement of a booking: the same text on each day, until booking, price, template or business change. */
export function agreementFor({
  template,
  booking,
  record,
  business,
}: AgreementSource): AgreementText {
  const { locale } = template;
  const words = agreementWords(locale);
  const total = totalOf(booking, record);
  const fees = feesOf(booking, record, locale);
  const inspector =
    business.inspectors.find(({ id }) => id === booking.inspectorId) ?? business.inspector;
  const type = bookingTypesIn(locale).find(({ value }) => value === booking.inspectionType);
  const text = filledAgreement(template.text, {
    client: booking.name,
    address: booking.address,
    inspection: type?.label ?? words.service,
    date: formatDate(booking.date, 'long', locale),
    time: formatTime(booking.time, locale),
    fees: fees.length > 0 ? feeTable(fees, total, locale) : words.asAgreed,
    total: fees.length > 0 ? moneyText(total) : words.asAgreed,
    inspector: inspector.name,
    license: business.license?.label ?? '',
    company: business.name,
  });
  return { text: text.trim(), total, locale, terms: namedTerms(template.text, booking, record) };
}

function namedTerms(
  template: string,
  booking: AgreedBooking,
  record: AgreementSource['record'],
): AgreedTerms {
  const used = placeholdersIn(template);
  const now = termsNow(booking, record);
  const isNamed = (name: AgreedTermName) =>
    used.has(name) || (name === 'total' && used.has('fees'));
  return Object.fromEntries(agreedTermNames.filter(isNamed).map((name) => [name, now[name]]));
}

interface Fee {
  label: string;
  amount: Cents;
}

/** The price as booked and each change of it. */
const feesOf = (
  { quote }: AgreedBooking,
  record: Pick<JobRecord, 'lines'>,
  locale: Locale,
): Fee[] => [
  ...(quote?.result.breakdown ?? []).map(({ label, amount }) => ({
    label: quoteTextIn(locale, label),
    amount: centsOf(amount),
  })),
  ...standingLines(record).map(({ label, amount }) => ({ label, amount })),
];

function feeTable(fees: readonly Fee[], total: Cents, locale: Locale): string {
  const words = agreementWords(locale);
  const rows = fees.map(({ label, amount }) => `| ${escaped(label)} | ${moneyText(amount)} |`);
  return [
    `| ${words.service} | ${words.fee} |`,
    '| --- | ---: |',
    ...rows,
    `| **${words.total}** | **${moneyText(total)}** |`,
  ].join('\n');
}

/** What the signer consents to (15 U.S.C. 7001(c)), with the act of the state. */
export const consentText = ({
  name,
  law,
  locale,
}: Pick<Business, 'name' | 'law' | 'locale'>): string =>
  agreementWords(locale).consent(name, law.electronicSignatures.label);
