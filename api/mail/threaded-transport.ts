import { Worker } from 'node:worker_threads';
import { millisecondsInMinute } from 'date-fns/constants';
import type { MailAnswer, MailCall, MailThreadData } from './mail-thread.ts';
import type { MailTransport } from './mail-transport.ts';
import { SendFailure } from './send-failure.ts';

/** Milliseconds after which an idle thread gives its memory back. */
const IDLE_TIME = millisecondsInMinute;

/**
 * Renders and sends mails in a thread of its own: one takes ten milliseconds of computing, for which no visitor
 * should wait. The thread starts with the first mail.
 */
export function createThreadedTransport(data: MailThreadData): MailTransport {
  const sending = new Map<number, PromiseWithResolvers<string>>();
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function startThread(): Worker {
    const started = new Worker(new URL('./mail-thread.ts', import.meta.url), { workerData: data });
    started.on('message', settle);
    started.on('error', (error) => {
      if (thread === started) thread = undefined;
      for (const { reject } of sending.values()) reject(error);
    });
    return started;
  }

  function settle(answer: MailAnswer): void {
    const mail = sending.get(answer.id);
    if ('response' in answer) mail?.resolve(answer.response);
    else mail?.reject('failure' in answer ? new SendFailure(answer.failure) : answer.error);
  }

  async function close(): Promise<void> {
    clearTimeout(idle);
    const closed = thread;
    thread = undefined;
    await closed?.terminate();
  }

  return {
    async send(mail, signal) {
      clearTimeout(idle);
      thread ??= startThread();
      const call = (message: MailCall) => thread?.postMessage(message);
      const sent = Promise.withResolvers<string>();
      lastId += 1;
      const id = lastId;
      const abort = () => call({ id, abort: true });
      sending.set(id, sent);
      call({ id, mail });
      if (signal.aborted) abort();
      signal.addEventListener('abort', abort, { once: true });
      try {
        return await sent.promise;
      } finally {
        signal.removeEventListener('abort', abort);
        sending.delete(id);
        if (sending.size === 0) idle = setTimeout(close, IDLE_TIME).unref();
      }
    },
    close,
  };
}
