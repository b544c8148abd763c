import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { findingsOf } from '#domain/content/sample-report/findings.ts';
import { headingsOf, openPage } from '#site/testing/open-page.tsx';

beforeEach(() => page.viewport(1200, 900));

it('says at the top and on the report that the home does not exist', async () => {
  await openPage('/sample-report');
  const notes = page.getByText('Sample: this home does not exist.').elements();
  expect(notes).toHaveLength(2);
  for (const note of notes) await expect.element(note as HTMLElement).toBeVisible();
});

it('has the headings of the form, the summary before them', async () => {
  const main = await openPage('/sample-report');
  expect(headingsOf(main).filter((heading) => heading.startsWith('h2'))).toEqual([
    'h2 Summary',
    'h2 I. Structural Systems',
    'h2 II. Electrical Systems',
    'h2 III. Heating, Ventilation and Air Conditioning Systems',
    'h2 IV. Plumbing Systems',
    'h2 V. Appliances',
    'h2 VI. Optional Systems',
    'h2 Yours would be about your house',
  ]);
});

it('ticks the boxes of an item in a table that a screen reader can read', async () => {
  await openPage('/sample-report');
  const boxes = (item: string) =>
    page
      .getByRole('row', { name: new RegExp(item) })
      .getByRole('cell')
      .elements()
      .map((cell) => cell.textContent);
  expect(boxes('A. Foundations')).toEqual(['Inspected', '', '', 'Deficient']);
  expect(boxes('B. Cooling Equipment')).toEqual(['Inspected', '', '', '']);
  expect(boxes('Sprinkler')).toEqual(['', 'Not inspected', '', '']);
  expect(boxes('B. Swimming Pools')).toEqual(['', '', 'Not present', '']);
});

it('leads from each line of the summary to its finding, which shows where', async () => {
  const main = await openPage('/sample-report');
  const links = [...main.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  expect(links).toHaveLength(8);
  for (const { hash } of links) {
    const finding = main.querySelector(hash);
    expect(finding?.querySelector('img')?.alt).toMatch(/\w{4}.*\.$/);
  }
  // The mark on the drawing has the number beside the finding.
  for (const [index, { id }] of findingsOf(defaultBusiness).entries()) {
    const finding = main.querySelector(`#${id}`);
    expect(finding?.querySelector('.marked-drawing-pin')?.textContent).toBe(String(index + 1));
    expect(finding?.querySelector('.report-number')?.textContent).toBe(String(index + 1));
  }
});

it('is signed by the inspector', async () => {
  await openPage('/sample-report');
  const signed = page.getByRole('region', { name: 'Inspector' });
  await expect.element(signed.getByText(defaultBusiness.inspector.name)).toBeVisible();
});
