import { OWNER_PASSWORD } from '../server-process.ts';

interface Site {
  url: string;
}

/** The owner with a session, which outlives the server process that began it. */
export class Owner {
  readonly #site: Site;
  readonly #cookie: string;

  private constructor(site: Site, cookie: string) {
    this.#site = site;
    this.#cookie = cookie;
  }

  static async signIn(site: Site): Promise<Owner> {
    const answer = await new Owner(site, '').sendPassword('session');
    if (!answer.ok) throw new Error(`The owner's session was answered with ${answer.status}`);
    return new Owner(site, cookiesOf(answer));
  }

  /** Begins another session, or makes a backup. */
  sendPassword(path: 'session' | 'backup'): Promise<Response> {
    return this.send('POST', path, { password: OWNER_PASSWORD });
  }

  /** The same session at another server, on the same folder or on a copy of it. */
  at(site: Site): Owner {
    return new Owner(site, this.#cookie);
  }

  /** With the session's new token, which an answer has set. */
  renewed(token: string): Owner {
    return new Owner(this.#site, this.#cookie.replace(/\bsession=[^;]*/, `session=${token}`));
  }

  /** As the admin's own page sends them. */
  get headers(): Record<string, string> {
    return { Cookie: this.#cookie, Origin: this.#site.url };
  }

  send(
    method: string,
    path: string,
    body?: unknown,
    others: Record<string, string> = {},
  ): Promise<Response> {
    const headers = { ...this.headers, ...others };
    const { url } = this.#site;
    const json = body !== undefined && {
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    };
    return fetch(`${url}/api/${path}`, { method, headers, ...json });
  }

  sendPicture(body: Uint8Array<ArrayBuffer>, type: string): Promise<Response> {
    const headers = { ...this.headers, 'Content-Type': type };
    return fetch(`${this.#site.url}/api/blog/images`, { method: 'POST', headers, body });
  }

  /** `fileName` is its idempotency key too. */
  sendReport(
    bookingId: string,
    body: Uint8Array<ArrayBuffer>,
    fileName: string,
  ): Promise<Response> {
    const name = encodeURIComponent(fileName);
    return fetch(`${this.#site.url}/api/bookings/${bookingId}/report`, {
      method: 'POST',
      headers: {
        ...this.headers,
        'Content-Type': 'application/pdf',
        'Idempotency-Key': name,
        'X-File-Name': name,
      },
      body,
    });
  }

  async read<T>(path: string): Promise<T> {
    const answer = await this.send('GET', path);
    if (!answer.ok) throw new Error(`GET /api/${path} was answered with ${answer.status}`);
    return (await answer.json()) as T;
  }

  /** All records of a list that comes in pages, in the inbox unless `folder` says otherwise. */
  async all<T>(list: string, folder = ''): Promise<T[]> {
    const records: T[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query = new URLSearchParams({ limit: '100', cursor, folder });
      const page = await this.read<{ data: T[]; nextCursor: string | null }>(`${list}?${query}`);
      records.push(...page.data);
      cursor = page.nextCursor;
    }
    return records;
  }
}

/** All that an answer sets, as a browser sends them back. */
const cookiesOf = ({ headers }: Response): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.replace(/;.*/, ''))
    .join('; ');
