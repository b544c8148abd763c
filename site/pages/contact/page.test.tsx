import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '#site/testing/open-page.tsx';

it('has links to call and to write that are high enough for a finger', async () => {
  const main = await openPage('/contact');
  const links = main.querySelectorAll<HTMLElement>('.contact-cards a, .contact-details a');
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) expect(link.offsetHeight, link.textContent).toBeGreaterThanOrEqual(24);
});

it('begins its form on a phone’s first screen and a half, with one table of hours beside it', async () => {
  await page.viewport(390, 844);
  const main = await openPage('/contact');
  const form = page.getByRole('form').element();
  expect(form.getBoundingClientRect().top + scrollY).toBeLessThan(844);
  const beside = form.closest('section.contact-page');
  expect(beside?.querySelectorAll('.site-hours')).toHaveLength(1);
  expect(main.querySelectorAll('.site-hours')).toHaveLength(3);
});
