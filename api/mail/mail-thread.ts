import { parentPort, workerData } from 'node:worker_threads';
import type { LogLevel } from '#api/env.ts';
import { createLog } from '#api/http/create-log.ts';
import { loadMailRenderer } from './load-mail-renderer.ts';
import { createMailTransport, type OutgoingMail } from './mail-transport.ts';
import type { MailOptions } from './mail-variables.ts';
import { type FailureDetails, SendFailure } from './send-failure.ts';

export interface MailThreadData {
  mail: MailOptions;
  /** Without it mails are plain text only. */
  dist: string | undefined;
  logLevel: LogLevel;
}

export type MailCall = { id: number; mail: OutgoingMail } | { id: number; abort: true };

export type MailAnswer =
  | { id: number; response: string }
  | { id: number; failure: FailureDetails }
  | { id: number; error: unknown };

const { mail: options, dist, logLevel } = workerData as MailThreadData;
const transport = createMailTransport(options);
const answer = (message: MailAnswer) => parentPort?.postMessage(message);
const renderMail = dist ? await loadMailRenderer(dist, createLog(logLevel)) : undefined;
const sending = new Map<number, AbortController>();

parentPort?.on('message', (call: MailCall) => {
  if ('abort' in call) sending.get(call.id)?.abort();
  else void send(call.id, call.mail);
});

async function send(id: number, { content, ...mail }: OutgoingMail): Promise<void> {
  const aborting = new AbortController();
  sending.set(id, aborting);
  try {
    const html = content && (await renderMail?.(content));
    answer({ id, response: await transport.send({ ...mail, html }, aborting.signal) });
  } catch (error) {
    if (!(error instanceof SendFailure)) return answer({ id, error });
    // Classes of errors do not survive the way to another thread.
    const { answer: words, refused, concernsAll, code, smtp } = error;
    answer({ id, failure: { answer: words, refused, concernsAll, code, smtp } });
  } finally {
    sending.delete(id);
  }
}
