import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { httpRequest } from '../../serving/http-request.ts';
import type { Target } from './attack.ts';

const CONNECTIONS = 3;
/** They fill one read of the server, 64 KB. */
const REQUESTS = 900;
/** Each connection is given up after so many ms; one that reads nothing does not see it closed. */
const HOLD_MS = 500;

/** Connections that ask for one path again and again and read no answer; each is opened again. */
export async function pipelinedGets({ port, sent }: Target, path: string): Promise<void> {
  const requests = Buffer.concat(Array<Buffer>(REQUESTS).fill(httpRequest(path)));
  async function hold(): Promise<never> {
    for (;;) {
      const socket = connect(port, 'localhost').pause();
      // The server may reset it.
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      sent(REQUESTS);
      socket.write(requests);
      await pause(HOLD_MS);
      socket.destroy();
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, hold));
}
