import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import type { SecondFactorState } from '#domain/owner/second-factor.ts';
import { click, fill } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import '#admin/shell/part.css';
import './account.css';
import { SecondFactorPart } from './second-factor-part.tsx';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const recoveryCodes = ['abcd-efgh-2345-6767', 'bcde-fghi-3456-7676'];

let state: SecondFactorState;
let refusal: Response | undefined;
const sent: { call: string; body: unknown }[] = [];

beforeEach(() => {
  state = { isOn: false, recoveryCodesLeft: 0 };
  refusal = undefined;
  sent.length = 0;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const call = new URL(request.url).pathname.replace('/api/second-factor', '');
    if (request.method === 'GET') return Response.json(state);
    if (call === '/secret')
      return Response.json({ secret, uri: `otpauth://totp/x?secret=${secret}` });
    sent.push({ call, body: await request.json() });
    if (refusal) return refusal.clone();
    if (call === '/turn-off') return new Response(null, { status: 204 });
    return Response.json({ recoveryCodes });
  });
});

const show = () => renderInAdmin(<SecondFactorPart />, { width: 343 });
const press = (name: string) => click(page.getByRole('button', { name, exact: true }));
const password = page.getByLabelText('Your password', { exact: true });
const code = page.getByLabelText('Code', { exact: true });

describe('two-step login', () => {
  it('is set up with key and code, and shows the recovery codes', async () => {
    const { host } = show();
    await press('Set up two-step login');
    await expect.element(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await expect.element(page.getByLabelText('Key', { exact: true })).toHaveValue(secret);
    await expectAccessible(host);
    expect(host.scrollWidth).toBe(343);
    await fill(password, 'a password');
    await fill(code, '123456');
    await press('Turn on two-step login');
    await expect.element(page.getByText(recoveryCodes[0] ?? '')).toBeVisible();
    expect(sent).toEqual([{ call: '', body: { password: 'a password', code: '123456', secret } }]);
    await expectAccessible(host);
    expect(host.scrollWidth).toBe(343);
    state = { isOn: true, recoveryCodesLeft: 2 };
  });

  it('sends nothing without password and code, and puts a wrong code at its field', async () => {
    show();
    await press('Set up two-step login');
    await press('Turn on two-step login');
    await expect.element(password).toHaveAccessibleDescription('Password is required');
    await expect.element(code).toHaveAccessibleDescription('Enter the code');
    expect(sent).toEqual([]);
    refusal = Response.json(
      { code: 'wrong_code', status: 401 },
      { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
    );
    await fill(password, 'a password');
    await fill(code, '000000');
    await press('Turn on two-step login');
    await expect.element(code).toHaveAccessibleDescription(/That code isn’t right/);
    await expect.element(code).toHaveFocus();
  });

  it.each([
    [0, 'No recovery code is left: create new ones.'],
    [1, '1 recovery code is left.'],
    [10, '10 recovery codes are left.'],
  ])('with %i recovery codes says so', async (recoveryCodesLeft, words) => {
    state = { isOn: true, since: '2026-11-20T15:00:00.000Z', recoveryCodesLeft };
    show();
    await expect.element(page.getByText(`On since Nov 20, 2026. ${words}`)).toBeVisible();
  });

  it('gets new recovery codes, and is turned off, with password and code', async () => {
    state = { isOn: true, recoveryCodesLeft: 1 };
    const { host } = show();
    await press('New recovery codes');
    await expectAccessible(host);
    await fill(password, 'a password');
    await fill(code, '123456');
    await press('Create new codes');
    await press('I’ve saved them');
    await press('Turn off two-step login');
    await fill(password, 'a password');
    await fill(code, '234567');
    state = { isOn: false, recoveryCodesLeft: 0 };
    await press('Turn off');
    await expect.element(page.getByRole('button', { name: 'Set up two-step login' })).toBeVisible();
    expect(sent.map(({ call }) => call)).toEqual(['/recovery-codes', '/turn-off']);
  });
});
