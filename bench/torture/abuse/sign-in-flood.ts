import { httpRequest } from '../../serving/http-request.ts';
import type { Attack } from './attack.ts';
import { flood } from './flood.ts';

const WORKERS = 30;
const OWNER_TRIES = 3;

/** An address of a new /64, in few /32s. */
const address = (n: number) => `2001:db8:${(n >> 12).toString(16)}:${(n & 0xfff).toString(16)}::1`;

export const signInFlood: Attack = {
  measure: `${WORKERS} connections guess the owner’s password from ever new IPv6 /64s`,
  run(target) {
    let n = 0;
    return flood(target, WORKERS, () => {
      n += 1;
      const headers = { Origin: target.url, 'X-Forwarded-For': address(n) };
      return httpRequest('/api/session', { headers, body: { password: `a guess ${n}` } });
    });
  },
  /** The owner has signed in before with this browser. */
  async harm({ owner }) {
    const answers: (number | string)[] = [];
    while (answers.length < OWNER_TRIES) {
      // A connection that breaks locks the owner out as well as a refusal does.
      const answer = await owner.sendPassword('session').then(({ status }) => status, String);
      if (answer === 200) return [];
      answers.push(answer);
    }
    return [`the owner cannot sign in: ${answers.join(', ')}`];
  },
};
