import { callApi, downloadFile } from '#client/call-api.ts';
import type { PersonRecords } from '#domain/privacy/person-records.ts';
import type { RetentionOverview } from '#domain/privacy/retention-overview.ts';

export interface ErasedCounts {
  requests: number;
  bookings: number;
  reviews: number;
  agentOf: number;
}

const about = (person: string) => ({ method: 'POST', json: { person } }) as const;

/** `person` is an email address or a telephone number. */
export const searchPerson = (person: string) =>
  callApi<PersonRecords>('', 'privacy/search', about(person));

export const exportPerson = (person: string): Promise<File> =>
  downloadFile('', 'privacy/export', about(person));

/** `reviews` are the ids of the reviews to delete as well. */
export const erasePerson = (person: string, reviews: readonly string[]) =>
  callApi<ErasedCounts>('', 'privacy/erase', { method: 'POST', json: { person, reviews } });

export const fetchRetention = () => callApi<RetentionOverview>('', 'privacy/retention');

export const saveRetention = (months: number | null, revision: number) =>
  callApi<RetentionOverview>('', 'privacy/retention', {
    method: 'PUT',
    json: { months, revision },
  });
