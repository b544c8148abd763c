import { randomUUID } from 'node:crypto';
import type { Store } from '#api/store/store.ts';
import type { MessageContent } from '#domain/messages/message-content.ts';
import { plainText } from '#domain/messages/plain-text.ts';
import { ownerAddress } from './compose-mail.ts';
import type { MailTransport } from './mail-transport.ts';

/** Milliseconds: less than the admin's timeout. */
const SEND_MS = 15_000;

/**
 * Sends the owner a mail about the account at once: it is not planned from a lead, so no hold, limit or setting keeps
 * it back, and it is not stored. Rejects with `SendFailure`.
 */
export async function sendToOwner(
  mail: MailTransport,
  store: Pick<Store, 'messageSettings'>,
  content: MessageContent,
): Promise<void> {
  const outgoing = {
    to: ownerAddress(await store.messageSettings.read()),
    subject: content.subject,
    text: plainText(content),
    content,
    messageId: `account-${randomUUID()}@${mail.domain}`,
    unsubscribe: false,
  };
  await mail.send(outgoing, AbortSignal.timeout(SEND_MS));
}
