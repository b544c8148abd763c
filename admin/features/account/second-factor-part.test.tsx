import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { problem, serveApi } from '#admin/testing/serve-api.ts';
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
let server: ReturnType<typeof serveApi>;
/** What was confirmed. */
const sent = () => server.changes().filter(({ call }) => !call.endsWith('/secret'));

beforeEach(() => {
  state = { isOn: false, recoveryCodesLeft: 0 };
  refusal = undefined;
  server = serveApi({
    'GET /api/second-factor': () => state,
    'POST /api/second-factor/secret': () => ({
      secret,
      uri: `otpauth://totp/x?secret=${secret}`,
    }),
    'POST /api/second-factor': () => refusal?.clone() ?? { recoveryCodes },
    'POST /api/second-factor/recovery-codes': () => ({ recoveryCodes }),
    'POST /api/second-factor/turn-off': () => undefined,
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
    expect(sent()).toMatchObject([
      { call: 'POST /api/second-factor', body: { password: 'a password', code: '123456', secret } },
    ]);
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
    expect(sent()).toEqual([]);
    refusal = problem({ code: 'wrong_code', status: 401 });
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
    expect(sent().map(({ call }) => call)).toEqual([
      'POST /api/second-factor/recovery-codes',
      'POST /api/second-factor/turn-off',
    ]);
  });
});
