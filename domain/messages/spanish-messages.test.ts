import { describe, expect, it } from 'vitest';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { Business } from '#domain/business/business.ts';
import { defaultBusinessIn } from '#domain/business/testing/default-business-in.ts';
import { loadAllWords } from '#domain/locale/catalog.ts';
import { inEachLocale, type Locale } from '#domain/locale/locale.ts';
import { composeMessage } from './compose-message.ts';
import { defaultTemplateIn } from './default-templates.ts';
import { type MessageKind, messageKindDisplays, messageKinds } from './message-kinds.ts';
import { localesOfKind, messageLocale } from './message-locale.ts';
import { placeholdersOf, unknownPlaceholders } from './message-template.ts';
import { plainText } from './plain-text.ts';
import type { MessageSubject } from './planned-message.ts';
import { sampleSubject } from './sample-subjects.ts';

// The tests below are named after messages that are composed for them.
await loadAllWords();

const withTwo = ({ inspector, ...business }: Business): Business => ({
  ...business,
  inspector,
  inspectors: [inspector, { ...inspector, id: 'ana', name: 'Ana Cruz' }],
});
const businesses = inEachLocale((locale) => withTwo(defaultBusinessIn(locale)));

/** What the client typed, in Spanish; the owner reads it as it is. */
const typed = { notes: 'El perro es muy tranquilo.', entry: 'Caja de llaves 1234' };
const reason = 'Hay hielo en las calles.';

/** Everything that a booking's mails can show. */
const inFull = (booking: Booking): Booking => ({
  ...booking,
  ...typed,
  inspectorId: 'ana',
  optionEnds: booking.date,
  discount: { promotionId: 'first', message: '$50 off your first inspection.', amount: '$50' },
  history: booking.history.map((entry) => (entry.reason ? { ...entry, reason } : entry)),
});

function subjectOf(kind: MessageKind): MessageSubject {
  const about = sampleSubject(kind, businesses.es);
  return 'booking' in about ? { ...about, booking: inFull(about.booking) } : about;
}

function inEnglish(about: MessageSubject): MessageSubject {
  if ('booking' in about) return { ...about, booking: { ...about.booking, locale: undefined } };
  return 'request' in about ? { request: { ...about.request, locale: undefined } } : about;
}

function composed(kind: MessageKind, about = subjectOf(kind)) {
  const locale = messageLocale({ kind, about });
  const message = composeMessage(
    { kind, about },
    {
      business: businesses[locale],
      publicUrl: 'https://bluebonnet.example',
      ownerEmail: 'owner@bluebonnet.example',
      rules: { driveTime: true },
      templates: {},
      manageUrl: 'https://bluebonnet.example/es/appointment/token',
      agentUrl: 'https://bluebonnet.example/agent/Vx3kq0ZJm1c8sYtR2wLhNg',
      reportUrl: 'https://bluebonnet.example/report/Vx3kq0ZJm1c8sYtR2wLhNg',
    },
  );
  return { ...message, text: plainText(message) };
}

/** Names and addresses, which are the same in every language. */
const names = /Bluebonnet Home Inspections|\d+ [A-Z]\w+ (Street|Lane)|https:\S+|\S+@\S+/g;

const englishWords =
  /\b(the|your?|and|with|for|is|are|was|were|be|been|will|would|at|of|to|on|in|it|its|this|that|these|or|if|but|not|our|us|we|they|their|from|by|about|please|after|before|until|when|where|how|what|which|can|there|here|any|all|more|than|up|time|hours?|off|call|text|price|moved|canceled)\b/gi;

const englishIn = (text: string) => text.replace(names, '').match(englishWords) ?? [];

const toClients = messageKinds.filter((kind) => messageKindDisplays[kind].to === 'client');
const toOthers = messageKinds.filter((kind) => messageKindDisplays[kind].to !== 'client');

describe.each([
  ...toClients.map((kind) => [kind, subjectOf(kind)] as const),
  // A client who wanted to book a time gets another receipt.
  ['request_received', sampleSubject('bookings_full', businesses.es)] as const,
])('to a client who speaks Spanish, %s', (kind, about) => {
  const { subject, text, sender, blocks } = composed(kind, about);

  it('has no English word', () => {
    expect(englishIn(`${subject}\n${text}`)).toEqual([]);
    expect(text).not.toMatch(/undefined|[{}]|\n\n\n/);
    expect(sender.locale).toBe('es');
  });

  it('has the same blocks as in English', () => {
    const english = composed(kind, inEnglish(about));
    expect(english.sender.locale).toBe('en');
    expect(blocks.map(({ type }) => type)).toEqual(english.blocks.map(({ type }) => type));
  });
});

