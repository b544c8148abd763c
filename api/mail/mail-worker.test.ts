import { addMinutes } from 'date-fns/addMinutes';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Job } from '#api/queues/job.ts';
import { openJsonStore } from '#api/store/json/json-store.ts';
import type { Store } from '#api/store/store.ts';
import { refusingDisk } from '#api/store/testing/refusing-disk.ts';
import { sampleBooking, sampleContactRequest } from '#api/store/testing/sample-records.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { fixedBusiness } from '#api/testing/fixed-business.ts';
import { applyBookingAction } from '#domain/booking/booking-changes.ts';
import { createMailTransport } from './mail-transport.ts';
import type { MailOptions } from './mail-variables.ts';
import { startMailWorker } from './mail-worker.ts';
import { smtpError, smtpServerForTest } from './testing/smtp-server-for-test.ts';

const start = new Date('2026-11-20T15:00:00.000Z');
const client = 'maria@example.com';
const owner = 'hello@bluebonnet.example';

interface Rig {
  store: Store;
  worker: Job;
  log: string[];
  /** Minutes after `start` that the clock shows. */
  time: { minutes: number };
}

/** A worker on a store whose messages begin at `start`. */
async function workerOn(mail: MailOptions, given?: Store): Promise<Rig> {
  const store = given ?? (await storeForTest(await temporaryFolder()));
  await store.outbox.begin(start);
  const time = { minutes: 0 };
  const log: string[] = [];
  const worker = startMailWorker({
    store,
    business: fixedBusiness(),
    clock: () => addMinutes(start, time.minutes),
    log: pino({ level: 'trace' }, { write: (line) => void log.push(line) }),
    transport: createMailTransport(mail, { sendMs: 5_000 }),
    publicUrl: 'https://bluebonnet.example',
    limitMails: true,
    interval: 5,
  });
  onTestFinished(() => worker.stop());
  return { store, worker, log, time };
}

const stateOf = async (store: Store, id: string) => (await store.outbox.find(id))?.state;
const confirmed = 'booking_confirmed-b-0';
const book = (store: Store, id = 'b', fields = {}) =>
  store.reserveSlot(sampleBooking({ id, ...fields }));

