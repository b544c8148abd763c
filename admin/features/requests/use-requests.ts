import { useOwnerList } from '#admin/lists/use-owner-list.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import type { RequestStatus } from '#domain/inspection-request/request-status.ts';

/** Requests shown at a time (spec §9). */
const PAGE_SIZE = 10;

export interface RequestFilter {
  /** Looked for in first name, last name and e-mail. */
  search: string;
  status: RequestStatus | undefined;
}

/** Inspection requests, newest first. */
export const useRequests = (filter: RequestFilter) =>
  useOwnerList<ContactRequest>('contact-requests', { limit: PAGE_SIZE, ...filter });
