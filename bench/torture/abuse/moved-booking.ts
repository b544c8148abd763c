import { setTimeout as pause } from 'node:timers/promises';
import { emailKey } from '#domain/leads/sender.ts';
import { mailsPerPerson } from '#domain/messages/mail-limit.ts';
import { bookingOf, freeSlots, type Slot } from '../slots.ts';
import type { Attack, Scene, Target } from './attack.ts';
import { honestMover } from './honest-mover.ts';

const SLOTS = 24;
/** Moves of one booking that are tried before it is canceled and booked again. */
const MOVES = 18;
/** A look of the mail worker lies between most moves, so that each could be a mail of its own. */
const PAUSE_MS = 400;
const CLIENT = 'victim@gmail.com';
const AGENT = 'agent@agents.example';
/** Of one booking, the moves and a cancellation; and of one person the bookings in a week. */
const MOST_OF_OWNER = 30;

/** Calls as from one of five addresses of a network, one after another. */
function callerOf({ url, sent }: Target) {
  let calls = 0;
  return async (path: string, body: object, key?: string): Promise<Response> => {
    calls += 1;
    sent(1);
    await pause(PAUSE_MS);
    return fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: url,
        'X-Forwarded-For': `203.0.113.${calls % 5}`,
        ...(key && { 'Idempotency-Key': key }),
      },
      body: JSON.stringify(body),
    });
  };
}

export const movedBooking: Attack = {
  measure:
    'one person’s booking is moved to and fro, canceled and booked again in other spellings, by its link',
  mails: true,
  prepare: async ({ server }) => [JSON.stringify(await freeSlots(server.url, SLOTS))],
  async run(target) {
    const call = callerOf(target);
    const slots = JSON.parse(target.args[0] ?? '[]') as Slot[];
    for (let round = 0; ; round += 1) {
      const at = (step: number) => slots[(round + step) % slots.length] ?? { date: '', time: '' };
      const body = {
        ...bookingOf(at(0), `v.ictim+${round}@googlemail.com`),
        phone: `972-555-${1000 + round}`,
        address: `${round} Elm St, Frisco, TX`,
        agentEmail: `agent+${round}@agents.example`,
        agentCopy: true,
      };
      const key = `the-key-of-round-${round}-of-the-attack`;
      const booked = await call('/api/calendar/book', body, key);
      if (!booked.ok) continue;
      const { manageUrl } = (await booked.json()) as { manageUrl: string };
      const appointment = `/api/appointments/${manageUrl.split('/').at(-1)}`;
      let from = at(0);
      for (let move = 1; move <= MOVES; move += 1) {
        const to = at(move);
        if ((await call(`${appointment}/move`, { from, to })).ok) from = to;
      }
      await call(`${appointment}/cancel`, { from });
      await call('/api/calendar/book', body, key);
    }
  },
  async harm(scene) {
    const honest = await honestMover(scene);
    const most = { client: mailsPerPerson.usual, agent: mailsPerPerson.usual / 2 };
    const { client, agent, owner } = mailboxes(scene);
    return [
      ...honest,
      ...(client > most.client ? [`the client's mailbox got ${client} mails`] : []),
      ...(agent > most.agent ? [`the agent's mailbox got ${agent} mails`] : []),
      ...(owner > MOST_OF_OWNER ? [`the owner got ${owner} mails of one person`] : []),
    ];
  },
  cost(scene) {
    const { client, agent, owner } = mailboxes(scene);
    return `mails: client ${client}, agent ${agent}, owner ${owner}`;
  },
};

/** Mails of the attack by mailbox. The owner answers the client by answering a mail. */
function mailboxes({ mails }: Pick<Scene, 'mails'>) {
  const to = (key: string) => mails.filter((mail) => mail.to.some((one) => emailKey(one) === key));
  const ofAttack = mails.filter(({ parsed }) =>
    emailKey(parsed.replyTo?.value[0]?.address ?? '').startsWith('v'),
  );
  return { client: to(CLIENT).length, agent: to(AGENT).length, owner: ofAttack.length };
}
