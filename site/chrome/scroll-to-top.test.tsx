import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { BusinessProvider } from '#ui/business.tsx';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import '#site/styles/site.css';
import { ScrollToTop } from './scroll-to-top.tsx';

const button = () => page.getByRole('button', { name: 'Scroll to top' });

function show() {
  renderInHost(
    <>
      <main id="content" tabIndex={-1} style={{ height: 3000 }} />
      <ScrollToTop />
    </>,
  );
  onTestFinished(() => window.scrollTo(0, 0));
}

/** Scrolls, and waits until the observer has been called. */
async function scrollTo(top: number) {
  window.scrollTo(0, top);
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
}

describe('the scroll-to-top button', () => {
  it('is hidden in the markup of the server', () => {
    const html = renderToString(
      <BusinessProvider business={defaultBusiness}>
        <ScrollToTop />
      </BusinessProvider>,
    );
    expect(html).toMatch(/<button[^>]* hidden=""/);
  });

  it.each([
    [0, false],
    [400, false],
    [401, true],
    [2000, true],
  ])('after %i px of scroll: shown is %s', async (top, shown) => {
    show();
    await scrollTo(2000);
    await scrollTo(top);
    if (shown) await expect.element(button()).toBeVisible();
    else await expect.element(button()).not.toBeInTheDocument();
  });

  it('scrolls to the top, hides, and moves the focus there', async () => {
    show();
    await scrollTo(2000);
    await expectAccessible(document.body);
    await userEvent.click(button());
    await vi.waitFor(() => expect(window.scrollY).toBe(0));
    await expect.element(button()).not.toBeInTheDocument();
    expect(document.activeElement?.id).toBe('content');
  });

  it.each([
    ['no-preference', 'smooth'],
    ['reduce', 'auto'],
  ])('with motion "%s" it scrolls "%s"', async (preference, behavior) => {
    show();
    await scrollTo(2000);
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: query.includes(preference) }) as MediaQueryList,
    );
    const scroll = vi.spyOn(window, 'scrollTo');
    await userEvent.click(button());
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior });
  });
});
