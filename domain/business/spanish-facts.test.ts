import { expect, it, test } from 'vitest';
import { defaultBusiness } from './defaults/default-business.ts';
import { spanishFacts } from './spanish-facts.ts';

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
  ['Every day', 'By appointment only', 'todos los días', 'Solo con cita'],
  ['Game days', '8 AM until late', 'Game days', '8 AM until late'],
  ['Sunday and Mardi Gras', 'Ask us', 'Sunday and Mardi Gras', 'Ask us'],
])('the hours of %s, %s', (days, hours, spanishDays, spanishHours) => {
  const phone = { days, hours };
  const facts = { ...defaultBusiness, hours: { ...defaultBusiness.hours, phone } };
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
