import { randomUUID } from 'node:crypto';
import { ownerAddress } from '#api/mail/compose-mail.ts';
import { type MailTransport, senderAddress } from '#api/mail/mail-transport.ts';
import { SendFailure } from '#api/mail/send-failure.ts';
import type { Business } from '#domain/business/business.ts';
import type { TestMailResult } from '#domain/messages/presented-message.ts';

/** Milliseconds: less than the admin's timeout. */
const TEST_MS = 15_000;

/** Sends the owner a mail at once, without the outbox, and resolves to the server's answer. */
export async function sendTestMail(
  mail: MailTransport | undefined,
  settings: { ownerEmail: string },
  business: Pick<Business, 'name' | 'email'>,
): Promise<TestMailResult> {
  const to = ownerAddress(settings, business);
  if (!mail)
    return { outcome: 'not_set_up', to, answer: 'Email is not set up: SMTP_URL is empty.' };
  const outgoing = {
    to,
    subject: `Test email from ${business.name}`,
    text: 'This is a test email. If you can read it, email is set up.\n',
    id: `test-${randomUUID()}`,
    sender: senderAddress(business),
    unsubscribe: false,
  };
  try {
    return { outcome: 'sent', to, answer: await mail.send(outgoing, AbortSignal.timeout(TEST_MS)) };
  } catch (error) {
    if (!(error instanceof SendFailure)) throw error;
    return { outcome: 'failed', to, answer: error.answer };
  }
}
