import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { defaultBusinessIn } from '#domain/business/testing/default-business-in.ts';
import { cents } from '#domain/jobs/cents.ts';
import { emptyJob, type PriceLine } from '#domain/jobs/job-record.ts';
import { loadAllWords } from '#domain/locale/catalog.ts';
import { locales } from '#domain/locale/locale.ts';
import { type AgreedBooking, agreementFor, consentText } from './agreement.ts';
import { agreementBlocks } from './agreement-blocks.ts';
import { agreementPlaceholders, placeholderError } from './placeholders.ts';

beforeAll(loadAllWords);

const booking: AgreedBooking = {
  name: 'Ana Núñez',
  address: '12 Oak St, Frisco, TX 75034',
  date: '2026-12-01',
  time: '08:00',
  inspectionType: undefined,
  status: 'confirmed' as const,
};

const record = emptyJob({ id: 'a', createdAt: '2026-11-20T12:00:00.000Z' });

const line = (label: string, amount: number): PriceLine => ({
  id: label,
  at: '2026-11-21T12:00:00.000Z',
  by: 'Owner',
  kind: 'addition',
  label,
  amount: cents(amount),
});

const agreed = (text: string, given: Partial<Parameters<typeof agreementFor>[0]> = {}) =>
  agreementFor({
    template: { text, locale: 'en' },
    booking,
    record,
    business: defaultBusinessIn('en'),
    ...given,
  });

test('every placeholder has a value', () => {
  const names = Object.keys(agreementPlaceholders);
  const { text } = agreed(names.map((name) => `{{${name}}}`).join('\n'));
  expect(text).not.toContain('{{');
  expect(text).toContain('Tuesday, December 1, 2026');
  expect(text).toContain('8:00 AM');
});

test('the fee table has each line with its amount, and the total', () => {
  const lines = [line('Pool', 12_550), line('Neighbor | discount', -2000)];
  const { text, total } = agreed('Fees\n{{fees}}\nThat is {{total}}.', {
    record: { ...record, lines },
  });
  expect(total).toBe(10_550);
  expect(agreementBlocks(text)).toEqual([
    { kind: 'paragraph', content: [{ text: 'Fees' }] },
    {
      kind: 'table',
      head: [[{ text: 'Service' }], [{ text: 'Fee' }]],
      rows: [
        [[{ text: 'Pool' }], [{ text: '$125.50' }]],
        [[{ text: 'Neighbor | discount' }], [{ text: '−$20' }]],
        [[{ text: 'Total', bold: true }], [{ text: '$105.50', bold: true }]],
      ],
    },
    { kind: 'paragraph', content: [{ text: 'That is $105.50.' }] },
  ]);
});

test('without a price the fee is as agreed', () => {
  expect(agreed('{{fees}}\n{{total}}')).toMatchObject({
    text: 'As agreed\n\nAs agreed',
    total: 0,
  });
});

test('without a license, the line with it is left out', () => {
  const business = { ...defaultBusinessIn('en'), license: null };
  expect(agreed('One\n\nLicense: {{license}}\n\nTwo', { business }).text).toBe('One\n\n\n\nTwo');
});

test('a client called like a placeholder or a heading changes nothing else', () => {
  const { text } = agreed('{{client}}\n\n# End', {
    booking: { ...booking, name: '# {{total}} **x**' },
  });
  expect(agreementBlocks(text)).toEqual([
    { kind: 'paragraph', content: [{ text: '# {{total}} **x**' }] },
    { kind: 'heading', level: 1, content: [{ text: 'End' }] },
  ]);
});

test.each(locales)('the sample in %s is filled in and marked on its first line', async (locale) => {
  const sample = await readFile(new URL(`sample-agreement.${locale}.md`, import.meta.url), 'utf8');
  expect(placeholderError(sample)).toBeUndefined();
  expect(sample.split('\n')[0]).toMatch(/SAMPLE|MUESTRA/);
  expect(sample).not.toMatch(/TREC|REI 7|Texas/);
  const { text } = agreed(sample, {
    template: { text: sample, locale },
    business: defaultBusinessIn(locale),
  });
  expect(text).not.toContain('{{');
  expect(text).toContain('Ana Núñez');
});

test.each([
  ['en', 'Texas Business & Commerce Code ch. 322'],
  ['es', 'firmar este contrato'],
] as const)('the consent in %s names the acts', (locale, part) => {
  const consent = consentText(defaultBusinessIn(locale));
  expect(consent).toContain(part);
  expect(consent).toContain('15 U.S.C. §7001');
});
