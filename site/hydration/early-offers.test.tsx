import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultPromotions as promotions } from '#domain/promotions/promotions.ts';
import { App } from '#site/app.tsx';
import { routeOf } from '#site/routing/routes.ts';
import { offersClosed, showOffers } from './early-offers.ts';
import { keepEarlyTouches } from './early-touches.ts';

const [first, second, third] = promotions.map(({ message }) => message);
const box = () => document.querySelector('.site-promo') as HTMLElement;
const shown = () => {
  const offers = [...box().querySelectorAll<HTMLElement>('section')];
  return offers
    .filter(({ hidden }) => !hidden)
    .map((offer) => offer.querySelector('strong')?.textContent);
};

beforeEach(async () => {
  await routeOf('/about')?.load();
  const root = document.createElement('div');
  root.innerHTML = renderToString(<App path="/about" data={{ promotions: { promotions } }} />);
  document.body.append(root);
  vi.useFakeTimers();
  showOffers(document);
});

afterEach(() => vi.useRealTimers());

it('shows each offer of the page for its time, before any React', () => {
  const seen: unknown[] = [];
  for (const time of [2999, 1, 7999, 1, 1999, 1, 6999, 1, 1999, 1, 5999, 1, 1999, 1]) {
    vi.advanceTimersByTime(time);
    seen.push(shown()[0]);
  }
  const no = undefined;
  expect(seen).toEqual([
    no,
    first,
    first,
    no,
    no,
    second,
    second,
    no,
    no,
    third,
    third,
    no,
    no,
    first,
  ]);
});

it('stays closed for the rest of the round', () => {
  vi.advanceTimersByTime(3000);
  box().querySelector<HTMLElement>('section:not([hidden]) button')?.click();
  expect(shown()).toEqual([]);
  expect(offersClosed(box())).toBe(true);
  vi.advanceTimersByTime(26_999);
  expect(shown()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([first]);
  expect(offersClosed(box())).toBe(false);
});

it('is closed while React is taking over, too', () => {
  keepEarlyTouches(document).hold();
  vi.advanceTimersByTime(3000);
  box().querySelector<HTMLElement>('section:not([hidden]) button')?.click();
  expect(shown()).toEqual([]);
  expect(offersClosed(box())).toBe(true);
});

it('ends when React has taken the offers away', () => {
  vi.advanceTimersByTime(3000);
  const offers = box().innerHTML;
  box().innerHTML = '';
  vi.runAllTimers();
  expect(vi.getTimerCount()).toBe(0);
  expect(offers).toContain(first);
});
