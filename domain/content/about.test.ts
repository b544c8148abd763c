import { expect, it } from 'vitest';
import * as about from './about.ts';

const texts = JSON.stringify(about);

it('names the four core values', () => {
  expect(about.coreValues.map(({ title }) => title)).toEqual([
    'Integrity',
    'Client-Focused',
    'Reliability',
    'Excellence',
  ]);
});

it('says how soon an inspection can be', () => {
  expect(about.aboutCoverage.title).toMatch(/^20 cities/);
  const { title, text } = about.aboutCoverage.schedulingNote;
  expect(title).toBe('Most inspections can be scheduled within 48 hours');
  expect(text).toMatch(/same-day slots .* urgent cases/i);
});

it('leads to where the license can be checked, at the commission itself', () => {
  expect(new URL(about.aboutLicence.link.href).hostname).toBe('www.trec.texas.gov');
});

it('claims the report, the cover and the availability that the business has', () => {
  for (const claim of ['within 24 hours', '$1M errors and omissions', '7 days a week']) {
    expect(texts).toContain(claim);
  }
});

it('promises nothing that Texas forbids or has repealed', () => {
  expect(texts).not.toMatch(/recovery fund|termite|insect/i);
  expect(about.aboutRules.never.join(' ')).toMatch(/money for a referral/);
});
