/** The PostgreSQL database, from `DATABASE_URL` and `DATABASE_CONNECTIONS`. */
export interface DatabaseOptions {
  /** Holds the password: for the driver only. */
  url: string;
  /** Connections of this process at most, besides one that listens. */
  connections: number;
}

// Rules of `readEnvironment`.

export const databaseUrl = {
  allowed: 'postgres://user:password@host:5432/database, with reserved characters percent-encoded',
  secret: true,
  parse(text: string): string | undefined {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (!url || !/^postgres(ql)?:$/.test(url.protocol) || /\s/.test(text)) return undefined;
    return isDecodable(url.password) && url.pathname.length > 1 ? text : undefined;
  },
} as const;

export const databaseConnections = {
  allowed: 'a whole number from 2 to 500',
  parse(text: string): number | undefined {
    const count = /^\d{1,3}$/.test(text) ? Number(text) : 0;
    return count >= 2 && count <= 500 ? count : undefined;
  },
} as const;

/** `host/database`, for people: without user and password. */
export function databasePlace(address: string): string {
  const url = new URL(address);
  return `${url.host || (url.searchParams.get('host') ?? 'localhost')}${url.pathname}`;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
