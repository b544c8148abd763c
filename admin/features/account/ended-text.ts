import type { EndedAccess } from './account-calls.ts';

/** `sentence`, and what happened to the calendar feed, the API keys and the webhooks. */
export const endedText = (sentence: string, ended: EndedAccess): string =>
  [
    sentence,
    ended.calendarFeedRevoked &&
      'The private calendar address is revoked: make a new one for your phone.',
    ended.apiKeysRevoked && 'The API keys are revoked: make new ones under Connections.',
    ended.webhooksPaused && 'The webhooks are paused: look through them under Connections.',
  ]
    .filter(Boolean)
    .join(' ');
