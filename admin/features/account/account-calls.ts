import { callApi, downloadFile } from '#client/call-api.ts';
import type { BesideSessions } from './keep-access.tsx';

/** A session of the owner. */
export interface OwnerSession {
  id: string;
  createdAt: string;
  /** Rounded to the hour. */
  lastUsedAt: string;
  /** For example 'Safari on an iPhone'; missing when the browser is unknown. */
  device?: string;
  /** Notifications are sent to it. */
  notified: boolean;
  /** Whether it is the session of this call. */
  current: boolean;
}

export interface Feed {
  createdAt: string;
}

export const fetchSessions = () => callApi<{ data: OwnerSession[] }>('', 'sessions');

export const endSession = (id: string) =>
  callApi<undefined>('', `sessions/${id}`, { method: 'DELETE' });

/** The access that ended together with the other sessions. */
export interface EndedAccess {
  calendarFeedRevoked: boolean;
  apiKeysRevoked: boolean;
  webhooksPaused: boolean;
}

export const endOtherSessions = (keep: BesideSessions) =>
  callApi<EndedAccess>('', 'sessions', {
    method: 'DELETE',
    searchParams: {
      keepCalendarFeed: String(keep.calendarFeed),
      keepApiKeys: String(keep.apiKeys),
      keepWebhooks: String(keep.webhooks),
    },
  });

export const changePassword = (change: {
  current: string;
  password: string;
  keepCalendarFeed: boolean;
  keepApiKeys: boolean;
  keepWebhooks: boolean;
}) => callApi<EndedAccess>('', 'owner/password', { method: 'PUT', json: change });

export const fetchFeed = () => callApi<{ feed: Feed | null }>('', 'calendar-feed');

/** Creates or replaces the feed. The server shows its URL only in this response. */
export const createFeed = () =>
  callApi<{ feed: Feed; url: string }>('', 'calendar-feed', { method: 'POST' });

export const revokeFeed = () => callApi<undefined>('', 'calendar-feed', { method: 'DELETE' });

/** All data as one archive. */
export const downloadBackup = (password: string): Promise<File> =>
  downloadFile('', 'backup', { method: 'POST', json: { password } });
