import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { FoldingParts } from '#admin/shell/folding-parts.tsx';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { problem, serveApi } from '#admin/testing/serve-api.ts';
import type { StoredBookingLimits } from '#domain/booking/limits/booking-limits.ts';
import { defaultAvailability } from '#domain/schedule/availability.ts';
import { click, fill } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import './availability.css';
import { BookingLimitsPart } from './booking-limits-form.tsx';

const stored: StoredBookingLimits = {
  revision: 3,
  perClient: 2,
  perAgent: 10,
  agents: ['jane@realty.example'],
  online: 'auto',
  confirmNew: false,
};
let server: ReturnType<typeof serveApi>;
const sent = () => server.changes().map(({ body }) => body);

beforeEach(() => {
  server = serveApi({
    'GET /api/availability': () => ({ ...defaultAvailability, revision: 1 }),
    'GET /api/booking-limits': () => stored,
    'PUT /api/booking-limits': ({ body }) => ({
      ...body,
      confirmNew: body.confirmNew ?? false,
      revision: body.revision + 1,
    }),
  });
});

const show = () =>
  renderInAdmin(
    <FoldingParts>
      <BookingLimitsPart />
    </FoldingParts>,
    { path: '/availability?open=limits', width: 343 },
  );
const field = (name: RegExp) => page.getByRole('textbox', { name });
const agents = field(/^Agents/);
const save = () => click(page.getByRole('button', { name: 'Save limits' }));

describe('the limits of open appointments', () => {
  it('are shown and saved, agents one a line or separated by commas', async () => {
    const { host } = show();
    await expect.element(field(/per client/)).toHaveValue('2');
    await expect.element(field(/per agent/)).toHaveValue('10');
    await expect.element(agents).toHaveValue('jane@realty.example');
    await expectAccessible(host);
    expect(host.scrollWidth).toBe(343);

    await fill(field(/per client/), '3');
    await fill(agents, 'jane@realty.example\n\n bo@realty.example, cy@realty.example ');
    await save();
    await expect
      .element(agents)
      .toHaveValue('jane@realty.example\nbo@realty.example\ncy@realty.example');
    expect(sent()).toEqual([
      {
        revision: 3,
        perClient: 3,
        perAgent: 10,
        agents: ['jane@realty.example', 'bo@realty.example', 'cy@realty.example'],
        online: 'auto',
        confirmNew: false,
      },
    ]);
  });

  it('of all online bookings are derived from the hours, a number, or off', async () => {
    const { host } = show();
    const mode = page.getByRole('combobox', { name: /^Online bookings in 24 hours/ });
    await expect
      .element(page.getByRole('option', { name: 'Five days of work: 15' }))
      .toBeInTheDocument();
    await expect.element(mode).toHaveValue('auto');
    await mode.selectOptions('A number I choose');
    await fill(field(/^At most/), '8');
    expect(host.scrollWidth).toBe(343);
    await save();
    await mode.selectOptions('No limit');
    await expect.element(field(/^At most/)).not.toBeInTheDocument();
    await save();
    await expect.poll(sent).toMatchObject([{ online: 8 }, { online: 'off' }]);
    await expect.element(page.getByText('Not saved')).not.toBeInTheDocument();
  });

  it('of new clients can be a confirmation by email', async () => {
    const { host } = show();
    const confirm = page.getByRole('combobox', { name: /^New clients confirm by email/ });
    await expect.element(confirm).toHaveValue('off');
    await confirm.selectOptions('Yes, within 2 hours');
    await expectAccessible(host);
    await save();
    await expect.poll(sent).toMatchObject([{ confirmNew: true }]);
    await expect.element(page.getByText(/; new clients confirm by email$/)).toBeInTheDocument();
    await expect.element(page.getByText('Not saved')).not.toBeInTheDocument();
  });

  it('name an invalid address, and keep what was typed', async () => {
    const errors = [{ path: 'agents.1', message: 'Please enter a valid email address' }];
    server.answers['PUT /api/booking-limits'] = () =>
      problem({ code: 'validation_failed', status: 422, errors });
    show();
    await fill(agents, 'jane@realty.example\nnobody');
    await save();
    await expect
      .element(agents)
      .toHaveAccessibleDescription('Address 2: please enter a valid email address');
    await expect.element(agents).toHaveValue('jane@realty.example\nnobody');
  });
});
