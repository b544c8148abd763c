import { type ClientRequest, clientKey } from '#api/http/client-address.ts';
import { RequestLimitError } from '#api/store/resources/contact-requests.ts';
import {
  LONGEST_COUNTED,
  nextRequestAt,
  type RequestLimit,
  requestLimits,
} from '#domain/inspection-request/request-limits.ts';

/**
 * The requests of each key, an address or a network. In memory only, because addresses are not stored; the limit
 * of all requests bounds the number of entries. A restart forgets them.
 */
export class AddressCounts {
  readonly #limit: RequestLimit;
  readonly #times = new Map<string, string[]>();

  constructor(limit: RequestLimit) {
    this.#limit = limit;
  }

  /** Counts a request, unless the returned function takes it back. Throws `RequestLimitError`. */
  add(address: string, now: Date): () => void {
    const since = new Date(now.getTime() - LONGEST_COUNTED).toISOString();
    const earlier = (this.#times.get(address) ?? []).filter((at) => at > since);
    const next = nextRequestAt(earlier, this.#limit, now);
    if (next) throw new RequestLimitError(next, now);
    const at = now.toISOString();
    this.#times.set(address, [...earlier, at]);
    return () => {
      const times = this.#times.get(address) ?? [];
      const rest = times.toSpliced(times.lastIndexOf(at), 1);
      if (rest.length > 0) this.#times.set(address, rest);
      else this.#times.delete(address);
    };
  }
}

/**
 * Counts a contact request of the client's address and of its network, until the result is called.
 * Throws `RequestLimitError`.
 */
export function createRequestCounter(trustProxy: number) {
  const scopes = (['address', 'network'] as const).map((scope) => ({
    scope,
    counts: new AddressCounts(requestLimits[scope]),
  }));
  return (request: ClientRequest, now: Date): (() => void) => {
    const counted: (() => void)[] = [];
    const takeBack = () => {
      for (const takeBackOne of counted.splice(0)) takeBackOne();
    };
    try {
      for (const { scope, counts } of scopes) {
        counted.push(counts.add(clientKey(request, trustProxy, scope), now));
      }
    } catch (error) {
      takeBack();
      throw error;
    }
    return takeBack;
  };
}
