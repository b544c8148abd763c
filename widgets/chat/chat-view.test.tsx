import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#widgets/core/testing/expect-accessible.ts';
import { hydrate, onReact } from '#widgets/core/testing/hydrate.tsx';
import { mountElement } from '#widgets/core/testing/mount-element.ts';
import { ChatWidget } from './chat.tsx';
import { field, holdReplies, launcher, log, mountChat, openChat, panel } from './mount-chat.tsx';

const box = () => panel().element().getBoundingClientRect();

async function ask(text: string) {
  await field().fill(text);
  await userEvent.keyboard('{Enter}');
}

afterEach(async () => {
  document.documentElement.removeAttribute('style');
  await page.viewport(1024, 900);
});

describe.each(['light', 'dark'])('in a %s page', (scheme) => {
  test('is accessible in every state', async () => {
    document.documentElement.style.colorScheme = scheme;
    const host = mountChat();
    await expect.element(launcher()).toBeVisible();
    await expectAccessible(host.querySelector('.chat') as Element);
    await openChat();
    await expectAccessible(host.querySelector('.chat') as Element);
    const letTimePass = holdReplies();
    await ask('pool?');
    await expect.element(page.getByText('Help is typing')).toBeVisible();
    await expectAccessible(host.querySelector('.chat') as Element);
    letTimePass();
    vi.unstubAllGlobals();
    await ask('What about the roof?');
    await expect.element(page.getByText(/The roof is part/)).toBeVisible();
    await expectAccessible(host.querySelector('.chat') as Element);
  });
});

describe('the panel', () => {
  test.each([
    [320, 640],
    [320, 256],
    [640, 400],
    [1024, 900],
  ])('stays in a window of %i by %i px, and scrolls inside', async (width, height) => {
    await page.viewport(width, height);
    mountChat();
    await openChat();
    for (let question = 0; question < 6; question++) await ask(`foundation ${question}?`);
    const { left, right, top, bottom } = box();
    expect(right - left).toBeLessThanOrEqual(Math.min(384, width - 32));
    expect(bottom - top).toBeLessThanOrEqual(Math.min(600, height - 32));
    const { scrollWidth, scrollHeight, scrollTop, clientHeight, clientWidth } = log().element();
    expect(scrollWidth).toBe(clientWidth);
    expect(scrollHeight).toBeGreaterThan(clientHeight);
    expect(scrollTop + clientHeight).toBeGreaterThanOrEqual(scrollHeight - 1);
    for (const control of [page.getByRole('button', { name: 'Close chat' }), field()]) {
      const inside = control.element().getBoundingClientRect();
      expect(inside.left).toBeGreaterThanOrEqual(left);
      expect(inside.right).toBeLessThanOrEqual(right);
    }
  });

  test('keeps long words inside its bubbles', async () => {
    await page.viewport(320, 640);
    mountChat();
    await openChat();
    await ask('x'.repeat(900));
    expect(log().element().scrollWidth).toBe(log().element().clientWidth);
  });

  test('makes room for an on-screen keyboard, but not for a zoomed-in view', async () => {
    const view = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
    vi.stubGlobal('visualViewport', view);
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    mountChat();
    await openChat();
    const { height } = box();
    const whenSeen = (seen: Partial<typeof view>) => {
      Object.assign(view, seen);
      view.dispatchEvent(new Event('resize'));
      return box().height;
    };
    expect(whenSeen({ height: 500 })).toBe(500 - 32);
    expect(whenSeen({ height: 400, offsetTop: 100 })).toBe(500 - 32);
    expect(whenSeen({ height: 300, offsetTop: 0, scale: 2 })).toBe(height);
    expect(whenSeen({ height: innerHeight, scale: 1 })).toBe(height);
  });

  test('moves nothing of the page', async () => {
    document.body.style.height = '4000px';
    onTestFinished(() => document.body.removeAttribute('style'));
    mountChat();
    window.scrollTo(0, 10);
    await openChat();
    await ask('pool?');
    await expect.element(page.getByText(/adds \$25/)).toBeVisible();
    expect(window.scrollY).toBe(10);
  });
});

describe('motion', () => {
  const emulate = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value }],
    });

  test.each([
    ['no-preference', true],
    ['reduce', false],
  ])('with %s: dots and panel move %s', async (preference, moves) => {
    await emulate(preference);
    onTestFinished(async () => {
      await emulate('');
    });
    mountChat();
    await openChat();
    await ask('pool?');
    const dot = log().element().querySelector('.chat-typing span') as Element;
    for (const element of [dot, panel().element()]) {
      expect(getComputedStyle(element).animationName !== 'none').toBe(moves);
    }
  });
});

test('is the same on the server and when a browser takes it over', async (context) => {
  context.skip(!onReact, 'only the site renders on a server');
  const host = await hydrate(<ChatWidget />);
  expect(host.innerHTML).not.toContain('style=');
  await openChat();
});

test('the overlay is as large as what it shows, in the corner that it is told', async (context) => {
  context.skip(onReact, 'elements are made with Preact');
  await import('./chat.element.ts');
  const element = mountElement('inspection-chat', '<inspection-chat></inspection-chat>');
  await expect.element(launcher()).toBeVisible();
  const closed = element.getBoundingClientRect();
  expect([closed.right, closed.bottom]).toEqual([innerWidth - 16, innerHeight - 16]);
  expect(closed.height).toBeLessThan(64);
  expect(closed.width).toBeLessThan(400);
  await openChat();
  await vi.waitFor(() => expect(element.offsetWidth).toBe(384));
  expect(element.offsetHeight).toBe(600);
  element.setAttribute('placement', 'bottom-left');
  expect(element.getBoundingClientRect().left).toBe(16);
  await page.viewport(320, 500);
  const { left, top, right, bottom } = element.getBoundingClientRect();
  expect([left, top, right, bottom]).toEqual([16, 16, 304, 484]);
});
