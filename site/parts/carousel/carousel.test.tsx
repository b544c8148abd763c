import { renderToString } from 'react-dom/server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { BusinessProvider } from '#ui/business.tsx';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import '#site/styles/base.css';
import '#site/styles/layout.css';
import './carousel.css';
import { Carousel } from './carousel.tsx';

const cards = Array.from({ length: 6 }, (_, at) => ({
  id: `${at}`,
  content: <p>What client {at + 1} says about the inspection</p>,
}));

/** A page wide enough for three cards, with a place above it for the pointer to rest. */
async function show(width = 1000) {
  await page.viewport(Math.max(width, 320), 900);
  const { host } = renderInHost(
    <>
      <button type="button">Elsewhere</button>
      <Carousel label="Testimonials" cards={cards} />
    </>,
    { width },
  );
  host.className = '';
  await expect.element(button('Next')).toBeVisible();
  await button('Elsewhere').hover();
  return host;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const items = () => [...document.querySelectorAll<HTMLElement>('.site-carousel-track > li')];
/** The reachable cards, and the marked dot. */
const shown = () => items().flatMap((item, card) => (item.inert ? [] : [card]));
const marked = () =>
  [...document.querySelectorAll('.site-carousel-dots button')].map((dot) => dot.ariaCurrent);
const standsAt = (position: number) =>
  expect
    .poll(() => [shown(), marked().indexOf('true')])
    .toEqual([[position, position + 1, position + 2], position]);
const track = () => document.querySelector('.site-carousel-track') as HTMLElement;

/**
 * Stops the clock with the focus in the row, which has ended earlier timers. A command to the
 * browser (hover, click) moves a stopped clock a little; `focus()` does not.
 */
async function stopClock() {
  track().focus();
  await expect.poll(() => shown()[0]).toBe(0);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

/** Removes the focus, so that the row may advance. */
async function leave() {
  (button('Elsewhere').element() as HTMLElement).focus();
  await pass(0);
}

/** Advances the timers by that many milliseconds, and lets React render. */
async function pass(milliseconds: number) {
  vi.advanceTimersByTime(milliseconds);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

describe('by hand', () => {
  test('shows three of six cards at four positions', async () => {
    await show();
    await standsAt(0);
    expect(marked()).toEqual(['true', 'false', 'false', 'false']);
  });

  test('next wraps from the last to the first', async () => {
    await show();
    for (const position of [1, 2, 3, 0]) {
      await button('Next').click();
      await standsAt(position);
    }
  });

  test('previous wraps from the first to the last', async () => {
    await show();
    for (const position of [3, 2, 1, 0]) {
      await button('Previous').click();
      await standsAt(position);
    }
  });

  test('jumps to the position of a dot, announces it, and scrolls the row but not the page', async () => {
    await show();
    await button('Show 4 to 6 of 6').click();
    await standsAt(3);
    await expect.element(page.getByRole('status')).toHaveTextContent('Testimonials 4 to 6 of 6');
    await expect.poll(() => track().scrollLeft).toBe(items()[3]?.offsetLeft);
    expect([scrollX, scrollY]).toEqual([0, 0]);
  });

  test('follows the row when it is scrolled', async () => {
    await show();
    track().scrollTo({ left: items()[2]?.offsetLeft ?? 0, behavior: 'instant' });
    await standsAt(2);
    track().scrollTo({ left: 9999, behavior: 'instant' });
    await standsAt(3);
  });
});

// 679 px: one whole card and most of a second.
describe.each([320, 390, 679])('where one card fits, %i px wide', (width) => {
  const showsOnly = (card: number) =>
    expect.poll(() => [shown(), marked().indexOf('true')]).toEqual([[card], card]);
  const isOnScreen = (card: number) => {
    const { left, right } = (items()[card] as HTMLElement).getBoundingClientRect();
    const row = track().getBoundingClientRect();
    return left >= row.left - 1 && right <= row.right + 1;
  };

  test('every card is reached by button, by dot and by scrolling', async () => {
    await show(width);
    await showsOnly(0);
    expect(marked()).toHaveLength(6);
    for (const card of [1, 2, 3, 4, 5]) {
      await button('Next').click();
      await showsOnly(card);
      await expect.poll(() => isOnScreen(card)).toBe(true);
    }
    await button('Next').click();
    await showsOnly(0);
    await button('Previous').click();
    await showsOnly(5);
    await button('Show 5 of 6').click();
    await showsOnly(4);
    await expect.poll(() => isOnScreen(4)).toBe(true);
    track().scrollTo({ left: 9999, behavior: 'instant' });
    await showsOnly(5);
  });

  test('every card is reached by waiting', async () => {
    await show(width);
    await showsOnly(0);
    await stopClock();
    await leave();
    for (const card of [1, 2, 3, 4, 5, 0]) {
      await pass(4000);
      expect(shown()).toEqual([card]);
    }
  });
});

test('shows two cards at five positions where two fit', async () => {
  await show(768);
  await expect.poll(shown).toEqual([0, 1]);
  expect(marked()).toHaveLength(5);
  await button('Previous').click();
  await expect.poll(shown).toEqual([4, 5]);
});

test('shows as many cards as fit after the window has changed', async () => {
  const host = await show();
  await standsAt(0);
  host.style.width = 'auto';
  await page.viewport(390, 900);
  await expect.poll(shown).toEqual([0]);
});

describe('by itself', () => {
  test('advances every 4000 ms, and wraps from the last to the first', async () => {
    await show();
    await stopClock();
    await leave();
    for (const [before, after] of [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 0],
      [0, 1],
    ]) {
      await pass(3999);
      expect(shown()[0]).toBe(before);
      await pass(1);
      expect(shown()[0]).toBe(after);
    }
    expect(document.querySelector('[role=status]')?.textContent).toBe('');
  });

  test('pauses while the focus is in it, then waits the whole interval', async () => {
    await show();
    await stopClock();
    await pass(20_000);
    (button('Next').element() as HTMLElement).focus();
    await pass(20_000);
    expect(shown()[0]).toBe(0);
    await leave();
    await pass(3000);
    track().focus();
    await pass(0);
    await pass(20_000);
    await leave();
    await pass(3999);
    expect(shown()[0]).toBe(0);
    await pass(1);
    expect(shown()[0]).toBe(1);
  });

  test('pauses while the pointer is over it', async () => {
    await show();
    await stopClock();
    await page.getByText(/^What client 1/).hover();
    await leave();
    await pass(20_000);
    expect(shown()[0]).toBe(0);
    await button('Elsewhere').hover();
    await pass(0);
    await pass(4000);
    expect(shown()[0]).toBe(1);
  });

  test('pauses by its button until Play is pressed', async () => {
    await show();
    await stopClock();
    (button('Pause').element() as HTMLElement).click();
    await leave();
    await pass(20_000);
    expect(shown()[0]).toBe(0);
    (button('Play').element() as HTMLElement).click();
    await pass(0);
    await pass(4000);
    expect(shown()[0]).toBe(1);
  });

  test('does not advance by itself where motion is reduced, and has no Pause button', async () => {
    const motion = (value: string) =>
      cdp().send('Emulation.setEmulatedMedia', {
        features: [{ name: 'prefers-reduced-motion', value }],
      });
    onTestFinished(async () => {
      await motion('');
    });
    await motion('reduce');
    await show();
    await expect.element(button('Pause')).not.toBeInTheDocument();
    await stopClock();
    await leave();
    await pass(20_000);
    expect(shown()[0]).toBe(0);
    await button('Next').click();
    await standsAt(1);
    expect(track().scrollLeft).toBe(items()[1]?.offsetLeft);
  });
});

test('shows all cards in a scrollable row and hides its buttons before hydration', () => {
  const host = document.createElement('div');
  host.style.width = '1000px';
  host.innerHTML = renderToString(
    <BusinessProvider business={defaultBusiness}>
      <Carousel label="Testimonials" cards={cards} />
    </BusinessProvider>,
  );
  document.body.append(host);
  expect(shown()).toEqual([0, 1, 2, 3, 4, 5]);
  expect(track().scrollWidth).toBeGreaterThan(track().clientWidth);
  for (const control of host.querySelectorAll('button')) {
    expect(getComputedStyle(control).visibility).toBe('hidden');
  }
});

test.each([320, 768, 1000])('is accessible and not too wide at %i px', async (width) => {
  const host = await show(width);
  await expectAccessible(host);
  await button('Next').click();
  await expectAccessible(host);
  expect(host.scrollWidth).toBeLessThanOrEqual(width);
});
