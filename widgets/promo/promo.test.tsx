import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defaultPromotions as promotions } from '#domain/promotions/promotions.ts';
import { expectAccessible } from '#widgets/core/testing/expect-accessible.ts';
import { mount } from '#widgets/core/testing/mount.tsx';
import { PromoWidget, type PromoWidgetProps, promoDesk } from './promo.tsx';

const offer = () => document.querySelector<HTMLElement>('.promo');
const said = () => offer()?.querySelector('strong')?.textContent;
const [first, second, third] = promotions.map(({ message }) => message);
const closeButton = () =>
  page.getByRole('button', { name: 'Close the offer' }).element() as HTMLElement;

/** Lets what is on its way be drawn: React does some of it in tasks of its own, between frames. */
async function frames() {
  for (let frame = 0; frame < 5; frame++) {
    await new Promise(requestAnimationFrame);
    await aTurnOfTheEventLoop();
  }
}

/** Resolves behind all messages that were posted before; timers stand still here. */
const aTurnOfTheEventLoop = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/** Lets time pass, and whatever follows from it happen. */
async function pass(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await frames();
}

const answer = vi.fn<(url: string) => Response>();

beforeEach(() => {
  answer.mockReset().mockImplementation(() => Response.json({ promotions }));
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => answer(String(url)));
});

/** Mounts the banner, its code at hand, before a clock that stands still. */
async function show(props: PromoWidgetProps = {}) {
  await promoDesk.load();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  mount(<PromoWidget {...props} />);
  await frames();
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the banner', () => {
  test('comes after 3 seconds, and shows each message for its time with 2 seconds between', async () => {
    await show();
    const seen: (string | undefined)[] = [];
    for (const time of [2990, 20, 7960, 40, 1960, 40, 6960, 40, 1960, 40, 5960, 40, 1960, 40]) {
      await pass(time);
      seen.push(said());
    }
    const no = undefined;
    const round = [first, first, no, no, second, second, no, no, third, third, no, no, first];
    expect(seen).toEqual([no, ...round]);
  });

  test('leads on: within the site by its own links, from elsewhere to the business’s site', async () => {
    await show({ apiBase: 'https://inspector.example', partner: 'jane-doe' });
    await pass(3000);
    const link = page.getByRole('link', { name: 'Pick a time' }).element() as HTMLAnchorElement;
    expect(link.href).toBe('https://inspector.example/calendar?partner=jane-doe');
    vi.useRealTimers();
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    await expectAccessible(document.body);
  });

  test('is a region with a name, and interrupts nobody', async () => {
    await show({ PageLink: ({ href, children }) => <a href={`#${href}`}>{children}</a> });
    await pass(3000);
    await expect.element(page.getByRole('region', { name: 'Current offer' })).toBeVisible();
    expect(offer()?.closest('[aria-live], [role="status"], [role="alert"]')).toBeNull();
    await expect
      .element(page.getByRole('link', { name: 'Pick a time' }))
      .toHaveAttribute('href', '#/calendar');
    expect(document.activeElement).toBe(document.body);
  });
});

describe('closed by the visitor', () => {
  test('it stays away for the rest of the round, and comes back with the next', async () => {
    await show();
    await pass(3000);
    await pass(8000);
    await pass(2000);
    expect(said()).toBe(second);
    closeButton().click();
    await frames();
    expect(said()).toBeUndefined();
    await pass(16_900);
    expect(said()).toBeUndefined();
    await pass(150);
    expect(said()).toBe(first);
  });

  test('by keyboard, the focus goes back to where it came from, and time goes on', async () => {
    const before = document.createElement('button');
    before.textContent = 'Before';
    document.body.append(before);
    await show();
    await pass(3000);
    before.focus();
    closeButton().focus();
    closeButton().click();
    await frames();
    expect(document.activeElement).toBe(before);
    await pass(27_000);
    expect(said()).toBe(first);
  });
});

describe('its time', () => {
  test('stands still while it is pointed at, and goes on where it stood', async () => {
    await show();
    await pass(3000);
    await pass(6000);
    // React makes its own events of the first kind, Preact listens to the second.
    const point = async (...types: string[]) => {
      for (const type of types) {
        offer()?.dispatchEvent(new PointerEvent(type, { bubbles: /over|out/.test(type) }));
      }
      await frames();
    };
    await point('pointerover', 'pointerenter');
    await pass(60_000);
    expect(said()).toBe(first);
    await point('pointerout', 'pointerleave');
    await pass(1900);
    expect(said()).toBe(first);
    await pass(150);
    expect(said()).toBeUndefined();
  });

  test('stands still while it has the focus', async () => {
    await show();
    await pass(3000);
    closeButton().focus();
    await frames();
    await pass(60_000);
    expect(said()).toBe(first);
    closeButton().blur();
    await frames();
    await pass(8100);
    expect(said()).toBeUndefined();
  });
});

describe('what it offers', () => {
  test('is asked for when the first message is due, and only then', async () => {
    await show({ apiBase: 'https://inspector.example' });
    await pass(2990);
    expect(answer).not.toHaveBeenCalled();
    await pass(10);
    expect(answer.mock.calls).toEqual([['https://inspector.example/api/promotions']]);
    await pass(60_000);
    expect(answer).toHaveBeenCalledTimes(1);
  });

  test('is what the owner says today, each for its own time', async () => {
    const own = { ...promotions[1], message: 'Open this Sunday.', duration: 1000 };
    answer.mockImplementation(() => Response.json({ promotions: [own] }));
    await show();
    const seen: (string | undefined)[] = [];
    for (const time of [3000, 990, 20, 1960, 40]) {
      await pass(time);
      seen.push(said());
    }
    expect(seen).toEqual([own.message, own.message, undefined, undefined, own.message]);
  });

  test.each([
    ['nothing is offered', () => Response.json({ promotions: [] })],
    ['the server fails', () => new Response('broken', { status: 500 })],
    ['what comes is no answer', () => new Response('<h1>Wi-Fi log-in</h1>')],
    ['the line is broken', () => Promise.reject(new TypeError('no network'))],
  ])('is nothing where %s', async (_what, reply) => {
    vi.mocked(window.fetch).mockImplementation(async () => reply());
    await show();
    await pass(3000);
    await pass(60_000);
    expect(document.querySelector('.ui-host')?.children).toHaveLength(0);
  });
});

test('it is nothing at all before it is due, and can be reached once it is', async () => {
  await show();
  expect(document.querySelector('.ui-host')?.children).toHaveLength(0);
  await pass(3000);
  vi.useRealTimers();
  await userEvent.keyboard('{Tab}');
  expect(offer()?.contains(document.activeElement)).toBe(true);
});
