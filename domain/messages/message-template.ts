import type { Business } from '#domain/business/business.ts';
import type { MessageKind } from './message-kinds.ts';

/** The texts of a message that the owner can change. Facts, prices and links are fixed. */
export interface MessageTemplate {
  subject: string;
  /** Paragraphs separated by empty lines. */
  text: string;
}

/** The meaning of each `{{name}}`, for the owner. */
export const placeholderLabels = {
  business: 'Business name',
  phone: 'Business phone number',
  response: 'Promised response time',
  notice: 'Notice for changes',
  date: 'Day of the appointment',
  time: 'Start of the appointment',
  inspection: 'Kind of inspection',
  length: 'Length of the appointment',
  amount: 'Amount of the payment or refund, or the new price',
  count: 'Number of appointments: ‘2 appointments’',
} as const;

export type Placeholder = keyof typeof placeholderLabels;

export type PlaceholderValues = Readonly<Partial<Record<Placeholder, string>>>;

const always = ['business', 'phone', 'response', 'notice'] as const;
const ofRequest: readonly Placeholder[] = ['inspection', ...always];
const ofBooking: readonly Placeholder[] = ['date', 'time', 'inspection', 'length', ...always];
const ofMoney: readonly Placeholder[] = ['amount', ...ofBooking];
const ofDay: readonly Placeholder[] = ['date', 'count', ...always];

/** The values that are the same in every message. */
export const businessValues = ({ words }: Pick<Business, 'words'>): PlaceholderValues => ({
  business: words.name,
  phone: words.phone,
  response: words.responseTime,
  notice: words.noticeTime,
});

const isAboutRequest = (kind: MessageKind) =>
  ['request_received', 'new_request', 'waiting_request', 'callback_due'].includes(kind);

const isAboutMoney = (kind: MessageKind) =>
  ['payment_receipt', 'refund_receipt', 'price_changed', 'fee_charged'].includes(kind);

/** The placeholders with a value in messages of `kind`. No value is text a visitor typed. */
export function placeholdersOf(kind: MessageKind): readonly Placeholder[] {
  if (kind === 'day_list') return ofDay;
  if (kind === 'webhook_paused' || kind === 'calendar_stale') return always;
  if (isAboutMoney(kind)) return ofMoney;
  return isAboutRequest(kind) ? ofRequest : ofBooking;
}

const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The placeholders in `text`, as written, that have no value in messages of `kind`. */
export function unknownPlaceholders(text: string, kind: MessageKind): string[] {
  const known: readonly string[] = placeholdersOf(kind);
  const wrong = [...text.matchAll(PLACEHOLDER)].filter(([, name = '']) => !known.includes(name));
  const rest = text.replaceAll(PLACEHOLDER, '');
  return [...wrong.map(([written]) => written), ...(rest.match(/\{\{|\}\}/g) ?? [])];
}

/** `text` with its placeholders replaced; a placeholder without a value stays as written. */
export const filled = (text: string, values: PlaceholderValues): string =>
  text.replaceAll(PLACEHOLDER, (written, name: Placeholder) =>
    Object.hasOwn(values, name) ? (values[name] ?? written) : written,
  );

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
