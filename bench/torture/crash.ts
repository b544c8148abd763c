import { type Row, thousands } from '../table.ts';
import { bookingOf, freeSlots, requestOf, type Slot } from './slots.ts';
import { clients, onNewFolder, TortureServer } from './torture-server.ts';

const CLIENTS = 16;
/** The server is killed after so many answers of a round at the most. */
const MOST_ANSWERS = 80;
/** Every sixth write is a booking. */
const BOOKING_EVERY = 6;

interface Kept {
  id: string;
  email: string;
  date?: string;
  time?: string;
}

/** `kill -9` in the midst of writes, again and again: what was acknowledged is there, once. */
export const crash = (rounds: number): Promise<Row[]> =>
  onNewFolder(async (folder) => {
    const acknowledged = new Map<string, string>();
    const faults: string[] = [];
    let written = 0;
    let sellable: Slot[] | undefined;

    for (let round = 0; round <= rounds; round++) {
      const server = await TortureServer.start(folder);
      audit(await allOf(server), acknowledged, faults);
      if (round === rounds) {
        await server.end('SIGTERM');
        break;
      }
      sellable ??= await freeSlots(server.url, 180);
      const slots = sellable;
      let answers = 0;
      const last = 1 + Math.floor(Math.random() * MOST_ANSWERS);
      let gone: Promise<unknown> | undefined;
      await clients(CLIENTS, async () => {
        written += 1;
        const email = `write-${written}@example.com`;
        const slot = written % BOOKING_EVERY === 0 ? slots.pop() : undefined;
        try {
          const answer = slot
            ? await server.post('/api/calendar/book', bookingOf(slot, email), email)
            : await server.post('/api/contact', requestOf(email), email);
          const { id } = (await answer.json()) as { id: string };
          if (answer.status === 201) acknowledged.set(email, id);
          else faults.push(`${email} was answered with ${answer.status}`);
          answers += 1;
        } catch (error) {
          // So fetch tells of a connection that broke.
          if (!(error instanceof TypeError)) throw error;
          return false;
        }
        if (answers === last) gone = server.end('SIGKILL');
        return true;
      });
      await gone;
    }
    return [
      {
        measure: `${rounds} times kill -9 in the midst of writes`,
        ours: `${thousands(acknowledged.size)} acknowledged, ${faults.length} faults`,
        reference: '',
        target: 'no fault',
        met: faults.length === 0,
        reasons: faults.slice(0, 10),
      },
    ];
  });

const allOf = async (server: TortureServer) => [
  ...(await server.everything<Kept>('contact-requests')),
  ...(await server.everything<Kept>('bookings')),
];

function audit(kept: readonly Kept[], acknowledged: Map<string, string>, faults: string[]): void {
  const byEmail = new Map(kept.map((record) => [record.email, record]));
  if (byEmail.size !== kept.length) faults.push('a record is kept twice');
  for (const [email, id] of acknowledged) {
    if (byEmail.get(email)?.id !== id) faults.push(`${email} was acknowledged and is not kept`);
  }
  const slots = kept.flatMap(({ date, time }) => (date ? [`${date} ${time}`] : []));
  if (new Set(slots).size !== slots.length) faults.push('a slot is sold twice');
}
