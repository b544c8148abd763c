import type { EndedAccess } from './account-calls.ts';

/** `sentence`, and what happened to the calendar feed. */
export const endedText = (sentence: string, { calendarFeedRevoked }: EndedAccess): string =>
  calendarFeedRevoked
    ? `${sentence} The private calendar address is revoked: make a new one for your phone.`
    : sentence;
