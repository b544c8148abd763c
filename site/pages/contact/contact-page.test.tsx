import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import '#site/styles/all-styles.ts';
import { business } from '#domain/business/business.ts';
import { Page } from './contact-page.tsx';

it('tells who has no scripts whom to call and where to write, instead of leaving a form that sends nothing', () => {
  const page = renderToString(<Page />);
  const [, line = ''] = /<noscript>(.*?)<\/noscript>/.exec(page) ?? [];
  expect(line).toContain(business.phone.href);
  expect(line).toContain(business.email.href);
});

it('has links to call and to write that are high enough for a finger', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => root.unmount());
  root.render(<Page />);
  const links = await vi.waitUntil(() => {
    const found = place.querySelectorAll<HTMLElement>('.contact-cards a, .contact-details a');
    return found.length > 0 && [...found];
  });
  for (const link of links) expect(link.offsetHeight, link.textContent).toBeGreaterThanOrEqual(24);
});
