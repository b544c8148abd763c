import { callOf, type Operation } from '#api/openapi/operation.ts';
import { bookingBody, contactBody, webhookBody } from '#api/testing/request-bodies.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { OWNER_PASSWORD } from '../server-process.ts';
import type { Owner } from '../torture/owner.ts';

const today = businessToday(new Date(), centralTime);
const week = `from=${today}&to=${addDays(today, 6)}`;
const longAgo = addDays(today, -700);

/** The queries by which the admin asks for parts of a call, besides the call without one. */
const queries: Readonly<Record<string, readonly string[]>> = {
  '/api/bookings': [
    'sort=appointment',
    `day=${longAgo}`,
    'search=ada.77',
    'search=nobody',
    'folder=deleted',
    week,
  ],
  '/api/contact-requests': [
    'status=new',
    'status=contacted',
    `day=${longAgo}`,
    'search=ada.77',
    'search=nobody',
    'folder=spam',
  ],
  '/api/bookings/days': [week],
};

/** Calls that cannot be made without their query. */
const onlyWithQuery = new Set(['/api/bookings/days']);

/** They answer with all records, one after another. */
const exports = new Set(['/api/contact-requests.csv']);

export const isExport = (path: string): boolean => exports.has(path);

/** The path of each GET of the owner and what it stands for, such as `/api/bookings/:id`. */
export async function callPaths(
  owner: Owner,
  operations: readonly Operation[],
): Promise<Map<string, string>> {
  const paths = new Map<string, string>();
  const ids = await idsFor(owner);
  for (const operation of operations) {
    const { method, path } = callOf(operation);
    if (method !== 'GET' || operation.who !== 'owner') continue;
    const existing = Object.entries(ids).reduce(
      (known, [pattern, id]) => (known.startsWith(pattern) ? known.replace(/:\w+/, id) : known),
      path,
    );
    if (existing.includes(':')) throw new Error(`${path} needs an id in the bench`);
    if (!onlyWithQuery.has(path)) paths.set(path, existing);
    for (const query of queries[path] ?? []) paths.set(`${path}?${query}`, `${existing}?${query}`);
  }
  return paths;
}

/** Records that exist, by the beginning of the paths that take their id. */
async function idsFor(owner: Owner): Promise<Record<string, string>> {
  const send = async (path: string, body: unknown) => {
    const answer = await owner.send('POST', path, body);
    if (!answer.ok) throw new Error(`POST ${answer.url}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { id: string };
  };
  const firstOf = async (path: string) => {
    const { data } = await owner.read<{ data: { id: string }[] }>(path);
    return data[0]?.id ?? '';
  };
  const slot = { date: addDays(today, 20), time: '08:00', anyway: true };
  const booking = await send('bookings', bookingBody(slot));
  await send('contact', contactBody({ preferredDate: slot.date }));
  const post = await send('blog/posts', {
    title: 'Slab leaks',
    slug: 'slab-leaks',
    excerpt: 'What they look like.',
    content: 'Water under the slab.',
    category: 'foundations',
  });
  const webhook = await send('webhooks', { ...webhookBody, password: OWNER_PASSWORD });
  return {
    '/api/bookings/:id': booking.id,
    '/api/contact-requests/:id': await firstOf('contact-requests'),
    '/api/owner/posts/:id': post.id,
    '/api/messages/samples/:kind': 'request_received',
    '/api/messages/planned/:id': encodeURIComponent(await firstOf('messages/planned')),
    '/api/webhooks/:id': webhook.id,
  };
}
