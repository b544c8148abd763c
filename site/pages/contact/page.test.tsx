import { expect, it } from 'vitest';
import { openPage } from '#site/testing/open-page.tsx';

it('has links to call and to write that are high enough for a finger', async () => {
  const main = await openPage('/contact');
  const links = main.querySelectorAll<HTMLElement>('.contact-cards a, .contact-details a');
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) expect(link.offsetHeight, link.textContent).toBeGreaterThanOrEqual(24);
});
