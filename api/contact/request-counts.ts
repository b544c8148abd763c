import { RequestLimitError } from '#api/store/resources/contact-requests.ts';
import {
  LONGEST_COUNTED,
  nextRequestAt,
  type RequestLimit,
} from '#domain/inspection-request/request-limits.ts';

/** One of the keys that a request counts under, such as its network. */
export interface CountedKey {
  key: string;
  limit: RequestLimit;
}

/** When contact requests of each key, an address or a network, were accepted. */
export interface RequestCounts {
  /**
   * Counts a request under all its keys, until the returned function undoes that. Rejects with
   * `RequestLimitError`, and counts it under none, if one of them has reached its limit.
   */
  add(counted: readonly CountedKey[], now: Date): Promise<() => Promise<void>>;
}

/** Throws `RequestLimitError` if one of the keys has reached its limit at `timesOf(key)`. */
export function refuseTooMany(
  counted: readonly CountedKey[],
  timesOf: (key: string) => readonly string[],
  now: Date,
): void {
  for (const { key, limit } of counted) {
    const next = nextRequestAt(timesOf(key), limit, now);
    if (next) throw new RequestLimitError(next, now);
  }
}

/** Requests since this instant count. */
export const countedSince = (now: Date): Date => new Date(now.getTime() - LONGEST_COUNTED);

/**
 * In memory only, because addresses are not stored; the limit of all requests bounds the number of
 * entries. A restart clears them.
 */
export class MemoryRequestCounts implements RequestCounts {
  readonly #times = new Map<string, readonly string[]>();

  async add(counted: readonly CountedKey[], now: Date): Promise<() => Promise<void>> {
    const since = countedSince(now).toISOString();
    const timesOf = (key: string) => (this.#times.get(key) ?? []).filter((at) => at > since);
    refuseTooMany(counted, timesOf, now);
    const at = now.toISOString();
    for (const { key } of counted) this.#times.set(key, [...timesOf(key), at]);
    return async () => {
      for (const { key } of counted) this.#takeBack(key, at);
    };
  }

  #takeBack(key: string, at: string): void {
    const times = this.#times.get(key) ?? [];
    const rest = times.toSpliced(times.lastIndexOf(at), 1);
    if (rest.length > 0) this.#times.set(key, rest);
    else this.#times.delete(key);
  }
}
