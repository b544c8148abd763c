import { secondsInMinute } from 'date-fns/constants';
import { callsPerAddress } from '#api/http/rate-limit.ts';
import { passwordTries } from '#api/http/sign-in-limit.ts';
import type { Operation } from './operation.ts';

const limits = { ...callsPerAddress, signIn: passwordTries.address };

/** A rate limit in words: '120 calls in 1 min from one address'. */
export function rateLimitText(name: NonNullable<Operation['limit']>): string {
  const { points, seconds } = limits[name];
  return `${points} calls in ${seconds / secondsInMinute} min from one address`;
}
