import { randomUUID } from 'node:crypto';
import type { MessageContent } from '#domain/messages/message-content.ts';
import { plainText } from '#domain/messages/plain-text.ts';
import { type MailTransport, senderAddress } from './mail-transport.ts';

/** Milliseconds: less than the admin's timeout. */
const SEND_MS = 15_000;

/**
 * Sends the owner a mail about the account at once: it is not planned from a lead, so no hold, limit or setting keeps
 * it back, and it is not stored. Rejects with `SendFailure`.
 */
export async function sendToOwner(
  mail: MailTransport,
  to: string,
  content: MessageContent,
): Promise<void> {
  const outgoing = {
    to,
    subject: content.subject,
    text: plainText(content),
    content,
    id: `account-${randomUUID()}`,
    sender: senderAddress(content.sender),
    unsubscribe: false,
  };
  await mail.send(outgoing, AbortSignal.timeout(SEND_MS));
}
