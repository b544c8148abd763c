import { describe, expect, it } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { locales } from '#domain/locale/locale.ts';
import { findingsOf } from './findings.ts';
import { type ReportItem, reportMarksIn, reportSystemsIn } from './form.ts';
import { reportSummary } from './sample-report.ts';

const reportSystems = reportSystemsIn('en');
const findings = findingsOf(defaultBusiness);

const items = new Map<string, ReportItem>(
  reportSystems.flatMap(({ numeral, items }) =>
    items.map((item) => [`${numeral}.${item.letter}`, item] as const),
  ),
);

it('has the six parts of form REI 7-6, their items lettered without a gap', () => {
  expect(reportSystems.map(({ numeral, name }) => `${numeral}. ${name}`)).toEqual([
    'I. Structural Systems',
    'II. Electrical Systems',
    'III. Heating, Ventilation and Air Conditioning Systems',
    'IV. Plumbing Systems',
    'V. Appliances',
    'VI. Optional Systems',
  ]);
  for (const { items } of reportSystems) {
    const letters = items.map(({ letter }) => letter).join('');
    expect('ABCDEFGHIJK'.startsWith(letters)).toBe(true);
  }
});

it('keeps the headings of the form in Spanish, each with its translation', () => {
  const spanish = reportSystemsIn('es');
  const headingsOf = (systems: typeof spanish) =>
    systems.flatMap((system) => [system, ...system.items]);
  expect(headingsOf(spanish).map(({ name }) => name)).toEqual(
    headingsOf(reportSystems).map(({ name }) => name),
  );
  for (const { name, translation } of headingsOf(spanish)) {
    expect(translation, name).toMatch(/^\p{Lu}[^.]+$/u);
  }
  expect(headingsOf(reportSystems).filter(({ translation }) => translation)).toEqual([]);
});

it.each(locales)('has the boxes of the form in its order in %s', (locale) => {
  expect(reportMarksIn(locale).map(({ mark }) => mark)).toEqual(['I', 'NI', 'NP', 'D']);
});

describe.each(findings)('the finding "$title"', (finding) => {
  it('is marked as its item of the form', () => {
    expect(items.get(finding.item)?.marks).toEqual(finding.marks);
  });

  it('has its mark on the drawing', () => {
    expect(finding.pin.x).toBeGreaterThan(16);
    expect(finding.pin.x).toBeLessThan(304);
    expect(finding.pin.y).toBeGreaterThan(16);
    expect(finding.pin.y).toBeLessThan(184);
  });
});

it('explains every deficient item, in a line or in a finding', () => {
  const explained = new Set(findings.map(({ item }) => item));
  for (const [key, { marks, note }] of items) {
    if (marks.includes('D')) expect(note !== undefined || explained.has(key), key).toBe(true);
    // An absent or omitted item was not inspected; a deficient item was.
    expect(marks.includes('I'), key).toBe(!marks.includes('NP') && !marks.includes('NI'));
  }
});

it('sums up every deficient finding once', () => {
  const summed = reportSummary.value.flatMap(({ lines }) => lines.map(({ id }) => id)).sort();
  const deficient = findings.filter(({ marks }) => marks.includes('D')).map(({ id }) => id);
  expect(summed).toEqual(deficient.sort());
});
