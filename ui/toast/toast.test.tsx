import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import { Toast } from './toast.tsx';
import type { ToastMessage } from './toast.types.ts';

const sent: ToastMessage = { title: 'Sent', description: 'We answer within 2 hours.' };
const failed: ToastMessage = { title: 'Failed', description: 'Try again.', kind: 'destructive' };

/** A card with a button for each message. */
function Card({ offers }: { offers: ToastMessage[] }) {
  const [message, setMessage] = useState<ToastMessage>();
  return (
    <section className="ui-card contact" aria-label="Card" data-testid="card">
      {offers.map((offer) => (
        <button type="button" key={offer.title} onClick={() => setMessage(offer)}>
          Say {offer.title}
        </button>
      ))}
      <Toast message={message} onDismiss={() => setMessage(undefined)} />
    </section>
  );
}

const region = () => page.getByRole('status');
const isShown = (title = 'Sent') =>
  expect.element(page.getByText(title, { exact: true })).toBeVisible();

/** Checks at once: after five seconds, every message would be gone. */
async function isGone() {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  expect(region().element().textContent).toBe('');
}

async function say(title = 'Sent', width = 900) {
  if (!document.querySelector('.ui-card'))
    renderInHost(<Card offers={[sent, failed]} />, { width });
  await page.getByRole('button', { name: `Say ${title}` }).click();
  await isShown(title);
}

describe('a message', () => {
  test('appears in an existing live region', async () => {
    renderInHost(<Card offers={[sent, failed]} />);
    await expect.element(region()).toBeInTheDocument();
    const before = region().element();
    await say();
    expect(region().element()).toBe(before);
    expect(before.textContent).toContain('We answer within 2 hours.');
  });

  test('takes the place of the one before', async () => {
    await say('Sent');
    await say('Failed');
    await expect.element(page.getByText('Sent', { exact: true })).not.toBeInTheDocument();
    await expectAccessible(region().element());
  });

  test.each([320, 900])('stays inside the card, %i px wide', async (width) => {
    await say('Sent', width);
    const card = page.getByTestId('card').element().getBoundingClientRect();
    const box = region().element().getBoundingClientRect();
    expect(box.left).toBeGreaterThan(card.left);
    expect(box.right).toBeLessThan(card.right);
    expect(box.bottom).toBeLessThan(card.bottom);
    expect(box.width).toBeLessThanOrEqual(420);
  });
});

describe('its time', () => {
  async function sayWithClock() {
    renderInHost(<Card offers={[sent, failed]} />);
    await expect.element(region()).toBeInTheDocument();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    page
      .getByRole('button', { name: 'Say Sent' })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await vi.waitFor(() => expect(region().element().textContent).toContain('Sent'));
    return region().element() as HTMLElement;
  }

  test('is five seconds', async () => {
    const box = await sayWithClock();
    await vi.advanceTimersByTimeAsync(4800);
    expect(box.textContent).toContain('Sent');
    await vi.advanceTimersByTimeAsync(400);
    await isGone();
  });

  test('stands still while it has the focus, and begins again afterwards', async () => {
    const box = await sayWithClock();
    await vi.advanceTimersByTimeAsync(4000);
    box.focus();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(box.textContent).toContain('Sent');
    box.blur();
    await vi.advanceTimersByTimeAsync(4900);
    expect(box.textContent).toContain('Sent');
    await vi.advanceTimersByTimeAsync(200);
    await isGone();
  });

  test('stands still while it is pointed at', async () => {
    const box = await sayWithClock();
    await page.getByText('We answer within 2 hours.').hover();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(box.textContent).toContain('Sent');
    await page.getByRole('button', { name: 'Say Failed' }).hover();
    await vi.advanceTimersByTimeAsync(5100);
    await isGone();
  });
});

describe('by keyboard', () => {
  test('F8 moves the focus to it, Tab to its button, Escape dismisses it and the focus stays', async () => {
    await say();
    await userEvent.keyboard('{F8}');
    expect(document.activeElement).toBe(region().element());
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await isGone();
    expect(document.activeElement).toBe(region().element());
  });

  test('Escape elsewhere on the page leaves it, and F8 without a message is the page’s', async () => {
    await say();
    await userEvent.keyboard('{Escape}');
    await isShown();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await isGone();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{F8}');
    expect(document.activeElement).toBe(document.body);
  });
});

describe('by pointer', () => {
  const swipe = (distance: number) => {
    const toast = region().element().firstElementChild as HTMLElement;
    const send = (type: string, clientX: number, at: EventTarget = document) =>
      at.dispatchEvent(new PointerEvent(type, { clientX, bubbles: true }));
    send('pointerdown', 100, toast);
    send('pointermove', 100 + distance / 2);
    send('pointermove', 100 + distance);
    const followed = toast.style.translate;
    send('pointerup', 100 + distance);
    return followed;
  };

  test('a swipe of 50 px to the right dismisses it', async () => {
    await say();
    expect(swipe(50)).toBe('50px');
    await isGone();
  });

  test.each([
    ['a shorter one', 49, '49px'],
    ['one to the left', -80, '0px'],
  ])('%s does not', async (_what, distance, followed) => {
    await say();
    expect(swipe(distance)).toBe(followed);
    await isShown();
    expect((region().element().firstElementChild as HTMLElement).style.translate).toBe('0px');
  });

  test('its button dismisses it', async () => {
    await say();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await isGone();
  });
});
