import { OWNER_PASSWORD } from './torture-server.ts';

/** Any server of ours; the session outlives the process that it was begun with. */
interface Site {
  url: string;
}

/** The owner at their browser. */
export class Owner {
  readonly #site: Site;
  readonly #cookie: string;

  private constructor(site: Site, cookie: string) {
    this.#site = site;
    this.#cookie = cookie;
  }

  static async signIn(site: Site): Promise<Owner> {
    const answer = await new Owner(site, '').signInAgain();
    if (!answer.ok) throw new Error(`The owner was answered with ${answer.status}`);
    return new Owner(site, (answer.headers.get('Set-Cookie') ?? '').replace(/;.*/, ''));
  }

  signInAgain(): Promise<Response> {
    return this.send('POST', 'session', { password: OWNER_PASSWORD });
  }

  backUp(): Promise<Response> {
    return this.send('POST', 'backup', { password: OWNER_PASSWORD });
  }

  /** With the same session at another server, which has the same folder or a copy of it. */
  at(site: Site): Owner {
    return new Owner(site, this.#cookie);
  }

  send(method: string, path: string, body?: unknown): Promise<Response> {
    const { url } = this.#site;
    return fetch(`${url}/api/${path}`, {
      method,
      headers: {
        Cookie: this.#cookie,
        Origin: url,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  async read<T>(path: string): Promise<T> {
    const answer = await this.send('GET', path);
    if (!answer.ok) throw new Error(`GET /api/${path} was answered with ${answer.status}`);
    return (await answer.json()) as T;
  }

  /** All records of the list `resource`, in as many pages as it takes. */
  async all<T>(resource: string): Promise<T[]> {
    const records: T[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query = new URLSearchParams({ limit: '100', cursor });
      const page = await this.read<{ data: T[]; nextCursor: string | null }>(
        `${resource}?${query}`,
      );
      records.push(...page.data);
      cursor = page.nextCursor;
    }
    return records;
  }
}
