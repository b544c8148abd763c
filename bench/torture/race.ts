import type { Row } from '../table.ts';
import { thousands } from '../table.ts';
import { bookingOf, freeSlots } from './slots.ts';
import { clients, onNewFolder, TortureServer } from './torture-server.ts';

const CLIENTS = 128;
const SLOTS = 50;
/** Every third attempt repeats an earlier one with its key, as a flaky line would. */
const REPEAT_EVERY = 3;

/** Many clients over few slots: each slot has one winner, and a repeat hears what it heard first. */
export const race = (attempts: number): Promise<Row[]> =>
  onNewFolder(async (folder) => {
    const server = await TortureServer.start(folder);
    const slots = await freeSlots(server.url, SLOTS);
    const won = new Map<string, string>();
    const sent: { key: string; body: unknown }[] = [];
    const wrong: string[] = [];
    let begun = 0;

    await clients(CLIENTS, async () => {
      if (begun >= attempts) return false;
      begun += 1;
      const earlier = begun % REPEAT_EVERY === 0 ? sent.at(-1 - (begun % CLIENTS)) : undefined;
      const slot = slots[Math.floor(Math.random() * slots.length)] ?? { date: '', time: '' };
      const attempt = earlier ?? {
        key: `attempt-${begun}`,
        body: bookingOf(slot, `client${begun}@example.com`),
      };
      sent.push(attempt);
      const answer = await server.post('/api/calendar/book', attempt.body, attempt.key);
      const { id } = (await answer.json()) as { id?: string };
      if (answer.status === 201 && id) {
        const first = won.get(attempt.key) ?? id;
        if (first !== id) wrong.push(`${attempt.key} won ${first}, then ${id}`);
        won.set(attempt.key, id);
      } else if (answer.status !== 409 && answer.status !== 422) {
        wrong.push(`${attempt.key} was answered with ${answer.status}`);
      }
      return true;
    });

    const kept = await server.everything<{ id: string; date: string; time: string }>('bookings');
    const sold = new Set(kept.map(({ date, time }) => `${date} ${time}`));
    if (sold.size !== kept.length) wrong.push(`${kept.length} bookings in ${sold.size} slots`);
    for (const id of new Set(won.values())) {
      if (!kept.some((booking) => booking.id === id)) wrong.push(`${id} was told and is not kept`);
    }
    await server.end('SIGTERM');
    return [
      {
        measure: `${thousands(attempts)} attempts by ${CLIENTS} clients at ${SLOTS} slots`,
        ours: `${kept.length} sold, ${wrong.length} faults`,
        reference: '',
        target: `${SLOTS} sold, no fault`,
        met: kept.length === SLOTS && wrong.length === 0,
        reasons: wrong.slice(0, 10),
      },
    ];
  });
