import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SessionGate } from '#admin/features/session/session-gate.tsx';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { problem, serveApi } from '#admin/testing/serve-api.ts';
import { defaultJobSettings, type StoredJobSettings } from '#domain/jobs/job-settings.ts';
import { click, fill } from '#ui/testing/act.ts';
import { Shell } from './shell.tsx';

const stored = { ...defaultJobSettings, revision: 2 };
const open = { signedIn: true, passwordSet: true };

let server: ReturnType<typeof serveApi>;
let loads: number;

beforeEach(() => {
  loads = 0;
  server = serveApi({
    'GET /api/session': () => open,
    'POST /api/session': () => open,
    'DELETE /api/session': () => undefined,
    'GET /api/job-settings': () => {
      loads += 1;
      return stored;
    },
  });
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const password = page.getByLabelText('Password', { exact: true });

const show = () =>
  renderInAdmin(<SessionGate>{(session) => <Shell {...session} />}</SessionGate>, {
    path: '/jobs',
  });

async function logIn() {
  await fill(password, 'the password');
  await click(button('Log in'));
  await expect.element(button('Log out')).toBeVisible();
}

it('what was loaded is forgotten with the session', async () => {
  show();
  await expect.element(button('Save settings')).toBeVisible();
  await click(button('Log out'));
  await logIn();
  await click(page.getByRole('link', { name: 'Jobs' }));
  await expect.element(button('Save settings')).toBeVisible();
  expect(loads).toBe(2);
});

it.each([
  ['answered', () => ({ ...stored, revision: 3 })],
  ['refused', () => problem({ code: 'not_signed_in', status: 401 })],
])('a save that is %s after logging out changes nothing', async (_, response) => {
  const answer = Promise.withResolvers<StoredJobSettings | Response>();
  server.answers['PUT /api/job-settings'] = () => answer.promise;
  show();
  await fill(page.getByLabelText(/^No-show fee/), '99');
  await click(button('Save settings'));
  await click(button('Log out'));
  await expect.element(password).toBeVisible();
  answer.resolve(response());
  await fill(password, 'the password');
  expect(page.getByText(/Your session has ended/).query()).toBeNull();
  await logIn();
});
