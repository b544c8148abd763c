import { findAgentLinks } from '#api/agents/agent-links.ts';
import type { CurrentBusiness } from '#api/business/current-business.ts';
import type { Store } from '#api/store/store.ts';
import type { Business } from '#domain/business/business.ts';
import { addressIn } from '#domain/locale/localized-path.ts';
import { type ComposedMessage, composeMessage } from '#domain/messages/compose-message.ts';
import { agentLinkKinds } from '#domain/messages/message-kinds.ts';
import { messageLocale } from '#domain/messages/message-locale.ts';
import type { MessageText } from '#domain/messages/message-record.ts';
import { templatesIn } from '#domain/messages/own-templates.ts';
import { plainText } from '#domain/messages/plain-text.ts';
import { addresseeOf, type PlannedMessage } from '#domain/messages/planned-message.ts';
import type { MessageContext } from '#domain/messages/texts/message-context.ts';

/** Where messages to the owner are sent. */
export const ownerAddress = (
  { ownerEmail }: { ownerEmail: string },
  { email }: Pick<Business, 'email'>,
): string => ownerEmail || email.display;

export interface MailSource {
  store: Pick<Store, 'agentLinks' | 'availability' | 'messageSettings'>;
  business: Pick<CurrentBusiness, 'current'>;
  publicUrl: string;
}

/**
 * A planned message in its recipient's language, with the current settings, or others. Without
 * `manageUrl`, `reportUrl` and `agentUrl` the links of client and agent are left out, because anyone who reads the message in the
 * admin or a backup could change the appointment or read the report.
 */
export async function composeMail(
  message: Pick<PlannedMessage, 'kind' | 'about'>,
  { store, business: source, publicUrl }: MailSource,
  others: Partial<Pick<MessageContext, 'manageUrl' | 'reportUrl' | 'agentUrl' | 'templates'>> = {},
): Promise<ComposedMessage> {
  const locale = messageLocale(message);
  const business = source.current(locale);
  const { driveTime } = await store.availability.read();
  const settings = await store.messageSettings.read();
  return composeMessage(message, {
    business,
    publicUrl,
    ownerEmail: ownerAddress(settings, business),
    rules: { driveTime },
    templates: templatesIn(locale, settings),
    manageUrl: `${publicUrl}${addressIn(locale, '/appointment/…')}`,
    reportUrl: `${publicUrl}${addressIn(locale, '/report/…')}`,
    agentUrl: (await isPageEnded(store, message))
      ? ''
      : `${publicUrl}${addressIn(locale, '/agent/…')}`,
    ...others,
  });
}

/** Whether the owner has ended the page of the agent to whom `message` goes. */
async function isPageEnded(
  store: Pick<Store, 'agentLinks'>,
  { kind, about }: Pick<PlannedMessage, 'kind' | 'about'>,
): Promise<boolean> {
  if (!agentLinkKinds.has(kind)) return false;
  const agent = await findAgentLinks(store, addresseeOf(kind, about) ?? '');
  return agent?.endedAt !== undefined;
}

/** The stored and displayed form of a message: plain text. */
export const textOf = (message: ComposedMessage): MessageText => ({
  to: message.to,
  subject: message.subject,
  text: plainText(message),
});
