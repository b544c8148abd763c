import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { isWaiting, waitsFrom } from '#domain/inspection-request/waiting.ts';
import { folderOf } from '#domain/leads/lead-folder.ts';
import { senderKeys } from '#domain/leads/sender.ts';
import type { Versioned } from '#domain/records/versioned.schema.ts';
import type { CalendarMonth } from '#domain/schedule/calendar-date.ts';
import type { IdempotencyKey } from '../idempotency-key.ts';
import type { Page } from '../page.ts';
import type {
  RequestLimits,
  RequestQuery,
  WaitingQuery,
  WaitingRequests,
} from '../resources/contact-requests.ts';
import { contactRequests } from '../stored/collections.ts';
import type { Saved } from '../versioned-records.ts';
import type { Disk } from './disk.ts';
import { MonthlyRecords } from './monthly-records.ts';
import { withinLimits } from './request-limit.ts';

/** Contact requests by the month of their creation, with the spam folder. */
export class RequestRecords {
  readonly #records: MonthlyRecords<ContactRequest>;

  private constructor(records: MonthlyRecords<ContactRequest>) {
    this.#records = records;
  }

  static async open(dataFolder: string, disk: Disk): Promise<RequestRecords> {
    return new RequestRecords(await MonthlyRecords.open(contactRequests, dataFolder, disk));
  }

  /** Marks the request as spam when its sender has spam already. */
  add(
    request: ContactRequest,
    key: IdempotencyKey | undefined,
    limits: RequestLimits | undefined,
  ): Promise<ContactRequest> {
    const isSpam = this.#spamOf(request).length > 0;
    return this.#records.add(
      isSpam ? { ...request, spam: { at: request.createdAt, cause: 'same_sender' } } : request,
      key,
      limits && withinLimits(this.#records, limits),
    );
  }

  findRepeated(key: IdempotencyKey): ContactRequest | undefined {
    return this.#records.findRepeated(key);
  }

  change(
    version: Versioned,
    change: (request: ContactRequest) => ContactRequest,
  ): Promise<Saved<ContactRequest>> {
    return this.#records.change(version, change);
  }

  async clearSpam(version: Versioned): Promise<Saved<ContactRequest>> {
    const saved = await this.#records.change(version, withoutSpam);
    if (saved.outcome !== 'saved') return saved;
    const others = this.#spamOf(saved.record);
    await Promise.all(others.map((other) => this.#records.change(other, withoutSpam)));
    return saved;
  }

  list({ status, folder = 'inbox', ...query }: RequestQuery): Page<ContactRequest> {
    return this.#records.list(
      query,
      (request) => folderOf(request) === folder && (!status || request.status === status),
    );
  }

  /** The requests created after `instant`, oldest first. */
  addedAfter(instant: Date): ContactRequest[] {
    return this.#records.addedAfter(instant);
  }

  waiting({ now, limit }: WaitingQuery): WaitingRequests {
    const waiting = this.#records
      .where((request) => isWaiting(request, now))
      .map((request) => ({ request, from: waitsFrom(request)?.getTime() ?? 0 }))
      .sort((one, other) => one.from - other.from);
    return {
      data: waiting.slice(0, limit).map(({ request }) => request),
      total: waiting.length,
    };
  }

  find(id: string): ContactRequest | undefined {
    return this.#records.find(id);
  }

  where(isWanted: (request: ContactRequest) => boolean): ContactRequest[] {
    return this.#records.where(isWanted);
  }

  erase(
    ids: readonly string[],
    erase: (request: ContactRequest) => ContactRequest | undefined,
  ): Promise<ContactRequest[]> {
    return this.#records.erase(ids, erase);
  }

  /** Another number after each change. */
  get version(): number {
    return this.#records.version;
  }

  /** Requests of every folder that were made in `first` or a later month, or put off until then. */
  ofMonths(first: CalendarMonth): ContactRequest[] {
    const { monthOf } = contactRequests;
    const isPutOff = (request: ContactRequest) =>
      request.callBackAt !== undefined &&
      monthOf(request) < first &&
      monthOf({ ...request, createdAt: request.callBackAt }) >= first;
    return [...this.#records.where(isPutOff), ...this.#records.ofMonths(first)];
  }

  countBy(groupOf: (request: ContactRequest) => string | undefined): ReadonlyMap<string, number> {
    return this.#records.countBy(groupOf);
  }

  #spamOf(sender: ContactRequest): ContactRequest[] {
    return this.#records.withKeys(senderKeys(sender));
  }
}

function withoutSpam({ spam: _mark, ...request }: ContactRequest): ContactRequest {
  return request;
}
