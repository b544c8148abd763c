import { expect } from 'vitest';
import type { ApiForTest } from '#api/testing/api-test.ts';
import { bookingBody } from '#api/testing/request-bodies.ts';
import { assistant } from './assistant.ts';
import { bookArguments } from './book-arguments.ts';

type Server = Pick<ApiForTest, 'url' | 'send'>;

const CLIENTS = 20;

/** Twenty clients want one start, half by assistant and half by form: one gets it. */
export async function raceForOneStart(servers: readonly Server[]): Promise<void> {
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, async (_, index) => {
      const server = servers[index % servers.length] as Server;
      const person = {
        name: `Client ${index}`,
        email: `client-${index}@example.com`,
        phone: `972-555-01${String(index).padStart(2, '0')}`,
        address: `${index + 1} Pecan Ct, Frisco, TX 75034`,
      };
      if (Math.floor(index / servers.length) % 2 === 0) {
        const { call } = await assistant(`${server.url}/api/mcp?public`);
        const idempotencyKey = crypto.randomUUID();
        return async () => {
          const args = bookArguments({ ...person, idempotencyKey });
          const { answer } = await call('book_inspection', args);
          return (answer as { code?: string }).code ?? 'booked';
        };
      }
      return async () => {
        const body = bookingBody(person);
        const { status, json } = await server.send('POST /api/calendar/book', { body });
        return status === 201 ? 'booked' : json.code;
      };
    }),
  );
  const outcomes = await Promise.all(clients.map((book) => book()));
  expect(outcomes.toSorted()).toEqual(['booked', ...Array(CLIENTS - 1).fill('slot_taken')]);
}
