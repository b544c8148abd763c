import { expect, it, onTestFinished } from 'vitest';
import { distForTest } from '#api/testing/dist-for-test.ts';
import { sampleSender } from '#domain/messages/testing/sample-sender.ts';
import { senderAddress } from './mail-transport.ts';
import type { MailOptions } from './mail-variables.ts';
import { SendFailure } from './send-failure.ts';
import { smtpError, smtpServerForTest } from './testing/smtp-server-for-test.ts';
import { createThreadedTransport } from './threaded-transport.ts';

const outgoing = {
  to: 'maria@example.com',
  subject: 'Your inspection is booked',
  text: 'Hello Zoë\n',
  content: { subject: 'Your inspection is booked', blocks: [], sender: sampleSender },
  id: 'booking_confirmed-b1-0',
  sender: senderAddress(sampleSender),
  unsubscribe: false,
};

const never = new AbortController().signal;

async function transportTo(mail: MailOptions) {
  const dist = await distForTest({
    'mail/server/entry-server.js':
      'export const renderMail = ({ subject }) => "<!DOCTYPE html><h1>" + subject + "</h1>";',
  });
  const transport = createThreadedTransport({ mail, dist, logLevel: 'silent' });
  onTestFinished(() => transport.close());
  return transport;
}

it('sends mails with their HTML part, also after its thread was closed', async () => {
  const smtp = await smtpServerForTest();
  const transport = await transportTo(smtp.mail);
  for (let mails = 1; mails <= 2; mails += 1) {
    expect(await transport.send(outgoing, never)).toMatch(/^250 /);
    await transport.close();
    expect(smtp.received).toHaveLength(mails);
  }
  const [{ to, parsed } = {}] = smtp.received;
  expect(to).toEqual(['maria@example.com']);
  expect(parsed?.text).toBe('Hello Zoë\n');
  expect(parsed?.html).toContain('<h1>Your inspection is booked</h1>');
});

it('sends several mails side by side, each with its own outcome', async () => {
  const smtp = await smtpServerForTest({
    accept({ to }) {
      if (to[0] === 'nobody@example.com') throw smtpError(550, 'No such user');
    },
  });
  const transport = await transportTo(smtp.mail);
  const sending = ['a@example.com', 'nobody@example.com', 'b@example.com'].map((to) =>
    transport.send({ ...outgoing, to }, never),
  );
  const outcomes = await Promise.allSettled(sending);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  const { reason } = outcomes[1] as PromiseRejectedResult;
  expect(reason).toBeInstanceOf(SendFailure);
  expect(reason).toMatchObject({ answer: '550 No such user', refused: true, concernsAll: false });
});

it('ends a mail that is aborted, and no other', async () => {
  const slow = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  const smtp = await smtpServerForTest({
    accept() {
      arrived.resolve();
      return slow.promise;
    },
  });
  const transport = await transportTo(smtp.mail);
  const aborting = new AbortController();
  const aborted = transport.send(outgoing, aborting.signal);
  const other = transport.send(outgoing, never);
  await arrived.promise;
  aborting.abort();
  await expect(aborted).rejects.toMatchObject({ refused: false });
  slow.resolve();
  expect(await other).toMatch(/^250 /);
});
