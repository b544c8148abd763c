import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#widgets/core/testing/expect-accessible.ts';
import '#widgets/core/tokens.css';
import '#site/styles/layers.css';
import './scroll-to-top.css';
import { ScrollToTop } from './scroll-to-top.tsx';

const button = () => page.getByRole('button', { name: 'Scroll to top' });

async function show() {
  const place = document.createElement('div');
  place.innerHTML = '<main id="content" tabindex="-1"></main>';
  place.style.height = '3000px';
  const chrome = document.createElement('div');
  document.body.append(place, chrome);
  const root = createRoot(chrome);
  root.render(<ScrollToTop />);
  onTestFinished(() => {
    root.unmount();
    window.scrollTo(0, 0);
  });
  await vi.waitUntil(() => document.querySelector('.site-scroll-to-top'));
}

/** Scrolls, and waits until the browser has told whoever watches. */
async function scrollTo(top: number) {
  window.scrollTo(0, top);
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
}

beforeEach(() => {
  document.body.style.margin = '0';
  onTestFinished(() => document.body.removeAttribute('style'));
});

describe('the button that leads to the top', () => {
  it('is hidden in what the server sends', () => {
    expect(renderToString(<ScrollToTop />)).toMatch(/<button[^>]* hidden=""/);
  });

  it.each([
    [0, false],
    [400, false],
    [401, true],
    [2000, true],
  ])('after %i px of scroll: shown is %s', async (top, shown) => {
    await show();
    await scrollTo(2000);
    await scrollTo(top);
    if (shown) await expect.element(button()).toBeVisible();
    else await expect.element(button()).not.toBeInTheDocument();
  });

  it('goes up, hides, and leaves the focus where the view is', async () => {
    await show();
    await scrollTo(2000);
    await expectAccessible(document.body);
    await button().click();
    await vi.waitFor(() => expect(window.scrollY).toBe(0));
    await expect.element(button()).not.toBeInTheDocument();
    expect(document.activeElement?.id).toBe('content');
  });

  it.each([
    ['no-preference', 'smooth'],
    ['reduce', 'auto'],
  ])('where motion is "%s" the way up is "%s"', async (wish, behavior) => {
    await show();
    await scrollTo(2000);
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: query.includes(wish) }) as MediaQueryList,
    );
    const scroll = vi.spyOn(window, 'scrollTo');
    await userEvent.click(button());
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior });
  });
});
