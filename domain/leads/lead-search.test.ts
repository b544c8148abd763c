import { describe, expect, it } from 'vitest';
import { leadSearch, leadSearchText, type SearchedLead } from './lead-search.ts';

const lead: SearchedLead = {
  name: 'Maeve O’Brien',
  email: 'maeve.ob+home@north-realty.example',
  phone: '(972) 555-0100',
  address: '1200 N. Elm Street, Apt 4, Fort Worth, TX 76102',
};

const finds = (query: string, fields: Partial<SearchedLead> = {}) =>
  leadSearch(query)(leadSearchText({ ...lead, ...fields }));

describe('a search of leads', () => {
  it.each([
    '972 555 0100',
    '(972)555-0100',
    '972.555.0100',
    '972‑555–0100',
    '+1972',
    '+1 (972) 555-0100',
    '001 972 5550100',
    '1-972-555-0100',
    '9725550100',
    '９７２ 555',
    '555-01',
    '0100',
    '972-555-0100 ext. 7',
    'maeve 555-0100',
  ])('finds the telephone number by %j', (query) => {
    expect(finds(query)).toBe(true);
  });

  it.each([
    ['+1 972 555 0100', '+1972'],
    ['972-555-0100 x12', '972 555 0100'],
    ['+44 20 7946 0958', '+44 20 7946'],
    ['+44 20 7946 0958', '0044 207946'],
  ])('finds %j by %j', (phone, query) => {
    expect(finds(query, { phone })).toBe(true);
  });

  it.each(['spanish', 'Español', 'espanol maeve'])(
    'finds a client who reads Spanish by %j',
    (query) => {
      expect(finds(query, { locale: 'es' })).toBe(true);
      expect(finds(query)).toBe(false);
    },
  );

  it.each([
    ["o'brien", 'Maeve O’Brien'],
    ['O’BRIEN', "Maeve O'Brien"],
    ['obrien', 'Maeve O´Brien'],
    ['o brien', 'Maeve O’Brien'],
    ['brien maeve', 'Maeve O’Brien'],
    ['muller', 'Jörg Müller'],
    ['MÜLLER', 'Jorg Muller'],
    ['mu\u0308ller', 'Jörg Müller'],
    ['strasse', 'Anna Straße'],
    ['soren lukasz', 'Søren Łukasz'],
    ['josé garz', 'JOSÉ Garza'],
    ['  garz ', 'JOSÉ Garza'],
    ['anne-marie', 'Anne Marie Roux'],
    ['anne marie', 'Anne‑Marie Roux'],
    ['ilker', 'İlker'],
    ['李', '李小龍'],
  ])('finds by %j the name %j', (query, name) => {
    expect(finds(query, { name })).toBe(true);
  });

  it.each(['MAEVE.OB', 'home@north-realty', 'north-realty.example', '@north'])(
    'finds the email address by %j',
    (query) => {
      expect(finds(query)).toBe(true);
    },
  );

  it.each([
    '1200 elm',
    '1200 north elm st.',
    'Elm Street, Fort Worth',
    'elm st, ft. worth',
    'elm st #4',
    'unit 4',
    '76102',
    '1200 76102',
    "maeve o'brien fort worth",
  ])('finds the address by %j', (query) => {
    expect(finds(query)).toBe(true);
  });

  it.each([
    'maeve smith',
    '972 555 0101',
    '555 972',
    '0100 972',
    'elm avenue',
    '12 oak',
    '1201 elm',
    '+1 214',
    '---',
    '%',
    '’',
  ])('does not find by %j', (query) => {
    expect(finds(query)).toBe(false);
  });

  it('finds everybody by an empty query', () => {
    expect(finds('  ')).toBe(true);
  });

  it('finds nobody without a telephone number by digits', () => {
    expect(finds('555', { phone: 'please write' })).toBe(false);
  });
});
