import { business } from '#domain/business/business.ts';
import { promises } from '#domain/business/promises.ts';
import type { MessageKind } from './message-kinds.ts';

/** The words of a message that the owner can change. The facts, prices and links below them stay. */
export interface MessageTemplate {
  subject: string;
  /** Paragraphs with an empty line between them. */
  text: string;
}

/** What a `{{name}}` stands for, as the owner reads it. */
export const placeholderLabels = {
  business: 'Business name',
  phone: 'Business phone number',
  response: `Promised response time: ${promises.response}`,
  notice: `Notice for changes: ${promises.rescheduleNotice}`,
  date: 'Day of the appointment',
  time: 'Start of the appointment',
  inspection: 'Kind of inspection',
  length: 'Length of the appointment',
  count: 'Number of appointments: ‘2 appointments’',
} as const;

export type Placeholder = keyof typeof placeholderLabels;

export type PlaceholderValues = Readonly<Partial<Record<Placeholder, string>>>;

const always = ['business', 'phone', 'response', 'notice'] as const;
const ofRequest: readonly Placeholder[] = ['inspection', ...always];
const ofBooking: readonly Placeholder[] = ['date', 'time', 'inspection', 'length', ...always];
const ofDay: readonly Placeholder[] = ['date', 'count', ...always];

/** The values that are the same in every message. */
export const businessValues: PlaceholderValues = {
  business: business.name,
  phone: business.phone.display,
  response: promises.response,
  notice: promises.rescheduleNotice,
};

const isAboutRequest = (kind: MessageKind) =>
  ['request_received', 'new_request', 'waiting_request', 'callback_due'].includes(kind);

/** The placeholders that have a value in messages of `kind`. None is a text that a visitor has typed. */
export function placeholdersOf(kind: MessageKind): readonly Placeholder[] {
  if (kind === 'day_list') return ofDay;
  if (kind === 'webhook_paused') return always;
  return isAboutRequest(kind) ? ofRequest : ofBooking;
}

const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** What in `text` looks like a placeholder and has no value in messages of `kind`, as it is written. */
export function unknownPlaceholders(text: string, kind: MessageKind): string[] {
  const known: readonly string[] = placeholdersOf(kind);
  const wrong = [...text.matchAll(PLACEHOLDER)].filter(([, name = '']) => !known.includes(name));
  const rest = text.replaceAll(PLACEHOLDER, '');
  return [...wrong.map(([written]) => written), ...(rest.match(/\{\{|\}\}/g) ?? [])];
}

/** `text` with the values of its placeholders; one without a value stays as it is written. */
export const filled = (text: string, values: PlaceholderValues): string =>
  text.replaceAll(PLACEHOLDER, (written, name: Placeholder) =>
    Object.hasOwn(values, name) ? (values[name] ?? written) : written,
  );

/** The paragraphs of `text`. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
