import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#widgets/core/testing/expect-accessible.ts';
import { mount } from '#widgets/core/testing/mount.tsx';
import '#admin/admin.css';
import './session.css';
import { PasswordForm } from './password-form.tsx';

const field = page.getByLabelText('Password', { exact: true });
const button = page.getByRole('button', { name: 'Log in' });

const show = (send: (password: string) => Promise<string | undefined> = async () => undefined) =>
  mount(
    <PasswordForm
      label="Log in"
      autoComplete="current-password"
      submit={{ idle: 'Log in', pending: 'Logging in…' }}
      send={send}
    />,
    { width: 343 },
  );

describe('PasswordForm', () => {
  it('lets a password manager file the password under the owner', async () => {
    const host = show();
    await expect.element(field).toHaveAttribute('autocomplete', 'current-password');
    const name = host.querySelector<HTMLInputElement>('input[autocomplete="username"]');
    expect(name?.value).toBe('owner');
    expect(name?.checkVisibility()).toBe(false);
  });

  it('shows and hides what is typed', async () => {
    show();
    await field.fill('clay soil and hail');
    await page.getByRole('button', { name: 'Show: Password' }).click();
    await expect.element(field).toHaveAttribute('type', 'text');
    await expect.element(field).toHaveValue('clay soil and hail');
    await page.getByRole('button', { name: 'Hide: Password' }).click();
    await expect.element(field).toHaveAttribute('type', 'password');
  });

  it('sends the password once while it waits', async () => {
    const sent: string[] = [];
    show((password) => {
      sent.push(password);
      return new Promise(() => undefined);
    });
    await field.fill('clay soil and hail');
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(page.getByRole('button', { name: 'Logging in…' })).toBeDisabled();
    expect(sent).toEqual(['clay soil and hail']);
  });

  it('tells what is wrong beside the field and lets the owner type over it', async () => {
    const host = show(async () => 'This password is not right.');
    await field.fill('wrong');
    await button.click();
    await expect.element(field).toHaveAccessibleDescription('This password is not right.');
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveFocus();
    await expectAccessible(host);
    await userEvent.keyboard('next');
    await expect.element(field).toHaveValue('next');
  });
});