describe('the mail worker', () => {
  it('sends to client and owner what is due, once, and logs nothing personal', async () => {
    const smtp = await smtpServerForTest();
    const { store, worker, log } = await workerOn(smtp.mail);
    await book(store);
    await store.addContactRequest(sampleContactRequest({ id: 'r', message: 'I am Maria' }));
    const mails = await smtp.mails(4);
    expect(mails.map(({ to }) => to.join()).sort()).toEqual([owner, owner, client, client].sort());
    // The owner answers the client by answering the mail.
    for (const { to, parsed } of mails) {
      expect(parsed.replyTo?.text).toBe(to.join() === owner ? client : undefined);
    }
    await vi.waitFor(async () => expect(await stateOf(store, confirmed)).toBe('sent'));
    await worker.stop();
    expect(smtp.received).toHaveLength(4);
    expect(log.join('')).not.toMatch(/maria|example\.com|Elm|555-/i);
    const sent = await store.outbox.find(confirmed);
    const text = mails.find(({ parsed }) => parsed.subject === sent?.mail?.subject)?.parsed.text;
    expect(sent?.mail).toMatchObject({
      to: client,
      text: text?.replace(/(?<=\/appointment\/)[0-9a-f]{32}/, '…'),
    });
  });

  it('repeats what was refused for now, with the same Message-ID', async () => {
    const refusals = [451, 452];
    const seen: (string | undefined)[] = [];
    const smtp = await smtpServerForTest({
      accept({ to, parsed }) {
        if (to[0] !== client) return;
        seen.push(parsed.messageId);
        const code = refusals.shift();
        if (code) throw smtpError(code, 'Try again later');
      },
    });
    const { store, time } = await workerOn(smtp.mail);
    await book(store);
    for (const [minutes, attempts] of [
      [1, 1],
      [6, 2],
    ] as const) {
      await vi.waitFor(async () => {
        expect(await store.outbox.find(confirmed)).toMatchObject({ state: 'waiting', attempts });
      });
      time.minutes = minutes;
    }
    await vi.waitFor(async () => expect(await stateOf(store, confirmed)).toBe('sent'));
    expect((await store.findBooking('b'))?.links, 'one link for all attempts').toHaveLength(1);
    expect(seen).toEqual(Array(3).fill(`<${confirmed}@bluebonnet.example>`));
  });

  it('does not repeat what was refused for good, and stores the server’s words', async () => {
    let attempts = 0;
    const smtp = await smtpServerForTest({
      accept({ to }) {
        if (to[0] !== client) return;
        attempts += 1;
        throw smtpError(550, 'No such user');
      },
    });
    const { store, worker, time } = await workerOn(smtp.mail);
    await book(store);
    await vi.waitFor(async () => expect(await stateOf(store, confirmed)).toBe('refused'));
    expect(await store.outbox.find(confirmed)).toMatchObject({ answer: '550 No such user' });
    time.minutes = 24 * 60;
    // A later message shows that the worker has looked again.
    await book(store, 'later', {
      time: '15:00',
      createdAt: addMinutes(start, 24 * 60).toISOString(),
      email: '',
    });
    await smtp.mails(2);
    await worker.stop();
    expect(attempts).toBe(1);
  });

  it('does not send what was canceled after an attempt failed', async () => {
    let isDown = true;
    const smtp = await smtpServerForTest({
      accept() {
        if (isDown) throw smtpError(451, 'Try again later');
      },
    });
    const { store, time } = await workerOn(smtp.mail);
    await book(store);
    await vi.waitFor(async () => expect(await stateOf(store, confirmed)).toBe('waiting'));
    await store.changeBooking({ id: 'b', revision: 1 }, (booking) => {
      const at = addMinutes(start, 1);
      return applyBookingAction(booking, { action: 'cancel', at, by: 'Owner' }) ?? booking;
    });
    isDown = false;
    time.minutes = 10;
    await smtp.mails(2);
    await vi.waitFor(async () =>
      expect(await stateOf(store, 'booking_cancelled-b-1')).toBe('sent'),
    );
    expect(smtp.received.map(({ parsed }) => parsed.subject).sort()).toEqual([
      'Booking canceled: Dec 1, 2026, 8:00 AM',
      'Your inspection is canceled: Dec 1, 2026, 8:00 AM',
    ]);
  });

  it('is not held up by a slow recipient', async () => {
    const slow = Promise.withResolvers<void>();
    const smtp = await smtpServerForTest({
      accept: ({ to }) => (to[0] === 'slow@example.com' ? slow.promise : undefined),
    });
    const { store } = await workerOn(smtp.mail);
    await book(store, 'slow', { email: 'slow@example.com', time: '15:00' });
    await book(store);
    await vi.waitFor(async () => expect(await stateOf(store, confirmed)).toBe('sent'));
    expect(await stateOf(store, 'booking_confirmed-slow-0')).toBe('sending');
    slow.resolve();
    await smtp.mails(4);
  });

  it('waits for running mails when it is stopped, and starts no other', async () => {
    const arrived = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    const smtp = await smtpServerForTest({
      accept() {
        arrived.resolve();
        return answer.promise;
      },
    });
    const { store, worker } = await workerOn(smtp.mail);
    await book(store);
    await arrived.promise;
    const stopped = worker.stop();
    await store.addContactRequest(sampleContactRequest({ id: 'r' }));
    answer.resolve();
    await stopped;
    expect(await stateOf(store, confirmed)).toBe('sent');
    expect(await stateOf(store, 'request_received-r')).toBeUndefined();
  });

  it('does not send again what it has sent while the disk refuses to store that', async () => {
    const folder = await temporaryFolder();
    let refuse = false;
    const store = await openJsonStore({
      folder,
      disk: refusingDisk(() => (refuse ? 'ENOSPC' : undefined)),
    });
    const smtp = await smtpServerForTest({
      accept() {
        refuse = true;
      },
    });
    onTestFinished(() => store.close());
    const { worker, time, log } = await workerOn(smtp.mail, store);
    await book(store, 'b', { email: '' });
    await vi.waitFor(() => expect(log.join('')).toContain('could not be claimed or settled'));
    expect(await stateOf(store, 'new_booking-b-0')).toBe('sending');
    time.minutes = 10;
    refuse = false;
    await vi.waitFor(async () => expect(await stateOf(store, 'new_booking-b-0')).toBe('sent'));
    await worker.stop();
    expect(smtp.received).toHaveLength(1);
  });

  it('stores since when no mail goes out, until one does, and logs why', async () => {
    let isKnown = false;
    const refusal = smtpError(535, '5.7.8 Bad credentials of maria@example.com');
    const smtp = await smtpServerForTest({
      server: {
        authOptional: false,
        allowInsecureAuth: true,
        onAuth: (_auth, _session, done) => done(isKnown ? null : refusal, { user: 'owner' }),
      },
    });
    const server = { ...smtp.mail.server, user: 'owner', password: 'secret' };
    const { store, worker, log } = await workerOn({ ...smtp.mail, server });
    await book(store);
    await expect.poll(() => store.mailFailure()).toEqual({ since: start.toISOString() });
    await worker.stop();
    expect(log.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ msg: 'Message not accepted', code: 'EAUTH', smtp: '535 5.7.8' }),
    );
    expect(log.join('')).not.toContain('maria');

    isKnown = true;
    const { time } = await workerOn({ ...smtp.mail, server }, store);
    time.minutes = 60;
    await expect.poll(() => store.mailFailure()).toBeUndefined();
  });

  it('keeps a message for later when there is no server, and stops at once while it pauses', async () => {
    const smtp = await smtpServerForTest();
    const server = { ...smtp.mail.server, port: 1 };
    const { store, worker } = await workerOn({ ...smtp.mail, server });
    await book(store, 'b', { email: '' });
    await vi.waitFor(async () => expect(await stateOf(store, 'new_booking-b-0')).toBe('waiting'));
    expect((await store.outbox.find('new_booking-b-0'))?.answer).toContain('could not be reached');
    await worker.stop();
  });
});
