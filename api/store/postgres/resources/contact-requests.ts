import type { Operations } from '../../operations.ts';
import { type ContactRequestStore, REQUESTS_IN_PART } from '../../resources/contact-requests.ts';
import type { Database } from '../database.ts';
import { RequestRecords } from '../request-records.ts';

/** `onAdded` is called for each new request in the inbox once it is stored. */
export function contactRequestStore(
  { db }: { db: Database },
  operations: Operations,
  onAdded: () => void,
): ContactRequestStore {
  const requests = new RequestRecords(db);
  return {
    addContactRequest: (request, key, limits) =>
      operations.run(async () => {
        const stored = await requests.add(request, key, limits);
        // A repeat resolves to the first request, which has another id.
        if (stored.id === request.id && !stored.spam) onAdded();
        return stored;
      }),
    findRepeatedRequest: (key) => operations.run(() => requests.findRepeated(key)),
    listContactRequests: (query) => operations.run(() => requests.list(query)),
    async *contactRequestParts(filter) {
      let last: string | undefined;
      for (;;) {
        const after = last;
        const part = await operations.run(() => requests.part(filter, after));
        yield part;
        last = part.at(-1)?.id;
        if (part.length < REQUESTS_IN_PART) return;
      }
    },
    listWaitingRequests: (query) => operations.run(() => requests.waiting(query)),
    findContactRequest: (id) => operations.run(() => requests.find(id)),
    changeContactRequest: (version, change) =>
      operations.run(() => requests.change(version, change)),
    clearSpam: (version) => operations.run(() => requests.clearSpam(version)),
  };
}
