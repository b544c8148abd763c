import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { FoldingParts } from '#admin/shell/folding-parts.tsx';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { problem, serveApi } from '#admin/testing/serve-api.ts';
import type { BusyCalendar } from '#domain/calendars/busy-calendar.schema.ts';
import { click, fill } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { BusyCalendars } from './busy-calendars.tsx';

const phone: BusyCalendar = {
  id: 'phone',
  revision: 1,
  name: 'Phone',
  host: 'calendar.google.com',
  notes: [],
  ownerAddresses: [],
  owners: ['jane@gmail.com'],
  busyDays: 0,
};

let calendars: BusyCalendar[];
let server: ReturnType<typeof serveApi>;

beforeEach(() => {
  calendars = [phone];
  server = serveApi({
    'GET /api/busy-calendars': () => ({ data: calendars, total: calendars.length }),
  });
});

const show = () =>
  renderInAdmin(
    <main>
      <FoldingParts>
        <BusyCalendars />
      </FoldingParts>
    </main>,
    { path: '/admin/availability?open=calendars' },
  );
const addresses = page.getByRole('textbox', { name: /^Your addresses in it/ });

it('asks with a calendar for the owner’s addresses in it', async () => {
  server.answers['POST /api/busy-calendars'] = () => phone;
  show();
  await click(page.getByRole('button', { name: 'Add a calendar' }));
  await fill(page.getByRole('textbox', { name: 'Name' }), 'Phone');
  await fill(page.getByLabelText('Secret iCal address'), 'https://c.example/p.ics');
  await fill(addresses, 'jane@gmail.com, jane@work.example');
  await click(page.getByRole('dialog').getByRole('button', { name: 'Add calendar' }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  const json = {
    name: 'Phone',
    address: 'https://c.example/p.ics',
    ownerAddresses: ['jane@gmail.com', 'jane@work.example'],
  };
  expect(server.changes()).toMatchObject([{ call: 'POST /api/busy-calendars', body: json }]);
});

it('shows the guessed address until another is entered, and names a wrong one', async () => {
  server.answers['PUT /api/busy-calendars/:id'] = () =>
    problem({
      code: 'validation_failed',
      status: 422,
      errors: [{ path: 'ownerAddresses.1', message: 'Please enter an email address' }],
    });
  const { host } = show();
  await click(page.getByRole('button', { name: 'Edit Phone' }));
  await expect.element(addresses).toHaveAccessibleDescription(/If empty: jane@gmail\.com$/);
  await expectAccessible(host);
  await fill(addresses, 'jane@work.example\njane');
  await click(page.getByRole('button', { name: 'Save calendar' }));
  await expect
    .element(addresses)
    .toHaveAccessibleDescription('Address 2: please enter an email address');
});

it('says beside its title how many calendars were not fully understood', async () => {
  calendars = [{ ...phone, notes: [{ kind: 'unknown_zone', zone: 'Moon', events: 1 }] }];
  show();
  await expect.element(page.getByText('1 calendar, 1 not fully understood')).toBeVisible();
});
