import { download, send } from '#client/send.ts';
import type { AnswerTo } from '#contract/contract.ts';
import type { BesideSessions } from './keep-access.tsx';

/** A session of the owner. */
export type OwnerSession = AnswerTo<'GET /api/sessions'>['data'][number];

/** The access that ended together with the other sessions. */
export type EndedAccess = AnswerTo<'DELETE /api/sessions'>;

export const endOtherSessions = (keep: BesideSessions) =>
  send('DELETE /api/sessions', {
    query: {
      keepCalendarFeed: String(keep.calendarFeed),
      keepApiKeys: String(keep.apiKeys),
      keepWebhooks: String(keep.webhooks),
    },
  });

/** All data as one archive. */
export const downloadBackup = (password: string) =>
  download('POST /api/backup', { json: { password } });
