import { requestLimits } from '#domain/inspection-request/request-limits.ts';
import { emailKey } from '#domain/leads/sender.ts';
import { httpRequest } from '../../serving/http-request.ts';
import { requestOf } from '../slots.ts';
import type { Attack } from './attack.ts';
import { flood } from './flood.ts';

const WORKERS = 8;
const MAILBOX = 'adaquillfeather@gmail.com';
const MOST = requestLimits.email.day;

/** The `n`-th of endless spellings of the mailbox: dots by the bits of `n`, and a tag. */
const spelling = (n: number): string =>
  `${[...'adaquillfeather'].map((letter, at) => (at > 0 && n & (1 << at) ? `.${letter}` : letter)).join('')}+${n}@${n % 2 ? 'Gmail' : 'googlemail'}.com`;

export const spelledRequests: Attack = {
  measure: `requests to one mailbox in ever new spellings, each from a network of its own`,
  run(target) {
    let n = 0;
    return flood(target, WORKERS, () => {
      n += 1;
      const headers = {
        Origin: target.url,
        'X-Forwarded-For': `20.${(n >> 8) % 256}.${n % 256}.1`,
      };
      return httpRequest('/api/contact', { headers, body: requestOf(spelling(n)) });
    });
  },
  async harm({ owner }) {
    const requests = await owner.all<{ email: string }>('contact-requests');
    const stored = requests.filter(({ email }) => emailKey(email) === MAILBOX).length;
    return stored > MOST ? [`${stored} requests of one mailbox are stored`] : [];
  },
};
