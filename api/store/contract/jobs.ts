import { buffer } from 'node:stream/consumers';
import { addMinutes } from 'date-fns/addMinutes';
import { expect, test } from 'vitest';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { cents } from '#domain/jobs/cents.ts';
import { emptyJob, type JobRecord } from '#domain/jobs/job-record.ts';
import { sampleLine, samplePayment, sampleReport } from '#domain/jobs/testing/sample-job.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { withEverything } from '../testing/job-with-everything.ts';
import { sampleBooking } from '../testing/sample-records.ts';
import type { StoreFixture } from './store-fixture.ts';

const past = { date: '2026-11-20', status: 'completed' as const };
const erasure = { now: new Date('2026-11-25T15:00:00.000Z'), zone: centralTime };

/** What was agreed, paid and delivered for bookings. */
export function jobsContract(fixture: StoreFixture): void {
  const booked = async (fields: Partial<Booking> = {}) => {
    const booking = sampleBooking({ id: 'one', ...past, ...fields });
    await fixture.store.reserveSlot(booking);
    return booking;
  };

  const change = (
    booking: Pick<Booking, 'id' | 'createdAt'>,
    next: (job: JobRecord) => JobRecord,
  ) => fixture.store.jobs.change(booking, (job) => ({ next: next(job), result: job.revision }));

  const addLine = (booking: Booking, id: string) =>
    change(booking, (job) => ({ ...job, lines: [...job.lines, sampleLine({ id })] }));

  test('begin with the first change, and each change is the next version', async () => {
    const booking = await booked();
    expect(await fixture.store.jobs.find('one')).toBeUndefined();
    expect(await change(booking, (job) => job)).toBe(0);
    expect(await fixture.store.jobs.find('one')).toBeUndefined();

    expect(await addLine(booking, 'a')).toBe(0);
    expect(await addLine(booking, 'b')).toBe(1);
    expect(await change(booking, (job) => job)).toBe(2);
    const job = {
      ...emptyJob(booking),
      revision: 2,
      lines: [sampleLine({ id: 'a' }), sampleLine({ id: 'b' })],
    };
    expect(await fixture.store.jobs.find('one')).toEqual(job);
    await fixture.reopen();
    expect(await fixture.store.jobs.find('one')).toEqual(job);
    expect(await fixture.store.jobs.all()).toEqual([job]);
    expect(await addLine(booking, 'c')).toBe(2);
  });

  test('are stored with everything that they can have', async () => {
    const booking = await booked();
    await change(booking, withEverything);
    await fixture.reopen();
    const stored = await fixture.store.jobs.find('one');
    expect(stored).toEqual({ ...withEverything(emptyJob(booking)), revision: 1 });
  });

  test('are found by when something happened last, also a payment page', async () => {
    const late = '2026-11-24T15:00:00.000Z';
    const early = { createdAt: '2026-11-20T15:00:00.000Z' };
    const paying = await booked({ ...early, id: 'paying' });
    const other = await booked({ ...early, id: 'other', date: '2026-11-19' });
    const checkout = {
      id: 'cs',
      at: late,
      amount: cents(1),
      expiresAt: late,
      state: 'open',
    } as const;
    await change(paying, (job) => ({ ...job, checkouts: [checkout] }));
    await change(other, (job) => ({
      ...job,
      lines: [sampleLine({ at: '2026-11-24T14:59:59.999Z' })],
    }));
    const found = async (since: string) =>
      (await fixture.store.jobs.changedSince(new Date(since))).map(({ id }) => id).sort();
    expect(await found(late)).toEqual(['paying']);
    await fixture.reopen();
    expect(await found('2026-11-24T14:59:59.999Z')).toEqual(['other', 'paying']);
    expect(await found('2026-11-24T15:00:00.001Z')).toEqual([]);
  });

  test('lose none of 100 changes at once', async () => {
    const booking = await booked();
    const other = await booked({ id: 'two', time: '15:00' });
    const ids = Array.from({ length: 50 }, (_, index) => `line-${index}`);
    const changes = ids.flatMap((id) => [addLine(booking, id), addLine(other, id)]);
    const revisions = await Promise.all(changes);
    expect(new Set(revisions).size).toBe(50);
    await fixture.reopen();
    for (const id of ['one', 'two']) {
      const job = await fixture.store.jobs.find(id);
      expect(job?.revision).toBe(50);
      expect(job?.lines.map((line) => line.id).toSorted()).toEqual(ids.toSorted());
    }
  });

  test('are unchanged by a change that throws, and by one that could not be read', async () => {
    const booking = await booked();
    await addLine(booking, 'a');
    const before = await fixture.store.jobs.find('one');
    const failing = change(booking, () => {
      throw new Error('Refused by the test');
    });
    await expect(failing).rejects.toThrow('Refused by the test');
    const unreadable = { ...sampleLine(), at: 'yesterday' };
    await expect(change(booking, (job) => ({ ...job, lines: [unreadable] }))).rejects.toThrow(
      TypeError,
    );
    await fixture.refuseWrites(true);
    await expect(addLine(booking, 'b')).rejects.toMatchObject({ name: 'StoreWriteError' });
    await fixture.refuseWrites(false);
    expect(await fixture.store.jobs.find('one')).toEqual(before);
    await addLine(booking, 'c');
    await fixture.reopen();
    expect((await fixture.store.jobs.find('one'))?.lines.map(({ id }) => id)).toEqual(['a', 'c']);
  });

  test('are found for several bookings, without those about which nothing is noted', async () => {
    const booking = await booked();
    await change(booking, (job) => ({ ...job, video: 'https://video.example/1' }));
    const found = await fixture.store.jobs.findAll([booking.id, 'another']);
    expect(found.map(({ id, video }) => [id, video])).toEqual([
      [booking.id, 'https://video.example/1'],
    ]);
    expect(await fixture.store.jobs.findAll([])).toEqual([]);
  });

  test('are found by the current link of their agent', async () => {
    const find = async (link: string) => (await fixture.store.jobs.findByAgentLink(link))?.id;
    const booking = await booked();
    const withAgent = (link: string | undefined) =>
      change(booking, (job) => ({ ...job, agent: { consentedAt: booking.createdAt, link } }));
    await withAgent('a');
    expect([await find('a'), await find('b')]).toEqual(['one', undefined]);
    await withAgent('b');
    expect([await find('a'), await find('b')]).toEqual([undefined, 'one']);
    await fixture.reopen();
    expect([await find('a'), await find('b')]).toEqual([undefined, 'one']);
    await withAgent(undefined);
    expect(await find('b')).toBeUndefined();
  });

  test.each([
    ['of this month', '2026-11-20'],
    ['of half a year ago', '2026-05-20'],
  ])(
    'tell of a payment for an appointment %s, and no longer once it is erased',
    async (_, date) => {
      const booking = await booked({ date });
      const now = new Date('2026-11-25T15:00:00.000Z');
      const since = { 'payment.succeeded': '2026-11-01T00:00:00.000Z' } as const;
      const planned = async () =>
        (await fixture.store.deliveries.planned({ id: 't', since }, now)).map(({ id }) => id);
      expect(await planned()).toEqual([]);
      const payment = samplePayment({ id: 'p', at: now.toISOString(), method: 'online' });
      await change(booking, (job) => ({ ...job, payments: [payment] }));
      expect(await planned()).toEqual(['job-one-paid-p-to-t']);
      await fixture.reopen();
      expect(await planned()).toEqual(['job-one-paid-p-to-t']);
      const until = addMinutes(now, 5);
      const lease = { target: { id: 't', since }, now, until, limit: 10 };
      expect(await fixture.store.deliveries.claim(lease)).toMatchObject([
        { event: { about: { job: { payment: { amount: 40_000 } } } } },
      ]);
      await fixture.store.erasePerson(booking.email, erasure);
      expect(await planned()).toEqual([]);
    },
  );

  test('keep amounts and dates when their person is erased, and lose their reports', async () => {
    const booking = await booked();
    await change(booking, withEverything);
    await fixture.store.reportFiles.write('report-1', pdf('Maria'));
    await fixture.store.erasePerson(booking.email, erasure);
    expect(await fixture.store.reportFiles.size('report-1')).toBeUndefined();
    expect(await fixture.store.jobs.findByAgentLink('agent-link')).toBeUndefined();
    await fixture.reopen();
    const job = await fixture.store.jobs.find('one');
    expect(job).toMatchObject({ revision: 2, erasedAt: erasure.now.toISOString() });
    expect(job?.payments.map(({ amount, method }) => [amount, method])).toEqual([
      [40_000, 'check'],
      [40_000, 'cash'],
    ]);
    expect(JSON.stringify(job)).not.toMatch(/maria|elm street|203\.0|firefox|shed/i);
  });

  test('take up nothing personal once their person is erased', async () => {
    const booking = await booked();
    await fixture.store.erasePerson(booking.email, erasure);
    await fixture.store.reportFiles.write('report-1', pdf('Maria'));
    await change(booking, withEverything);
    const job = await fixture.store.jobs.find('one');
    expect(job?.payments).toHaveLength(2);
    expect(JSON.stringify(job)).not.toMatch(/maria|elm street|203\.0|firefox|shed/i);
    expect(await fixture.store.reportFiles.size('report-1')).toBeUndefined();
    await change(booking, (current) => ({ ...current, video: 'https://video.example/maria' }));
    expect((await fixture.store.jobs.find('one'))?.video).toBeUndefined();
  });

  test('lose their agent when the agent is erased, and nothing else', async () => {
    const agentEmail = 'agent@example.com';
    const booking = await booked({ agentName: 'Ann', agentEmail });
    await change(booking, withEverything);
    await fixture.store.erasePerson(agentEmail, erasure);
    const {
      agent: _agent,
      agentWithdrawnAt: _withdrawn,
      agentAskedAt: _asked,
      ...rest
    } = withEverything(emptyJob(booking));
    expect(await fixture.store.jobs.find('one')).toEqual({ ...rest, revision: 2 });
    expect(await fixture.store.jobs.findByAgentLink('agent-link')).toBeUndefined();
  });

  test('are erased with bookings whose time is over', async () => {
    const booking = await booked({ createdAt: '2024-01-10T15:00:00.000Z', date: '2024-01-20' });
    await change(booking, withEverything);
    await fixture.store.reportFiles.write('report-1', pdf('Maria'));
    const { retention } = fixture.store;
    await retention.replace({ ...(await retention.read()), months: 12 });
    for (let day = 1; day <= 60; day += 1) {
      const now = new Date(Date.UTC(2026, 10, 25 + day));
      await fixture.store.eraseExpired({ now, zone: centralTime });
    }
    expect((await fixture.store.findBooking('one'))?.erasedAt).toBeDefined();
    expect((await fixture.store.jobs.find('one'))?.erasedAt).toBeDefined();
    expect(await fixture.store.reportFiles.size('report-1')).toBeUndefined();
  });

  test('keep their reports, and files without one go a day later', async () => {
    const booking = await booked();
    await fixture.store.reportFiles.write('report-1', pdf('one'));
    await fixture.store.reportFiles.write('orphan', pdf('two'));
    await change(booking, (job) => ({ ...job, reports: [sampleReport({ id: 'report-1' })] }));
    const sizes = () =>
      Promise.all(['report-1', 'orphan'].map((id) => fixture.store.reportFiles.size(id)));
    await fixture.store.eraseExpired({ now: new Date(), zone: centralTime });
    expect(await sizes()).toEqual([3, 3]);
    const tomorrow = new Date(Date.now() + 25 * 3_600_000);
    await fixture.store.eraseExpired({ now: tomorrow, zone: centralTime });
    expect(await sizes()).toEqual([3, undefined]);
    const file = await fixture.store.reportFiles.read('report-1');
    expect(file && String(await buffer(file))).toBe('one');
  });
}

async function* pdf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
