import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { addMinutes } from 'date-fns/addMinutes';
import { expect, onTestFinished } from 'vitest';
import { openJsonStore } from '#api/store/json/json-store.ts';
import { sampleBooking } from '#api/store/testing/sample-records.ts';
import { temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { smtpServerForTest } from './smtp-server-for-test.ts';

const program = fileURLToPath(new URL('./sender.ts', import.meta.url));
const start = new Date('2026-11-20T15:00:00.000Z');

/** Longer than a claim lasts. */
const ROUND_MINUTES = 6;

/**
 * Kills the sending process `rounds` times while the mail server has a mail, alternately before and
 * after its answer, and expects that each mail arrived once or twice, with one Message-ID.
 */
export async function expectNoLoss(rounds: number): Promise<void> {
  const folder = await temporaryFolder();
  let onMail: (() => Promise<void>) | undefined;
  const smtp = await smtpServerForTest({ accept: () => onMail?.() });
  const send = (at: Date) => {
    const child = spawn(process.execPath, [
      program,
      folder,
      String(smtp.mail.server.port),
      at.toISOString(),
    ]);
    onTestFinished(() => void child.kill('SIGKILL'));
    return { child, ended: once(child, 'close') };
  };

  for (let round = 0; round < rounds; round++) {
    const at = addMinutes(start, 2 * round * ROUND_MINUTES);
    const id = `b${round}`;
    await book(folder, id, at);
    const killed = send(at);
    const answersFirst = round % 2 === 0;
    onMail = async () => {
      onMail = undefined;
      if (answersFirst) setImmediate(() => killed.child.kill('SIGKILL'));
      else {
        killed.child.kill('SIGKILL');
        await killed.ended;
      }
    };
    expect((await killed.ended)[1]).toBe('SIGKILL');
    const next = send(addMinutes(at, ROUND_MINUTES));
    expect(await next.ended).toEqual([0, null]);
    const messageId = `<new_booking-${id}-0@bluebonnet.example>`;
    const copies = smtp.received.filter(({ parsed }) => parsed.messageId === messageId);
    expect(copies.length).toBeGreaterThanOrEqual(1);
    expect(copies.length).toBeLessThanOrEqual(2);
  }
}

/** A booking with one message, to the owner. */
async function book(folder: string, id: string, at: Date): Promise<void> {
  const store = await openJsonStore({ folder });
  await store.outbox.begin(start);
  const createdAt = at.toISOString();
  await store.reserveSlot(sampleBooking({ id, createdAt, email: '' }), undefined, { anyway: true });
  await store.close();
}
