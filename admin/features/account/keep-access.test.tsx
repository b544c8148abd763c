import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import '#admin/admin.css';
import '#admin/shell/shell.css';
import './account.css';
import { PasswordPart } from './password-part.tsx';
import { SessionsPart } from './sessions-part.tsx';

const tick = page.getByRole('checkbox', { name: 'Keep the private calendar address' });
const none = { calendarFeed: false, apiKeys: false, webhooks: false };
const feedOnly = { ...none, calendarFeed: true };
const both = { ...feedOnly, apiKeys: true };
const ignore = async () => undefined;

const session = (id: string, current = false) => ({
  id,
  current,
  createdAt: '2026-11-20T15:00:00.000Z',
  lastUsedAt: '2026-11-21T15:00:00.000Z',
  notified: false,
  device: `Safari on ${id}`,
});
const sessions = [session('a Mac', true), session('an iPhone')];

describe('the private calendar address', () => {
  it('is revoked with the password unless it is ticked', async () => {
    const { host } = renderInHost(<PasswordPart held={feedOnly} onChanged={ignore} />, {
      width: 343,
    });
    await expect.element(tick).not.toBeChecked();
    await expect.element(tick).toHaveAccessibleDescription(/^Otherwise it stops working/);
    await expectAccessible(host);
    await click(tick);
    await expect.element(tick).toBeChecked();
  });

  it('is revoked with all other sessions unless it is ticked', async () => {
    const props = { sessions, onChanged: ignore };
    renderInHost(<SessionsPart {...props} held={feedOnly} />, { width: 343 });
    await click(page.getByRole('button', { name: 'Log out all others' }));
    await expect.element(page.getByRole('dialog').getByRole('checkbox')).not.toBeChecked();
    await expectAccessible(document.body);
  });

  it('is not mentioned when one session ends', async () => {
    const props = { sessions, onChanged: ignore };
    renderInHost(<SessionsPart {...props} held={feedOnly} />, { width: 343 });
    await click(page.getByRole('button', { name: /^Log out Safari on an iPhone/ }));
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(tick.query()).toBeNull();
  });

  it('is not mentioned where there is none', async () => {
    const props = { sessions, onChanged: ignore, held: none };
    renderInHost(
      <>
        <PasswordPart held={none} onChanged={ignore} />
        <SessionsPart {...props} />
      </>,
      { width: 343 },
    );
    await click(page.getByRole('button', { name: 'Log out all others' }));
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(tick.query()).toBeNull();
  });
});

describe('the API keys', () => {
  const keysTick = page.getByRole('checkbox', { name: 'Keep the API keys' });

  it('are revoked with the password unless they are ticked', async () => {
    const { host } = renderInHost(<PasswordPart held={both} onChanged={ignore} />, { width: 343 });
    await expect.element(keysTick).not.toBeChecked();
    await expect.element(keysTick).toHaveAccessibleDescription(/^Otherwise they are revoked/);
    await expectAccessible(host);
    await click(keysTick);
    await expect.element(keysTick).toBeChecked();
    await expect.element(tick).not.toBeChecked();
  });

  it('are not mentioned where there are none', async () => {
    renderInHost(<PasswordPart held={feedOnly} onChanged={ignore} />, { width: 343 });
    await expect.element(tick).toBeVisible();
    expect(keysTick.query()).toBeNull();
  });
});

describe('the webhooks', () => {
  const webhooksTick = page.getByRole('checkbox', { name: 'Keep the webhooks' });

  it('are paused with the password unless they are ticked', async () => {
    const held = { ...none, webhooks: true };
    const { host } = renderInHost(<PasswordPart held={held} onChanged={ignore} />, { width: 343 });
    await expect.element(webhooksTick).not.toBeChecked();
    await expect.element(webhooksTick).toHaveAccessibleDescription(/^Otherwise they are paused/);
    await expectAccessible(host);
  });

  it('are not mentioned where none gets events', async () => {
    renderInHost(<PasswordPart held={both} onChanged={ignore} />, { width: 343 });
    await expect.element(tick).toBeVisible();
    expect(webhooksTick.query()).toBeNull();
  });
});
