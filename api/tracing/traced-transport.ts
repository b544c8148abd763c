import { SpanKind } from '@opentelemetry/api';
import type { MailTransport } from '#api/mail/mail-transport.ts';
import type { Spans } from './spans.ts';

/** The same transport with a trace for each mail, without recipient and server's answer. */
export const tracedTransport = (transport: MailTransport, spans: Spans): MailTransport => ({
  ...transport,
  send: (mail, signal) =>
    spans.root('mail.send', { kind: SpanKind.CLIENT }, () => transport.send(mail, signal)),
});
