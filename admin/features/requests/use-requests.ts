import { useOwnerList } from '#admin/lists/use-owner-list.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';

/** Requests shown at a time (spec §9). */
const PAGE_SIZE = 10;

/** Inspection requests, newest first; `search` is looked for in first name, last name and e-mail. */
export const useRequests = (search = '') =>
  useOwnerList<ContactRequest>('contact-requests', { limit: PAGE_SIZE, search });
