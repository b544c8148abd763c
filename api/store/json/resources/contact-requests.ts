import { setImmediate } from 'node:timers/promises';
import type { Operations } from '../../operations.ts';
import { type ContactRequestStore, REQUESTS_IN_PART } from '../../resources/contact-requests.ts';
import type { Files } from '../open-files.ts';

/** `onAdded` is called for each new request in the inbox once it is on disk. */
export function contactRequestStore(
  { contactRequests }: Files,
  operations: Operations,
  onAdded: () => void,
): ContactRequestStore {
  return {
    addContactRequest: (request, key, limits) =>
      operations.run(async () => {
        const stored = await contactRequests.add(request, key, limits);
        // A repeat resolves to the first request, which has another id.
        if (stored.id === request.id && !stored.spam) onAdded();
        return stored;
      }),
    findRepeatedRequest: (key) => operations.run(() => contactRequests.findRepeated(key)),
    listContactRequests: (query) => operations.run(() => contactRequests.list(query)),
    async *contactRequestParts(filter) {
      const query = { ...filter, limit: Number.POSITIVE_INFINITY };
      const { data } = await operations.run(() => contactRequests.list(query));
      for (let start = 0; start === 0 || start < data.length; start += REQUESTS_IN_PART) {
        yield data.slice(start, start + REQUESTS_IN_PART);
        // Other calls are answered between two parts.
        await setImmediate();
      }
    },
    listWaitingRequests: (query) => operations.run(() => contactRequests.waiting(query)),
    findContactRequest: (id) => operations.run(() => contactRequests.find(id)),
    changeContactRequest: (version, change) =>
      operations.run(() => contactRequests.change(version, change)),
    clearSpam: (version) => operations.run(() => contactRequests.clearSpam(version)),
  };
}
