import type { Business } from '#domain/business/business.ts';
import { type MessageContent, senderOf } from '#domain/messages/message-content.ts';
import { momentText } from '#domain/messages/texts/appointment-lines.ts';
import type { PushMessage } from '#domain/push/push-message.ts';
import { type Connection, connectionText, endPath } from './new-connections.ts';

/** Tells the owner of a new connection, with the way to end it. */
export function connectionMail(
  connection: Connection,
  { business, publicUrl }: { business: Business; publicUrl: string },
): MessageContent {
  const admin = `${publicUrl}/admin`;
  const end =
    connection.apiKey || connection.kind === 'api_key' ? 'Revoke the API key' : 'Remove it';
  return {
    subject: titleOf(connection),
    sender: senderOf(business),
    blocks: [
      { type: 'paragraph', text: connectionText(connection) },
      {
        type: 'paragraph',
        text: 'It can read data of your clients. If neither you nor a program of yours did this, end it now, and change your password.',
      },
      { type: 'facts', facts: [{ label: 'When', text: momentText(connection.at, business) }] },
      {
        type: 'links',
        links: [
          { label: end, url: admin + endPath(connection) },
          { label: 'All connections', url: `${admin}/connections` },
        ],
      },
      {
        type: 'paragraph',
        text: 'Several within an hour by one API key are told once; the admin shows all.',
      },
    ],
  };
}

export const connectionPush = (connection: Connection): PushMessage => ({
  title: titleOf(connection),
  body: `${connectionText(connection)} If this wasn’t you, end it.`,
  path: `/admin${endPath(connection)}`,
  tag: `connection-${connection.id}`,
});

const titleOf = ({ kind }: Connection) =>
  kind === 'api_key' ? 'A new API key' : 'A new webhook gets your events';
