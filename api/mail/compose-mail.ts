import type { Store } from '#api/store/store.ts';
import { business } from '#domain/business/business.ts';
import { composeMessage } from '#domain/messages/compose-message.ts';
import type { MessageText } from '#domain/messages/message-record.ts';
import type { PlannedMessage } from '#domain/messages/planned-message.ts';

/** Where the owner's messages go. */
export const ownerAddress = ({ ownerEmail }: { ownerEmail: string }): string =>
  ownerEmail || business.email.display;

/** The text of a planned message with the settings as they are now. */
export async function composeMail(
  message: PlannedMessage,
  { store, publicUrl }: { store: Pick<Store, 'availability' | 'outbox'>; publicUrl: string },
): Promise<MessageText> {
  const { driveTime } = await store.availability();
  const ownerEmail = ownerAddress(await store.outbox.settings());
  return composeMessage(message, { publicUrl, ownerEmail, rules: { driveTime } });
}
