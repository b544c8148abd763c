import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import type { RequestLimit } from '#domain/inspection-request/request-limits.ts';
import type { RequestStatus } from '#domain/inspection-request/request-status.ts';
import type { Versioned } from '#domain/records/versioned.schema.ts';
import type { IdempotencyKey } from '../idempotency-key.ts';
import type { LeadQuery } from '../leads.ts';
import type { Page } from '../page.ts';
import type { Saved } from '../versioned-records.ts';

/** The most requests in one part of `contactRequestParts`. */
export const REQUESTS_IN_PART = 500;

export interface ContactRequestStore {
  /**
   * With `key`, a repeat resolves to the first record as it is now, however late; the same key with
   * another fingerprint rejects with `IdempotencyKeyReusedError`. With `limits`, one too many rejects
   * with `RequestLimitError`. A request whose sender has one in the spam folder is stored there.
   */
  addContactRequest(
    request: ContactRequest,
    key?: IdempotencyKey,
    limits?: RequestLimits,
  ): Promise<ContactRequest>;
  /** The request that was added with `key`; rejects like `addContactRequest`. */
  findRepeatedRequest(key: IdempotencyKey): Promise<ContactRequest | undefined>;
  listContactRequests(query: RequestQuery): Promise<Page<ContactRequest>>;
  /** All requests of the inbox that `filter` finds, the newest first, in at least one part: possibly an empty one. */
  contactRequestParts(filter: RequestFilter): AsyncIterable<readonly ContactRequest[]>;
  /** The requests that wait for the owner at an instant (`isWaiting`), the longest first. */
  listWaitingRequests(query: WaitingQuery): Promise<WaitingRequests>;
  findContactRequest(id: string): Promise<ContactRequest | undefined>;
  /** Stores `change` of that version; `change` must be pure. */
  changeContactRequest(
    version: Versioned,
    change: (request: ContactRequest) => ContactRequest,
  ): Promise<Saved<ContactRequest>>;

  /** Takes a request out of the spam folder, and with it all others of the same sender. */
  clearSpam(version: Versioned): Promise<Saved<ContactRequest>>;
}

export interface RequestQuery extends LeadQuery {
  /** Only requests with this status. */
  status?: RequestStatus;
}

export type RequestFilter = Pick<RequestQuery, 'search' | 'status'>;

export interface WaitingQuery {
  now: Date;
  /** Requests in the answer at most. */
  limit: number;
}

export interface WaitingRequests {
  data: ContactRequest[];
  /** The number of all that wait. */
  total: number;
}

/** Limits of the requests from one mailbox (`emailKey`), and of all. */
export interface RequestLimits {
  email: RequestLimit;
  all: RequestLimit;
}

/** No further contact request is accepted for now. */
export class RequestLimitError extends Error {
  override name = 'RequestLimitError';
  /** Whole seconds until the next one is accepted. */
  readonly retryAfter: number;

  constructor(nextAt: Date, now: Date) {
    super(`No further request before ${nextAt.toISOString()}`);
    this.retryAfter = Math.ceil((nextAt.getTime() - now.getTime()) / 1000);
  }
}
