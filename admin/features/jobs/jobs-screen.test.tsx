import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { problem, serveApi } from '#admin/testing/serve-api.ts';
import { cents } from '#domain/jobs/cents.ts';
import { defaultJobSettings, type StoredJobSettings } from '#domain/jobs/job-settings.ts';
import { toastStore } from '#ui/page-toasts/toast-store.ts';
import { click, fill } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { JobsScreen } from './jobs-screen.tsx';

const stored: StoredJobSettings = {
  ...defaultJobSettings,
  revision: 2,
  noShowFee: cents(15_050),
};

function show(answer?: () => Response) {
  const { changes } = serveApi({
    'GET /api/job-settings': () => stored,
    'PUT /api/job-settings': ({ body }) => answer?.() ?? { ...body, revision: 3 },
  });
  const view = renderInAdmin(<JobsScreen />, { width: 343 });
  return { ...view, sent: () => changes().map(({ body }) => body) };
}

const field = (label: RegExp) => page.getByLabelText(label);
const save = page.getByRole('button', { name: 'Save settings' });

describe('the settings of jobs', () => {
  it('have fees in dollars, and none for an empty field', async () => {
    const { host, sent } = show();
    await expect.element(field(/^Payment is due/)).toHaveValue('inspection');
    await expect.element(field(/^No-show fee/)).toHaveValue('150.50');
    await expectAccessible(host);
    expect(host.scrollWidth).toBeLessThanOrEqual(343);

    await page
      .getByRole('combobox')
      .selectOptions('At closing; the report opens before it is paid');
    await fill(field(/^Months/), '36');
    await click(page.getByRole('checkbox'));
    await fill(field(/^No-show fee/), '');
    await fill(field(/^Late cancellation fee/), '75');
    await click(save);
    await expect.poll(sent).toEqual([
      {
        revision: 2,
        paymentTime: 'closing',
        linkMonths: 36,
        signWhenBooking: true,
        lateCancellationFee: 7500,
      },
    ]);
    await expect.poll(() => toastStore.getState().toast?.title).toBe('Settings saved');
    await expect.element(field(/^Late cancellation fee/)).toHaveValue('75');
  });

  it('name a fee that is no amount before they are sent', async () => {
    const { sent } = show();
    await fill(field(/^Late cancellation fee/), 'half');
    await click(save);
    await expect
      .element(field(/^Late cancellation fee/))
      .toHaveAccessibleDescription(/^Enter an amount in dollars/);
    expect(sent()).toEqual([]);
  });

  it('show both versions when another one was saved meanwhile', async () => {
    const current = { ...stored, revision: 3, linkMonths: 12 };
    show(() => problem({ code: 'edit_conflict', status: 409, current }));
    await fill(field(/^Months/), '36');
    await click(save);
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/clients can open their page3612/);
    await click(page.getByRole('button', { name: 'Use the newer version' }));
    await expect.element(field(/^Months/)).toHaveValue('12');
  });
});
