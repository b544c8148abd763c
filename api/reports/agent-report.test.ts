import { expect, it } from 'vitest';
import { digestOf } from '#api/appointments/appointment-link.ts';
import {
  addPersonWithEverything,
  bookingWithEverything,
} from '#api/store/testing/person-with-everything.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { apiForTest } from '#api/testing/api-test.ts';

const token = '0123456789abcdef0123456789abcdef';

it('the link to one report names neither the client nor the uploaded file', async () => {
  const dataDir = await temporaryFolder();
  const store = await storeForTest(dataDir);
  await addPersonWithEverything(store);
  await store.jobs.change(bookingWithEverything, (job) => {
    const agent = { consentedAt: job.createdAt, link: digestOf(token) };
    return { next: { ...job, agent }, result: undefined };
  });
  await store.close();
  const { send } = await apiForTest({ dataDir, clock: () => new Date('2026-12-15T15:00:00Z') });
  const view = await send(`GET /api/reports/${token}`);
  expect(view.json).toMatchObject({ date: '2026-12-01', bytes: 4_000_000 });
  expect(view.text).not.toMatch(/delgado/i);
  const file = await send(`GET /api/reports/${token}/report.pdf`);
  expect(file.text).toContain('%PDF');
  expect(file.headers.get('Content-Disposition')).toBe(
    'attachment; filename="inspection-report-2026-12-01.pdf"',
  );
});
