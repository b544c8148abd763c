import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { httpRequest } from '../../serving/http-request.ts';
import { requestOf } from '../slots.ts';
import type { Attack } from './attack.ts';
import { flood } from './flood.ts';

const WORKERS = 16;
const MB = 2 ** 20;
/** Stored contact requests of the attack, at most. */
const MOST_STORED_MB = 20;
/** The longest message, of what JSON stores in six bytes a character. */
const messages = ['\ud800', '\u0001', '\u202e'].map((character) => character.repeat(5000));

export const contactFlood: Attack = {
  measure: `${WORKERS} connections send the longest contact requests from ever new addresses of one IPv6 /48`,
  run(target) {
    let n = 0;
    return flood(target, WORKERS, () => {
      n += 1;
      const headers = {
        Origin: target.url,
        'X-Forwarded-For': `2001:db8:7:${(n % 2 ** 16).toString(16)}::1`,
      };
      const body = { ...requestOf(`flood-${n}@example.com`), message: messages[n % 3] };
      return httpRequest('/api/contact', { headers, body });
    });
  },
  async harm({ folder }) {
    const files = readdirSync(join(folder, 'contact-requests'));
    const bytes = files.map((name) => statSync(join(folder, 'contact-requests', name)).size);
    const stored = bytes.reduce((sum, size) => sum + size, 0) / MB;
    return stored > MOST_STORED_MB
      ? [`${stored.toFixed(0)} MB of contact requests are stored`]
      : [];
  },
};
