import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { detailsDraftOf } from '#admin/features/bookings/booking/details-dialog.tsx';
import { sampleBooking } from '#admin/features/bookings/testing/sample-booking.ts';
import { drafts } from '#admin/forms/drafts.ts';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { serveApi } from '#admin/testing/serve-api.ts';
import type { PersonRecords } from '#domain/privacy/person-records.ts';
import type { RetentionOverview } from '#domain/privacy/retention-overview.ts';
import { click, fill, select } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { PrivacyScreen } from './privacy-screen.tsx';

const past = sampleBooking({ id: 'past', date: '2020-01-06', name: 'Maria Delgado' });
const ahead = sampleBooking({ id: 'ahead', date: '2099-01-05', name: 'Maria Delgado' });
const records: PersonRecords = {
  requests: [],
  bookings: [past],
  reviews: [
    {
      id: 'r1',
      revision: 1,
      platform: 'google',
      rating: 5,
      author: 'Maria Delgado',
      date: '2020-01-10',
      text: 'Thorough and kind.',
      verified: true,
    },
  ],
  agentOf: [],
  otherContacts: ['other@example.com'],
};
const overview: RetentionOverview = {
  revision: 1,
  months: 24,
  erasures: [
    {
      kind: 'request',
      id: 'old',
      name: 'Grace Hollowbrook',
      contact: 'grace@example.com',
      lastContact: '2024-11-20',
      on: '2026-11-27',
    },
  ],
  total: 1,
};

let server: ReturnType<typeof serveApi>;

beforeEach(() => {
  server = serveApi({
    'POST /api/privacy/search': () => records,
    'POST /api/privacy/erase': () => ({ requests: 0, bookings: 1, reviews: 1, agentOf: 0 }),
    'GET /api/privacy/retention': () => overview,
    'PUT /api/privacy/retention': ({ body: { months } }) => ({
      revision: 2,
      months,
      erasures: [],
      total: 0,
    }),
  });
});

const finds = (found: PersonRecords) => {
  server.answers['POST /api/privacy/search'] = () => found;
};

const show = (width = 343) => renderInAdmin(<PrivacyScreen />, { width });

const field = page.getByLabelText('Email address or phone number');
async function search() {
  await fill(field, 'maria@example.com');
  await click(page.getByRole('button', { name: 'Search' }));
  await expect.element(page.getByText(/under maria@example\.com/)).toBeVisible();
}

describe('PrivacyScreen', () => {
  it('finds a person’s records, and offers to search for other contacts in them', async () => {
    show();
    await search();
    await expect
      .element(page.getByRole('status'))
      .toMatchTextContent('1 booking and 1 review under maria@example.com');
    await expect.element(page.getByText(/Jan 6, 2020/)).toBeVisible();
    await click(page.getByRole('button', { name: 'other@example.com' }));
    await expect.element(field).toHaveValue('other@example.com');
    expect(server.changes().map(({ body }) => body)).toEqual([
      { person: 'maria@example.com' },
      { person: 'other@example.com' },
    ]);
  });

  it('says that nothing is stored', async () => {
    finds({
      requests: [],
      bookings: [],
      reviews: [],
      agentOf: [],
      otherContacts: [],
    });
    show();
    await search();
    await expect.element(page.getByRole('status')).toMatchTextContent('Nothing is stored');
    expect(page.getByRole('button', { name: /Export|Erase/ }).elements()).toEqual([]);
  });

  it('finds an agent, and erases only what names the agent', async () => {
    const agent = { id: 'ahead', date: '2099-01-05', time: '08:00', agentName: 'Jane Doe' };
    finds({ ...records, bookings: [], reviews: [], agentOf: [agent] });
    show();
    await search();
    await expect
      .element(page.getByRole('status'))
      .toMatchTextContent('1 booking as the agent under maria@example.com');
    await expect
      .element(page.getByRole('link', { name: 'Jane Doe' }))
      .toHaveAttribute('href', '/bookings/ahead');
    await click(page.getByRole('button', { name: 'Erase…' }));
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toMatchTextContent('The client’s booking stays.');
    expect(dialog.element().textContent).not.toContain('notes and prices');
    await expectAccessible(document.body);
  });

  it('asks to cancel an upcoming appointment before erasing', async () => {
    finds({ ...records, bookings: [past, ahead] });
    show();
    await search();
    await expect.element(page.getByText(/Cancel it first/)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: /January 5, 2099/ }))
      .toHaveAttribute('href', '/bookings/ahead');
    expect(page.getByRole('button', { name: 'Erase…' }).elements()).toEqual([]);
    await expect.element(page.getByRole('button', { name: 'Export as a file' })).toBeVisible();
  });

  it('erases after a dialog, with the reviews that were chosen and unsaved corrections', async () => {
    const values = { name: 'Maria Delgado' };
    drafts.save(detailsDraftOf(past), { values, start: {}, revision: 1 });
    show();
    await search();
    await click(page.getByRole('button', { name: 'Erase…' }));
    const dialog = page.getByRole('dialog', { name: 'Erase this person?' });
    await expect.element(dialog).toMatchTextContent('This cannot be undone');
    await click(dialog.getByRole('checkbox', { name: /Thorough and kind/ }));
    await click(dialog.getByRole('button', { name: 'Erase' }));
    await expect.poll(() => dialog.elements()).toEqual([]);
    await expect.element(field).toHaveValue('');
    expect(drafts.read(detailsDraftOf(past))).toBeUndefined();
    expect(server.changes().at(-1)).toMatchObject({
      call: 'POST /api/privacy/erase',
      body: { person: 'maria@example.com', reviews: ['r1'] },
    });
  });

  it('announces what is erased next, and changes the setting', async () => {
    show();
    await expect.element(page.getByText('on or after Nov 27, 2026')).toBeVisible();
    await select(page.getByLabelText('Erase after'), 'Never automatically');
    await click(page.getByRole('button', { name: 'Save' }));
    await expect.element(page.getByText(/Turned off/)).toBeVisible();
    expect(server.changes().at(-1)?.body).toEqual({ months: null, revision: 1 });
  });

  it.each([343, 900])(
    'is accessible, not too wide, and fit for a thumb at %i px',
    async (width) => {
      const { host } = show(width);
      await search();
      await expectAccessible(host);
      expect(host.scrollWidth).toBeLessThanOrEqual(width);
      for (const button of host.querySelectorAll('button, select, .privacy-record a')) {
        expect(button.getBoundingClientRect().height, button.textContent).toBeGreaterThanOrEqual(
          44,
        );
      }
    },
  );
});
