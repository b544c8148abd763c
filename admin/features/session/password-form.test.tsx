import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { click, fill } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import '#admin/admin.css';
import './session.css';
import { PasswordForm } from './password-form.tsx';

const field = page.getByLabelText('Password', { exact: true });
const button = page.getByRole('button', { name: 'Log in' });

const show = (send: (password: string) => Promise<string | undefined> = async () => undefined) =>
  renderInHost(
    <PasswordForm
      label="Log in"
      autoComplete="current-password"
      submit={{ idle: 'Log in', pending: 'Logging in…' }}
      send={send}
    />,
    { width: 343 },
  );

describe('PasswordForm', () => {
  it('has a hidden user name for password managers', async () => {
    const { host } = show();
    await expect.element(field).toHaveAttribute('autocomplete', 'current-password');
    const name = host.querySelector<HTMLInputElement>('input[autocomplete="username"]');
    expect(name?.value).toBe('owner');
    expect(name?.checkVisibility()).toBe(false);
  });

  it('shows and hides the password', async () => {
    show();
    await fill(field, 'clay soil and hail');
    await click(page.getByRole('button', { name: 'Show: Password' }));
    await expect.element(field).toHaveAttribute('type', 'text');
    await expect.element(field).toHaveValue('clay soil and hail');
    await click(page.getByRole('button', { name: 'Hide: Password' }));
    await expect.element(field).toHaveAttribute('type', 'password');
  });

  it('sends the password once while the call is pending', async () => {
    const sent: string[] = [];
    show((password) => {
      sent.push(password);
      return new Promise(() => undefined);
    });
    await fill(field, 'clay soil and hail');
    await userEvent.keyboard('{Enter}{Enter}');
    const pending = page.getByRole('button', { name: 'Logging in…' });
    await click(pending);
    await expect.element(pending).toHaveFocus();
    expect(sent).toEqual(['clay soil and hail']);
  });

  it('shows the error beside the field and selects the text', async () => {
    const { host } = show(async () => 'That password isn’t right.');
    await fill(field, 'wrong');
    await click(button);
    await expect.element(field).toHaveAccessibleDescription('That password isn’t right.');
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveFocus();
    await expectAccessible(host);
    await userEvent.keyboard('next');
    await expect.element(field).toHaveValue('next');
  });
});