describe.each(toOthers)('of a client who speaks Spanish, %s', (kind) => {
  const { text, subject, sender } = composed(kind);

  it('is in English', () => {
    expect(sender.locale).toBe('en');
    expect(englishIn(`${subject}\n${text}`)).not.toEqual([]);
    expect(`${subject}\n${text}`).not.toMatch(/inspección|reservad|cita|Hola|Precio|Cuándo/i);
  });
});

it.each(['new_booking', 'new_request'] as const)(
  '%s says that the client speaks Spanish',
  (kind) => {
    expect(composed(kind).text).toContain('\nLanguage: Spanish\n');
    expect(composed(kind, inEnglish(subjectOf(kind))).text).not.toContain('Language');
  },
);

it('a confirmation says when, where, what it costs and how to prepare', () => {
  const { subject, text } = composed('booking_confirmed');
  expect(subject).toBe('Su inspección está reservada: 1 dic 2026, 8:00 a.\u00a0m.');
  expect(text).toMatch(/^Hola, Maria:\n\nGracias por reservar con Bluebonnet Home Inspections\./);
  for (const line of [
    'Cuándo: martes, 1 de diciembre de 2026 a las 8:00 a.\u00a0m., hora del Centro',
    'Dónde: 1200 Elm Street',
    'Duración: aproximadamente 3 horas',
    'Su inspector: Ana Cruz',
    'Su periodo de opción termina el mar 1 dic, 5 p.\u00a0m., antes de la entrega del reporte.',
    'Precio:\n  Inspección base (2,400 pies cuadrados): $',
    'Usted pidió $50 de descuento. Le descontaremos $50 al confirmar.',
    'Ver su cita: https://bluebonnet.example/es/appointment/token',
    'Llame o mande un mensaje al (972) 555-0148',
  ]) {
    expect(text).toContain(line);
  }
});

it('the time of one o’clock has its article', () => {
  const { booking } = sampleSubject('reminder', businesses.es) as { booking: Booking };
  const { text } = composed('reminder', { booking: { ...booking, time: '13:00' } });
  expect(text).toContain(' a la 1:00 p.\u00a0m., hora del Centro');
});

it('a client whose name looks like none is greeted without it', () => {
  const { booking } = sampleSubject('reminder', businesses.es) as { booking: Booking };
  expect(composed('reminder', { booking: { ...booking, name: 'evil.app' } }).text).toMatch(
    /^Hola:\n/,
  );
});

it('who canceled, and why', () => {
  expect(composed('booking_cancelled').text).toContain(
    `Cancelada por: nosotros\nMotivo: ${reason}\n`,
  );
  expect(composed('booking_moved').text).toContain('Cambiada por: usted\n');
});

it('the owner reads in English what the client typed, as it is', () => {
  const { text } = composed('new_booking');
  expect(text).toContain('When: Tuesday, December 1, 2026 at 8:00 AM Central Time');
  for (const words of Object.values(typed)) expect(text).toContain(words);
});

it('a link for another time leads to the page in Spanish', () => {
  for (const kind of ['booking_cancelled', 'booking_released'] as const) {
    expect(composed(kind).text).toContain(': https://bluebonnet.example/es/calendar\n');
  }
});

it.each(toClients)('the Spanish text of %s has its placeholders', (kind) => {
  const wordsIn = (locale: Locale) => Object.values(defaultTemplateIn(locale, kind)).join(' ');
  const usedIn = (locale: Locale) =>
    placeholdersOf(kind).filter((name) => wordsIn(locale).includes(`{{${name}}}`));
  expect(usedIn('es')).toEqual(usedIn('en'));
  expect(unknownPlaceholders(wordsIn('es'), kind)).toEqual([]);
});

it('only clients get messages in Spanish', () => {
  for (const kind of toClients) expect(localesOfKind(kind)).toEqual(['en', 'es']);
  for (const kind of toOthers) expect(localesOfKind(kind)).toEqual(['en']);
});
