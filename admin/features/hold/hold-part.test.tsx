import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { problem, serveApi } from '#admin/testing/serve-api.ts';
import type { ShownHold } from '#domain/hold/hold.ts';
import { sampleHold } from '#domain/hold/testing/sample-hold.ts';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import '#admin/features/messages/messages.css';
import { HoldPart } from './hold-part.tsx';

const { heldAt } = sampleHold;

let hold: ShownHold | null;
let refuses: boolean;
let isAway: boolean;
const onDecided = vi.fn();

beforeEach(() => {
  hold = sampleHold;
  refuses = false;
  isAway = false;
  onDecided.mockClear();
});

function show() {
  const decide = () => {
    if (refuses) return problem({ code: 'not_found', status: 404 });
    hold = null;
    return undefined;
  };
  const { calls, changes } = serveApi({
    'GET /api/hold': () =>
      isAway ? problem({ code: 'storage_unavailable', status: 503 }) : { hold },
    'POST /api/hold/release': decide,
    'POST /api/hold/drop': decide,
  });
  const view = renderInAdmin(<HoldPart onDecided={onDecided} />, { width: 343 });
  return { ...view, calls, decisions: changes };
}

const text = (words: string | RegExp) => page.getByText(words);
const button = (name: string) => page.getByRole('button', { name });
const confirm = (name: string) => page.getByRole('dialog').getByRole('button', { name });

it('nothing is said of a hold when nothing is held', async () => {
  hold = null;
  const { calls, host } = show();
  await expect.poll(() => calls.length).toBe(1);
  expect(host.textContent).toBe('');
});

it('what is held is not passed over when it cannot be read', async () => {
  isAway = true;
  show();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/What is held could not be/);
  isAway = false;
  await click(button('Try again'));
  await expect.element(text(/^Held since/)).toBeVisible();
});

describe('what is held', () => {
  it('is counted by kind', async () => {
    const { host } = show();
    await expect
      .element(page.getByRole('region', { name: /^Held since the restore/ }))
      .toBeVisible();
    const items = page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
    expect(items).toEqual([
      'Booking confirmed: 8',
      'New booking: 4',
      'Webhooks: 3',
      'Notifications to your devices: 2',
    ]);
    await expectAccessible(host);
    expect(host.scrollWidth).toBe(343);
  });

  it('is sent once the owner has confirmed that', async () => {
    const { decisions } = show();
    await click(button('Send them'));
    await expect
      .element(
        page.getByRole('dialog', { name: 'Send 12 emails, 3 webhooks, and 2 notifications?' }),
      )
      .toBeVisible();
    await expect.element(text(/This cannot be undone/)).toBeVisible();
    await click(confirm('Send them'));
    await expect.element(text(/^Held since/)).not.toBeInTheDocument();
    expect(decisions()).toMatchObject([{ call: 'POST /api/hold/release', body: { heldAt } }]);
    await expect.poll(() => onDecided.mock.calls.length).toBe(1);
  });

  it('is dropped once the owner has confirmed that', async () => {
    const { decisions } = show();
    await click(button('Drop them'));
    await expectAccessible(document.body);
    await click(confirm('Drop them'));
    await expect.element(text(/^Held since/)).not.toBeInTheDocument();
    expect(decisions()).toMatchObject([{ call: 'POST /api/hold/drop', body: { heldAt } }]);
  });

  it('stays when the owner changes their mind, or the server refuses', async () => {
    refuses = true;
    const { decisions } = show();
    await click(button('Drop them'));
    await click(confirm('Cancel'));
    expect(decisions()).toEqual([]);
    await click(button('Drop them'));
    await click(confirm('Drop them'));
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(text(/^Held since/)).toBeVisible();
    expect(onDecided).not.toHaveBeenCalled();
  });

  it('and has expired in part says how much of it', async () => {
    hold = { ...sampleHold, expired: 5 };
    show();
    await expect.element(text('5 of them are too old to be sent.')).toBeVisible();
    await expect.element(button('Send them')).toBeVisible();
  });

  it('and has expired can only be dropped', async () => {
    hold = { ...sampleHold, expired: 17 };
    show();
    await expect.element(text('They are too old to be sent.')).toBeVisible();
    await expect.element(button('Send them')).not.toBeInTheDocument();
  });

  it('and was being dropped when the server stopped can only be dropped', async () => {
    hold = { ...sampleHold, isDropping: true };
    show();
    await expect.element(text(/Dropping them was interrupted/)).toBeVisible();
    await expect.element(button('Send them')).not.toBeInTheDocument();
    await expect.element(button('Drop them')).toBeVisible();
  });
});
