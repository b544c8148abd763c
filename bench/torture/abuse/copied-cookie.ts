import { httpRequest } from '../../serving/http-request.ts';
import type { Attack } from './attack.ts';
import { flood } from './flood.ts';

const WORKERS = 1;
const lists = ['/api/bookings', '/api/contact-requests', '/api/sessions'];

export const copiedCookie: Attack = {
  measure: `${WORKERS} connection reads the owner’s lists with a copy of the session cookie, until the owner ends all other sessions`,
  prepare: async ({ owner }) => [owner.headers['Cookie'] ?? ''],
  run(target) {
    const headers = { Cookie: target.args[0] ?? '' };
    let n = 0;
    return flood(target, WORKERS, () => httpRequest(lists[++n % lists.length] ?? '/', { headers }));
  },
  async harm({ owner }) {
    const ended = await owner.send('DELETE', 'sessions');
    const [, token = ''] = /\bsession=([^;]+)/.exec(ended.headers.getSetCookie().join()) ?? [];
    const copy = await owner.send('GET', 'bookings');
    const own = await owner.renewed(token).send('GET', 'bookings');
    return [
      ...(copy.status === 401 ? [] : [`the copied cookie is answered with ${copy.status}`]),
      ...(own.ok ? [] : [`the owner’s new cookie is answered with ${own.status}`]),
    ];
  },
};
