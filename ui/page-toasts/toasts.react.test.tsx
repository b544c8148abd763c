import { act } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderToasts } from './testing/render-toasts.tsx';
import { type PageToast, showToast, toastStore } from './toast-store.ts';

const sent: PageToast = { title: 'Sent', description: 'We answer within 2 hours.' };
const failed: PageToast = { title: 'Failed', description: 'Try again.', kind: 'destructive' };

const region = () => page.getByRole('region', { name: 'Notifications (F8)' });
const shown = (title: string) => page.getByText(title, { exact: true });
const regions = () => [
  ...document.querySelectorAll('[aria-live], [role="status"], [role="alert"]'),
];
const toast = () => document.querySelector('.page-toast') as HTMLElement;

async function say(message: PageToast = sent) {
  if (!document.querySelector('[aria-live]')) await renderToasts();
  showToast(message);
  await expect.element(shown(message.title)).toBeVisible();
}

beforeEach(async () => {
  await page.viewport(1024, 900);
  document.documentElement.style.setProperty('--launcher-size', '88px');
});

describe('a message', () => {
  test('appears in the one existing live region, without a second copy', async () => {
    const live = await renderToasts();
    expect(regions()).toEqual([live]);
    let copies = 0;
    const watch = new MutationObserver(() => {
      const texts = document.body.innerText.split('We answer within 2 hours.').length - 1;
      copies = Math.max(copies, texts);
    });
    watch.observe(document, { childList: true, subtree: true, characterData: true });
    await say();
    await vi.waitFor(() => expect(copies).toBe(1));
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    watch.disconnect();
    expect(copies).toBe(1);
    expect(live.contains(toast())).toBe(true);
    expect(regions()).toEqual([live]);
  });

  test('takes the place of the one before', async () => {
    await say(sent);
    await say(failed);
    await expect.element(shown('Sent')).not.toBeInTheDocument();
    expect(toast().dataset.kind).toBe('destructive');
    await expectAccessible(document.body);
  });

  test('is inserted again, and so announced again, when its text is the same', async () => {
    await say();
    const first = toast();
    showToast(sent);
    await vi.waitFor(() => expect(toast()).not.toBe(first));
  });

  test('offers what can be done about it, and closes when that is done', async () => {
    const onAct = vi.fn();
    await say({ ...sent, action: { label: 'Undo', altText: 'Undo in the list', onAct } });
    await expectAccessible(document.body);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(onAct).toHaveBeenCalledOnce();
    await expect.element(shown('Sent')).not.toBeInTheDocument();
  });
});

describe('its place', () => {
  test.each([
    [320, 'top'],
    [639, 'top'],
    [640, 'bottom'],
    [768, 'bottom'],
    [1440, 'bottom'],
  ])('%i px wide: at the %s', async (width, edge) => {
    await page.viewport(width, 800);
    await say();
    await Promise.all(
      toast()
        .getAnimations()
        .map(({ finished }) => finished),
    );
    const box = toast().getBoundingClientRect();
    if (edge === 'top') {
      expect(box.top).toBe(12);
      expect([box.left, box.right]).toEqual([12, width - 12]);
    } else {
      expect(box.bottom).toBeGreaterThan(600);
      expect(box.right, 'clear of the launcher').toBe(width - 88);
    }
    if (width >= 768) expect(box.width).toBe(420);
  });
});

describe('its time', () => {
  async function sayWithClock() {
    await say(failed);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    // Including its effects, one of which listens for the focus.
    act(() => showToast(sent));
    await vi.waitFor(() => expect(toast().textContent).toContain('Sent'));
  }
  const isThere = () => toastStore.getState().toast?.open;

  test('is five seconds; it is removed after a million milliseconds', async () => {
    await sayWithClock();
    await vi.advanceTimersByTimeAsync(4800);
    expect(isThere()).toBe(true);
    await vi.advanceTimersByTimeAsync(300);
    expect(isThere()).toBe(false);
    await vi.waitFor(() => expect(toast()).toBeNull());
    await vi.advanceTimersByTimeAsync(999_000);
    expect(toastStore.getState().toast?.title).toBe('Sent');
    await vi.advanceTimersByTimeAsync(1100);
    expect(toastStore.getState().toast).toBeUndefined();
  });

  test('stands still while it has the focus', async () => {
    await sayWithClock();
    toast().focus();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(isThere()).toBe(true);
    toast().blur();
    await vi.advanceTimersByTimeAsync(5100);
    expect(isThere()).toBe(false);
  });
});

describe('by keyboard', () => {
  test('F8 moves the focus to the region, Tab to the message and its button, Escape dismisses it', async () => {
    await say();
    await userEvent.keyboard('{F8}');
    expect(region().element().contains(document.activeElement)).toBe(true);
    expect(document.activeElement).toBe(page.getByRole('list').element());
    await userEvent.tab();
    expect(document.activeElement).toBe(toast());
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(shown('Sent')).not.toBeInTheDocument();
    expect(region().element().contains(document.activeElement)).toBe(true);
  });
});

describe('by pointer', () => {
  const swipe = (distance: number) => {
    const send = (type: string, clientX: number) =>
      toast().dispatchEvent(
        new PointerEvent(type, { clientX, clientY: 5, button: 0, pointerId: 1, bubbles: true }),
      );
    toast().setPointerCapture = () => undefined;
    send('pointerdown', 100);
    send('pointermove', 110);
    send('pointermove', 100 + distance);
    send('pointerup', 100 + distance);
  };

  test('a swipe of more than 50 px to the right dismisses it', async () => {
    await say();
    swipe(51);
    await expect.element(shown('Sent')).not.toBeInTheDocument();
  });

  test.each([
    ['a shorter one', 50],
    ['one to the left', -80],
  ])('%s does not', async (_what, distance) => {
    await say();
    swipe(distance);
    expect(toastStore.getState().toast?.open).toBe(true);
  });

  test('its button dismisses it', async () => {
    await say();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(shown('Sent')).not.toBeInTheDocument();
  });
});

test('does not cover what is at the top of a phone, even while scrolling', async () => {
  await page.viewport(390, 700);
  const bar = document.createElement('p');
  bar.className = 'bar';
  bar.style.cssText = 'position: absolute; inset: 0 0 auto; height: 44px; margin: 0';
  const end = document.createElement('p');
  end.style.height = '3000px';
  document.body.append(bar, end);
  onTestFinished(async () => {
    bar.remove();
    end.remove();
  });
  renderToasts('.bar');
  showToast({ title: 'Appointment Booked!', description: 'Scheduled.' });
  const toast = page.getByRole('listitem');
  await expect.element(toast).toBeVisible();
  const gap = () =>
    toast.element().getBoundingClientRect().top - bar.getBoundingClientRect().bottom;
  await expect.poll(gap).toBe(8);
  window.scrollTo(0, 1000);
  await expect.poll(() => toast.element().getBoundingClientRect().top).toBe(12);
});
