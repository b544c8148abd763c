import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { defaultPromotions as promotions } from '#domain/business/defaults/default-promotions.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import './promo.css';
import { PromoWidget } from './promo.tsx';
import type { PromoWidgetProps } from './promo.types.ts';

const card = () => page.getByRole('region', { name: 'Current offer' }).query();
const message = () => card()?.querySelector('strong')?.textContent;
const closeButton = () =>
  page.getByRole('button', { name: 'Close the offer' }).element() as HTMLElement;
const [first, second, third] = promotions.map((promotion) => promotion.message);

/** Lets state changes render and their effects run, while the timers stand still. */
async function frames() {
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
}

/** Advances the widget's timers by `milliseconds`, and renders the result. */
async function pass(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await frames();
}

const user = userEvent.setup({ delay: null });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});

async function show(props: PromoWidgetProps = {}) {
  renderInHost(<PromoWidget promotions={promotions} {...props} />);
  await frames();
}

async function showFirst(props?: PromoWidgetProps) {
  await show(props);
  await pass(3000);
}

describe('the banner', () => {
  test('appears after 3 seconds, and shows each message for its time with 2 seconds between', async () => {
    await show();
    const seen: (string | undefined)[] = [];
    for (const time of [2990, 20, 7960, 40, 1960, 40, 6960, 40, 1960, 40, 5960, 40, 1960, 40]) {
      await pass(time);
      seen.push(message());
    }
    const no = undefined;
    const round = [first, first, no, no, second, second, no, no, third, third, no, no, first];
    expect(seen).toEqual([no, ...round]);
  });

  test('counts its 3 seconds from the end of loading where the page still loads', async () => {
    const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    await show();
    await pass(60_000);
    expect(card()).toBeNull();
    readyState.mockRestore();
    dispatchEvent(new Event('load'));
    await pass(2990);
    expect(card()).toBeNull();
    await pass(20);
    expect(message()).toBe(first);
  });

  test("links from a partner's page to the business's site, and is accessible", async () => {
    await showFirst({ apiBase: 'https://inspector.example', partner: 'jane-doe' });
    await expect
      .element(page.getByRole('link', { name: 'Pick a time' }))
      .toHaveAttribute('href', 'https://inspector.example/calendar?partner=jane-doe');
    vi.useRealTimers();
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    await expectAccessible(document.body);
  });

  test("uses the site's own link component", async () => {
    await showFirst({ PageLink: ({ href, children }) => <a href={`#${href}`}>{children}</a> });
    await expect
      .element(page.getByRole('link', { name: 'Pick a time' }))
      .toHaveAttribute('href', '#/calendar');
  });

  test('takes no focus and is no live region', async () => {
    await showFirst();
    expect(card()?.closest('[aria-live], [role="status"], [role="alert"]')).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('closed by the visitor', () => {
  test('it stays away for the rest of the round, and comes back with the next', async () => {
    await showFirst();
    await pass(8000);
    await pass(2000);
    expect(message()).toBe(second);
    await user.click(closeButton());
    await frames();
    expect(card()).toBeNull();
    await pass(16_500);
    expect(card()).toBeNull();
    await pass(550);
    expect(message()).toBe(first);
  });

  test('by keyboard, it returns the focus, and the cycle continues', async () => {
    const before = document.createElement('button');
    document.body.append(before);
    await showFirst();
    before.focus();
    closeButton().focus();
    await user.keyboard('{Enter}');
    await frames();
    expect(document.activeElement).toBe(before);
    await pass(27_000);
    expect(message()).toBe(first);
  });
});

describe('its time', () => {
  test('pauses while the pointer is over it, and continues where it stopped', async () => {
    await showFirst();
    await pass(6000);
    await user.hover(card() as Element);
    await frames();
    await pass(60_000);
    expect(message()).toBe(first);
    await user.unhover(card() as Element);
    await frames();
    await pass(1800);
    expect(message()).toBe(first);
    await pass(250);
    expect(card()).toBeNull();
  });

  test('pauses while it has the focus', async () => {
    await showFirst();
    closeButton().focus();
    await frames();
    await pass(60_000);
    expect(message()).toBe(first);
    closeButton().blur();
    await frames();
    await pass(8100);
    expect(card()).toBeNull();
  });
});

describe('without promotions given', () => {
  /** Answers the call; returns the addresses that were called. */
  function answerWith(answer: () => Response): string[] {
    const calls: string[] = [];
    vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
      calls.push(new Request(input).url);
      return answer();
    });
    return calls;
  }

  test("fetches today's promotions once, when the first message is due", async () => {
    const own = { ...promotions[1], message: 'Open this Sunday.', duration: 1000 };
    const calls = answerWith(() => Response.json({ promotions: [own] }));
    await show({ promotions: undefined, apiBase: 'https://inspector.example' });
    await pass(2990);
    expect(calls).toEqual([]);
    const seen: (string | undefined)[] = [];
    for (const time of [10, 990, 20, 1960, 40]) {
      await pass(time);
      seen.push(message());
    }
    expect(seen).toEqual([own.message, own.message, undefined, undefined, own.message]);
    expect(calls).toEqual(['https://inspector.example/api/promotions']);
  });

  test.each([
    ['none is offered', () => Response.json({ promotions: [] })],
    ['the server fails', () => new Response('broken', { status: 500 })],
    ['the answer is not JSON', () => new Response('<h1>Wi-Fi log-in</h1>')],
  ])('shows nothing when %s', async (_what, answer) => {
    const calls = answerWith(answer);
    await show({ promotions: undefined, apiBase: 'https://inspector.example' });
    await pass(3000);
    await pass(60_000);
    expect(calls).toHaveLength(1);
    expect(document.querySelector('.ui-host')?.children).toHaveLength(0);
  });
});
