import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { bookingOf, type Slot } from '../torture/slots.ts';

/**
 * A process of its own, so that what it costs to send is nobody else's wait. Its parent tells it
 * where, by how many clients and which slots. It books them one after another, says so when the first
 * is sold, and when it is told to stop says how many were. Anything but a sale is a fault.
 */
export interface Order {
  url: string;
  clients: number;
  slots: readonly Slot[];
}

let stopped = false;

process.once('message', async ({ url, clients, slots }: Order) => {
  process.once('message', () => {
    stopped = true;
  });
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const left = slots.entries();
  let sold = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (const [n, slot] of left) {
        if (stopped) return;
        const status = await post(
          agent,
          url,
          bookingOf(slot, `client${n}@example.com`),
          `key-${n}`,
        );
        if (status !== 201) throw new Error(`A booking was answered with ${status}.`);
        if (sold === 0) process.send?.('begun');
        sold += 1;
      }
      throw new Error('There were too few slots for the whole run.');
    }),
  );
  agent.destroy();
  process.send?.(sold);
  process.disconnect();
});

async function post(agent: Agent, url: string, body: unknown, key: string): Promise<number> {
  const sent = request(`${url}/api/calendar/book`, {
    agent,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
  }).end(JSON.stringify(body));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode ?? 0;
}
