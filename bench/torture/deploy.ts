import { setTimeout as pause } from 'node:timers/promises';
import { inNewFolder } from '../server-process.ts';
import { faultRow, type Row, thousands } from '../table.ts';
import { clients, post, startQuiet } from './clients.ts';
import { Owner } from './owner.ts';
import { requestOf } from './slots.ts';

const CLIENTS = 16;
/** Acknowledged requests between two restarts. */
const BETWEEN = 200;
/** Attempts at one request, each after a pause for the server that is starting. */
const ATTEMPTS = 100;
const PAUSE_MS = 50;

/** SIGTERM under load and a new start on the same port: a client that repeats loses nothing. */
export const deploy = (restarts: number): Promise<Row[]> =>
  inNewFolder(async (folder) => {
    let server = await startQuiet(folder);
    const { port, url } = server;
    const acknowledged = new Map<string, string>();
    const faults: string[] = [];
    let sent = 0;
    let restarting: Promise<void> | undefined;
    let done = 0;

    async function restart() {
      const code = await server.end();
      if (code !== 0) faults.push(`a stop ended with ${code}`);
      server = await startQuiet(folder, port);
      restarting = undefined;
    }

    await clients(CLIENTS, async () => {
      if (done === restarts && !restarting) return false;
      sent += 1;
      const email = `deploy-${sent}@example.com`;
      const answer = await sendUntilAnswered(() =>
        post(url, '/api/contact', requestOf(email), email),
      );
      if (answer?.status === 201) acknowledged.set(email, ((await answer.json()) as Stored).id);
      else faults.push(`${email}: ${answer ? `answered with ${answer.status}` : 'no answer'}`);
      if (done < restarts && !restarting && acknowledged.size >= (done + 1) * BETWEEN) {
        done += 1;
        restarting = restart();
      }
      return true;
    });

    const stored = await (await Owner.signIn(server)).all<Stored>('contact-requests');
    const ids = new Map(stored.map(({ email, id }) => [email, id]));
    if (ids.size !== stored.length) faults.push('a request is stored twice');
    for (const [email, id] of acknowledged) {
      if (ids.get(email) !== id) faults.push(`${email} was acknowledged and is lost`);
    }
    await server.end();
    const found = `${thousands(acknowledged.size)} acknowledged`;
    return [faultRow(`${restarts} restarts by SIGTERM under load`, found, faults)];
  });

type Stored = { id: string; email: string };

/** Repeats with the same idempotency key while there is no answer, as the forms do. */
async function sendUntilAnswered(send: () => Promise<Response>): Promise<Response | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      await pause(PAUSE_MS);
    }
  }
  return undefined;
}
