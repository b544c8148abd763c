import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { headingsOf, openPage, servePage } from '#site/testing/open-page.tsx';

const data = { privacy: { retentionMonths: 24 } };

it('says without scripts what is stored, why, for how long, and how it is erased', async () => {
  const main = (await servePage('/privacy', data)).querySelector('main') as HTMLElement;
  expect(headingsOf(main)).toEqual([
    'h1 Your data, in plain words',
    'h2 What we collect',
    'h2 What we do not collect',
    'h2 Why we store it, and who sees it',
    'h2 How long we keep it',
    'h2 See it, or have it erased',
  ]);
  expect(main.textContent).toContain('24 months after our last contact');
  expect(main.querySelector(`a[href="${defaultBusiness.email.href}"]`)).not.toBeNull();
});

it.each([
  [1, '1 month after our last contact'],
  [36, '36 months after our last contact'],
  [null, 'stay until we erase them, or until you ask us to'],
])('says how long records stay with %j months', async (retentionMonths, text) => {
  await openPage('/privacy', { privacy: { retentionMonths } });
  await expect
    .element(page.getByRole('region', { name: 'How long we keep it' }))
    .toMatchTextContent(text);
});

it('is linked in the footer of every page, beside the link for agents and the other language', async () => {
  const served = await servePage('/about');
  const links = [...served.querySelectorAll('.site-footer-end a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/privacy',
    '/embed',
    '/es/about',
  ]);
});
