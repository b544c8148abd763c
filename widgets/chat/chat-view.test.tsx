import { userEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { ask, field, log, openChat, panel, renderChat } from './testing/render-chat.tsx';

const box = () => panel().element().getBoundingClientRect();

describe('the panel', () => {
  test.each([
    [320, 640],
    [320, 256],
    [640, 400],
    [1024, 900],
  ])('fits in a window of %i by %i px, and scrolls inside', async (width, height) => {
    await page.viewport(width, height);
    renderChat();
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

  test('wraps long words', async () => {
    await page.viewport(320, 640);
    renderChat();
    await openChat();
    await field().fill('x'.repeat(900));
    await userEvent.keyboard('{Enter}');
    expect(log().element().scrollWidth).toBe(log().element().clientWidth);
  });

  test('is shortened by an on-screen keyboard, but not by a pinch zoom', async () => {
    const view = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
    vi.stubGlobal('visualViewport', view);
    renderChat();
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

  test('does not scroll the page', async () => {
    document.body.style.height = '4000px';
    onTestFinished(() => document.body.removeAttribute('style'));
    renderChat();
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
  ])('with %s: dots and panel are animated: %s', async (preference, moves) => {
    await emulate(preference);
    onTestFinished(async () => {
      await emulate('');
    });
    renderChat();
    await openChat();
    await ask('pool?');
    const dot = log().element().querySelector('.chat-typing span') as Element;
    for (const element of [dot, panel().element()]) {
      expect(getComputedStyle(element).animationName !== 'none').toBe(moves);
    }
  });
});
