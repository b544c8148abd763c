import { onTestFinished } from 'vitest';
import type { MailOptions } from '../mail-variables.ts';
import { type SmtpOptions, startSmtpServer } from './smtp-server.ts';

/** A refusal with its code. */
export const smtpError = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

/** A real SMTP server, closed after the test, and the options to send to it. */
export async function smtpServerForTest(options: SmtpOptions = {}) {
  const server = await startSmtpServer(options);
  onTestFinished(server.close);
  const mail: MailOptions = {
    server: { host: '127.0.0.1', port: server.port, secure: false },
    from: { name: 'Bluebonnet Home Inspections', address: 'hello@bluebonnet.example' },
  };
  return { ...server, mail };
}
