import { once } from 'node:events';
import type { Socket } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: readonly string[];
  raw: string;
  parsed: ParsedMail;
}

/** Called with each received mail; throws or rejects to refuse it. */
type Accept = (mail: ReceivedMail) => void | Promise<void>;

export interface SmtpOptions {
  accept?: Accept;
  server?: Partial<SMTPServerOptions>;
}

/** Starts a real SMTP server on a free local port. */
export async function startSmtpServer(options: SmtpOptions = {}) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const raw = Buffer.concat(chunks).toString();
      const { mailFrom, rcptTo } = session.envelope;
      const mail = {
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        raw,
        parsed: await simpleParser(raw),
      };
      try {
        await options.accept?.(mail);
        received.push(mail);
        server.emit('mail');
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    ...options.server,
  });
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  // Errors of connections that a client cuts.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen');
  return {
    received,
    port: address.port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
    cutConnections() {
      for (const socket of sockets) socket.destroy();
    },
    /** Resolves when `count` mails have been accepted. */
    async mails(count: number): Promise<ReceivedMail[]> {
      while (received.length < count) await once(server, 'mail');
      return received;
    },
  };
}
