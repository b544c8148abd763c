import { type Row, thousands } from '../table.ts';
import { requestOf } from './slots.ts';
import { clients, onNewFolder, TortureServer } from './torture-server.ts';

const CLIENTS = 16;
/** Requests that are answered between two restarts. */
const BETWEEN = 200;
/** Tries of one request; each waits for the server that is starting. */
const TRIES = 100;
const PAUSE_MS = 50;

/** SIGTERM under load and a new start on the same port: a client that asks again loses nothing. */
export const deploy = (restarts: number): Promise<Row[]> =>
  onNewFolder(async (folder) => {
    let server = await TortureServer.start(folder);
    const { port } = server;
    const acknowledged = new Map<string, string>();
    const faults: string[] = [];
    let sent = 0;
    let restarting: Promise<void> | undefined;
    let done = 0;

    async function restart() {
      const code = await server.end('SIGTERM');
      if (code !== 0) faults.push(`a stop ended with ${code}`);
      server = await TortureServer.start(folder, port);
      restarting = undefined;
    }

    await clients(CLIENTS, async () => {
      if (done === restarts && !restarting) return false;
      sent += 1;
      const email = `deploy-${sent}@example.com`;
      const id = await sentUntilAnswered(() =>
        server.post('/api/contact', requestOf(email), email),
      );
      if (typeof id === 'string') acknowledged.set(email, id);
      else faults.push(`${email}: ${id.fault}`);
      if (done < restarts && !restarting && acknowledged.size >= (done + 1) * BETWEEN) {
        done += 1;
        restarting = restart();
      }
      return true;
    });

    const kept = await server.everything<{ id: string; email: string }>('contact-requests');
    const ids = new Map(kept.map(({ email, id }) => [email, id]));
    if (ids.size !== kept.length) faults.push('a request is kept twice');
    for (const [email, id] of acknowledged) {
      if (ids.get(email) !== id) faults.push(`${email} was acknowledged and is not kept`);
    }
    await server.end('SIGTERM');
    return [
      {
        measure: `${restarts} restarts by SIGTERM under load`,
        ours: `${thousands(acknowledged.size)} acknowledged, ${faults.length} faults`,
        reference: '',
        target: 'no fault',
        met: faults.length === 0,
        reasons: faults.slice(0, 10),
      },
    ];
  });

/** As the forms do: the same key again while nobody answers. Resolves to the id, or to what went wrong. */
async function sentUntilAnswered(
  send: () => Promise<Response>,
): Promise<string | { fault: string }> {
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      const answer = await send();
      const body = (await answer.json()) as { id: string };
      return answer.status === 201 ? body.id : { fault: `answered with ${answer.status}` };
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
  return { fault: 'never answered' };
}
