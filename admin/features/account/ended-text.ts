import type { EndedAccess } from './account-calls.ts';

/** `sentence`, and what became of the calendar feed, the API keys and the webhooks. */
export const endedText = (sentence: string, ended: EndedAccess): string =>
  [
    sentence,
    ended.calendarFeedRevoked &&
      'The private calendar address was revoked. Create a new one for your phone.',
    ended.apiKeysRevoked && 'The API keys were revoked. Create new ones under Connections.',
    ended.webhooksPaused && 'The webhooks were paused. Review them under Connections.',
  ]
    .filter(Boolean)
    .join(' ');
