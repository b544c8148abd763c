import { type Driven, drive } from '../serving/drive.ts';
import { httpRequest } from '../serving/http-request.ts';
import { bookingOf, type Slot } from '../torture/slots.ts';

export interface BookingOrder {
  port: number;
  clients: number;
  seconds: number;
  slots: readonly Slot[];
}

// Books the slots of the order one after another. Sends a message when it begins, and the figures.
process.once('message', async ({ port, clients, seconds, slots }: BookingOrder) => {
  const left = slots.entries();
  const next = () => {
    const { value } = left.next();
    if (!value) throw new Error('There were too few slots.');
    const [n, slot] = value;
    return httpRequest('/api/calendar/book', {
      headers: { 'Idempotency-Key': `key-${n}` },
      body: bookingOf(slot, `client${n}@example.com`),
    });
  };
  process.send?.('begun');
  process.send?.((await drive({ port }, next, { connections: clients, seconds })) satisfies Driven);
  process.disconnect();
});
