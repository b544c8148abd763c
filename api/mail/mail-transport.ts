import { createTransport } from 'nodemailer';
import type { Facts } from '#domain/business/facts.ts';
import { emailField } from '#domain/validation/fields.ts';
import { isLoopback } from './is-loopback.ts';
import type { MailAddress, MailOptions } from './mail-variables.ts';
import type { MailParts } from './outgoing-mail.ts';
import { notAnAddress, sendFailureOf } from './send-failure.ts';

/** Milliseconds to find and reach the server, and to get its greeting. */
const CONNECT_MS = 10_000;

/** Milliseconds without a byte from the server. */
const SILENCE_MS = 20_000;

/** Milliseconds for one mail: a server that answers byte by byte must not delay others. */
const SEND_MS = 60_000;

export interface OutgoingMail extends MailParts {
  /** The business, which sends it unless the settings name another sender. */
  sender: MailAddress;
  /**
   * The part of the message id before the '@'. The same for each attempt, so that the recipient recognizes a
   * repetition.
   */
  id: string;
  /** Where a recipient can unsubscribe from this kind. */
  unsubscribe: boolean;
  /** A whole document with the same content. */
  html?: string | undefined;
}

export interface MailTransport {
  /** Resolves to the server's answer. Rejects with `SendFailure`, also if `signal` is aborted. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<string>;
  /** Call it when nothing is being sent any more. */
  close(): Promise<void>;
}

/** The business as a sender. */
export const senderAddress = ({ name, email }: Pick<Facts, 'name' | 'email'>): MailAddress => ({
  name,
  address: email.display,
});

const domainOf = ({ address }: MailAddress): string => address.slice(address.lastIndexOf('@') + 1);

/** A new connection for each mail; TLS is required unless the server is on this machine. */
export function createMailTransport(
  options: MailOptions,
  limits: { sendMs: number } = { sendMs: SEND_MS },
): MailTransport {
  const { server, replyTo, dkim } = options;
  const isLocal = isLoopback(server.host);
  const transport = createTransport({
    host: server.host,
    port: server.port,
    secure: server.secure,
    ...(isLocal ? { ignoreTLS: true } : { requireTLS: true }),
    ...(server.user !== undefined && {
      auth: { user: server.user, pass: server.password ?? '' },
    }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send(mail, signal) {
      const { to, subject, text, html, calendar, attachments = [], id, unsubscribe } = mail;
      const from = options.from ?? mail.sender;
      const domain = domainOf(from);
      // nodemailer parses the envelope address again, and would find several.
      if (!emailField.safeParse(to).success) throw notAnAddress();
      const timeLimit = AbortSignal.timeout(limits.sendMs);
      try {
        const { response } = await transport.sendMail({
          from,
          to: { name: '', address: to },
          envelope: { from: from.address, to: [to] },
          ...replyHeader(mail.replyTo ?? replyTo),
          subject,
          text,
          ...(html !== undefined && { html }),
          ...(calendar && { icalEvent: { ...calendar, filename: 'appointment.ics' } }),
          attachments: attachments.map(({ filename, content }) => ({
            filename,
            // From another thread it comes as a plain array of bytes.
            content: Buffer.from(content),
            contentType: 'application/pdf',
          })),
          messageId: `<${id}@${domain}>`,
          ...(dkim && {
            dkim: { domainName: domain, keySelector: dkim.selector, privateKey: dkim.key },
          }),
          headers: {
            // RFC 3834: no automatic answers to it.
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribe && {
              'List-Unsubscribe': `<mailto:${replyTo ?? from.address}?subject=No%20more%20messages>`,
            }),
          },
          signal: AbortSignal.any([signal, timeLimit]),
        });
        return response;
      } catch (error) {
        throw sendFailureOf(error, timeLimit.aborted);
      }
    },
    close: async () => transport.close(),
  };
}

/** Nothing unless the text is a single address: nodemailer would add recipients, or fail. */
function replyHeader(text: string | undefined) {
  const address = text === undefined ? undefined : emailField.safeParse(text).data;
  return address ? { replyTo: { name: '', address } } : {};
}
