import { expect, it, test } from 'vitest';
import { defaultBusiness } from './defaults/default-business.ts';
import { defaultProfile } from './defaults/default-profile.ts';
import { type ProfileInput, profileSchema } from './profile.schema.ts';
import { spanishFacts, textsWithoutPattern } from './spanish-facts.ts';

const withArea = (area: Partial<typeof defaultBusiness.serviceArea>) =>
  spanishFacts({ ...defaultBusiness, serviceArea: { ...defaultBusiness.serviceArea, ...area } })
    .serviceArea;

it.each([
  ['Dallas-Fort Worth metroplex', 'la zona metropolitana de Dallas-Fort Worth'],
  ['Atlanta metro area', 'la zona metropolitana de Atlanta'],
  ['Athens area', 'la región de Athens'],
  ['Hill Country', 'Hill Country'],
])('the region %s is called %s', (name, spanish) => {
  expect(withArea({ name }).name).toBe(spanish);
});

it.each([
  ['Dallas, Tarrant and Collin counties', 'los condados de Dallas, Tarrant y Collin'],
  ['Clarke, Oconee, and Irwin counties', 'los condados de Clarke, Oconee e Irwin'],
  ['Clarke County', 'el condado de Clarke'],
  ['All over the state', 'All over the state'],
])('the counties %s are called %s', (counties, spanish) => {
  expect(withArea({ counties }).counties).toBe(spanish);
});

it.each([
  ['North Texas', 'el norte de Texas'],
  ['constructor Texas', 'constructor Texas'],
  ['Central Ohio', 'el centro de Ohio'],
  ['Oconee', 'Oconee'],
  ['Lake Norman', 'Lake Norman'],
])('%s is called %s', (localName, spanish) => {
  expect(withArea({ localName }).localName).toBe(spanish);
});

it.each([
  ['Monday - Friday', '8:00 AM - 6:00 PM', 'lunes a viernes', '8:00 a.\u00a0m. a 6:00 p.\u00a0m.'],
  ['Saturday, Sunday', 'Closed', 'sábado, domingo', 'Cerrado'],
  [
    'Monday, Wednesday and Friday',
    '8 AM - 5 PM, Friday 8 AM - 1 PM',
    'lunes, miércoles y viernes',
    '8 a.\u00a0m. a 5 p.\u00a0m., viernes 8 a.\u00a0m. a 1 p.\u00a0m.',
  ],
  ['7 days a week', 'By appointment', 'los 7 días de la semana', 'Con cita'],
  ['Mon–Fri', '8am to 6pm', 'lunes a viernes', '8 a.\u00a0m. a 6 p.\u00a0m.'],
  ['Monday through Friday', '9 a.m. - noon', 'lunes a viernes', '9 a.\u00a0m. a mediodía'],
  ['Weekdays & Saturdays', 'Open 24 hours', 'lunes a viernes y sábados', 'Las 24 horas'],
  ['__proto__', 'constructor', '__proto__', 'constructor'],
  ['Every day', 'By appointment only', 'todos los días', 'Solo con cita'],
  ['Game days', '8 AM until late', 'Game days', '8 AM until late'],
  ['Sunday and Mardi Gras', 'Ask us', 'Sunday and Mardi Gras', 'Ask us'],
])('the hours of %s, %s', (days, hours, spanishDays, spanishHours) => {
  const phoneRows = [{ days, hours }];
  const facts = { ...defaultBusiness, hours: { ...defaultBusiness.hours, phoneRows } };
  expect(spanishFacts(facts).hours.phone).toEqual({ days: spanishDays, hours: spanishHours });
});

test.each([
  ['2-3 hours', '2 a 3 horas'],
  ['1 hour', '1 hora'],
  ['2.5-3 hours', '2.5 a 3 horas'],
  ['2 to 3 hours', '2 a 3 horas'],
  ['about 3 hours', 'about 3 hours'],
])('the length %s is %s', (length, spanish) => {
  const facts = { ...defaultBusiness, calendarVisitDuration: length };
  expect(spanishFacts(facts).calendarVisitDuration).toBe(spanish);
});

test.each([
  ['$1M errors and omissions cover', 'cobertura de $1M por errores y omisiones'],
  ['$500,000 in errors and omissions coverage', 'cobertura de $500,000 por errores y omisiones'],
  ['fully insured', 'fully insured'],
])('the insurance %s is called %s', (insurance, spanish) => {
  const facts = { ...defaultBusiness, claims: { ...defaultBusiness.claims, insurance } };
  expect(spanishFacts(facts).claims.insurance).toBe(spanish);
});

const ownHours = [
  { days: 'Game days', hours: '10 AM - 2 PM' },
  { days: 'Monday - Friday', hours: '8 AM - 5 PM' },
];

test('the owner’s own Spanish goes before a pattern', () => {
  const facts = { ...defaultBusiness, calendarVisitDuration: '2-3 hours' };
  const { calendarVisitDuration } = spanishFacts(facts, { '2-3 hours': 'dos o tres horas' });
  expect(calendarVisitDuration).toBe('dos o tres horas');
});

test('the owner’s own Spanish of a row is part of several rows in one', () => {
  const hours = { ...defaultBusiness.hours, phoneRows: ownHours };
  const own = { 'Game days': 'días de partido' };
  expect(spanishFacts({ ...defaultBusiness, hours }, own).hours.phone).toEqual({
    days: 'días de partido y lunes a viernes',
    hours: '10 a.\u00a0m. a 2 p.\u00a0m., lunes a viernes 8 a.\u00a0m. a 5 p.\u00a0m.',
  });
});

test.each(['Lakeland', 'constructor'])(
  'a region that is now called %s has no Spanish of before',
  (name) => {
    const serviceArea = { ...defaultBusiness.serviceArea, name };
    const own = { 'Lake Country': 'la región de los lagos' };
    expect(spanishFacts({ ...defaultBusiness, serviceArea }, own).serviceArea.name).toBe(name);
  },
);

test('texts that follow no pattern need Spanish, and names and figures do not', () => {
  expect(textsWithoutPattern(defaultProfile)).toEqual([]);
  const { region, claims } = defaultProfile;
  const profile = {
    ...defaultProfile,
    region: { ...region, name: 'Greater Dallas', shortName: 'Fort Worth', localName: 'Metroplex' },
    hours: [...ownHours, { days: 'Game days', hours: 'Varies' }],
    claims: { ...claims, insurance: 'fully insured', years: '8+' },
  };
  const words = ['Greater Dallas', 'Game days', 'Varies', 'fully insured'];
  expect(textsWithoutPattern(profile)).toEqual(words);
  const spanish = { '2-3 hours': 'dos o tres horas', 'no longer used': 'ya no se usa' };
  expect(textsWithoutPattern({ ...profile, spanish })).toEqual([...words, '2-3 hours']);
});

test.each<[string, ProfileInput['spanish'], 'valid' | 'refused']>([
  ['no text', undefined, 'valid'],
  ['a text', { 'Ask us': 'Pregúntenos' }, 'valid'],
  ['an empty text', { 'Ask us': ' ' }, 'refused'],
  ['a text that is too long', { 'Ask us': 'x'.repeat(161) }, 'refused'],
  [
    '61 texts',
    Object.fromEntries(Array.from({ length: 61 }, (_, n) => [`Row ${n}`, 'x'])),
    'refused',
  ],
])('a profile with %s in Spanish', (_what, spanish, expected) => {
  const { success } = profileSchema.safeParse({ ...defaultProfile, spanish });
  expect(success ? 'valid' : 'refused').toBe(expected);
});
