import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { serveApi } from '#admin/testing/serve-api.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { type Dashboard, dashboardOf } from '#domain/dashboard/dashboard.ts';
import { guideWithoutSamples } from '#domain/setup-guide/testing/shown-guides.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { DashboardScreen } from './dashboard-screen.tsx';

const samples = ['+12%', '1.2k views', '24 scheduled', '1.2h', '98% rate'];

function show(changes: Partial<Dashboard>) {
  const empty = dashboardOf({
    counts: {
      groups: [],
      responses: { requests: 0, answered: 0, median: null },
      bookingsAhead: 0,
      newBookings: 0,
    },
    newestRequests: [],
    newestBookings: [],
    requestCounts: { all: 0, new: 0 },
    posts: 0,
    reads: 0,
    sampleContent: false,
    now: new Date(),
    zone: defaultBusiness.timeZone,
  });
  serveApi({
    'GET /api/dashboard': () => ({ ...empty, ...changes }),
    'GET /api/setup-guide': () => guideWithoutSamples,
    'GET /api/privacy/retention': () => ({ revision: 1, months: null, erasures: [], total: 0 }),
  });
  return renderInAdmin(<DashboardScreen />, { width: 343 });
}

/** The texts of the cards: label, figure, note. */
const cards = () =>
  page
    .getByRole('term')
    .elements()
    .map((term) =>
      [...(term.parentElement?.children ?? [])].map(({ textContent }) => textContent).join(' | '),
    );

describe('the stat cards', () => {
  it('are measured where sample content is off', async () => {
    const { host } = show({
      totals: { requests: 1204, posts: 7, reads: 31 },
      requestTrend: -5,
      requestsThisMonth: 9,
      bookingsAhead: 4,
      medianFirstResponse: 72,
      responseRate: 92,
    });
    await expect
      .poll(cards)
      .toEqual([
        'Total requests | 1,204 | −5% in 30 days',
        'Blog posts | 7 | 31 views',
        'This month | 9 | 4 scheduled',
        'Average response | 1.2 h | median, 92% answered',
      ]);
    for (const sample of samples) expect(page.getByText(sample).query()).toBeNull();
    await expectAccessible(host);
  });

  it('leave out what is not known', async () => {
    show({});
    await expect
      .poll(cards)
      .toEqual(['Total requests | 0', 'Blog posts | 0 | 0 views', 'This month | 0 | 0 scheduled']);
  });

  it('are the samples of the specification, marked as such, where it is on', async () => {
    show({ sampleContent: true, totals: { requests: 5, posts: 7, reads: 31 } });
    const section = page.getByRole('region', { name: 'Sample figures' });
    for (const sample of samples) {
      await expect.element(section.getByText(sample)).toBeVisible();
    }
    expect(cards()).toContain('This month | 3 | 24 scheduled');
  });
});
