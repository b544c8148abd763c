/** Held while writing or deleting, so that pages and the service worker take turns. */
const LOCK = 'admin-device-storage';

/** The prefix of all caches of the admin; the site has no caches. */
const PREFIX = 'admin-';

/** Exists from login to logout; without it, nothing is stored. */
const AGENDA = `${PREFIX}agenda`;

/** The cache of the admin's built files, in one version. */
export const shellCacheName = (version: string): string => `${PREFIX}shell-${version}`;

/**
 * What the admin stores in this browser while the owner is logged in: the agenda and its own code,
 * in Cache Storage. Works in a page and in the service worker.
 */
export const deviceStorage = {
  /** Allows writes until `clear`. False if the browser refuses storage (private windows). */
  async open(): Promise<boolean> {
    return (await exclusive(async () => Boolean(await caches.open(AGENDA)))) ?? false;
  },

  /**
   * Runs `act`, which may write, unless the owner has logged out meanwhile, so that a late answer
   * leaves nothing behind. Undefined without storage or if it is full.
   */
  write: <T>(act: (agenda: Cache) => Promise<T>): Promise<T | undefined> =>
    exclusive(async () =>
      (await caches.has(AGENDA)) ? act(await caches.open(AGENDA)) : undefined,
    ),

  /** The response stored for `path` in the agenda's cache. */
  read: (path: string): Promise<Response | undefined> =>
    exclusive(() => caches.match(path, { cacheName: AGENDA })),

  /** Deletes everything. */
  async clear(): Promise<void> {
    await exclusive(async () => deleteCaches((name) => name.startsWith(PREFIX)));
  },

  /** Deletes all versions of the admin's files except one. */
  async deleteShellsBut(version: string): Promise<void> {
    const kept = [AGENDA, shellCacheName(version)];
    await exclusive(() => deleteCaches((name) => name.startsWith(PREFIX) && !kept.includes(name)));
  },
};

async function deleteCaches(isDeleted: (name: string) => boolean): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isDeleted).map((name) => caches.delete(name)));
}

/** Undefined if the browser refuses storage: the admin works without it. */
async function exclusive<T>(act: () => Promise<T>): Promise<T | undefined> {
  if (!globalThis.isSecureContext) return undefined;
  try {
    return await navigator.locks.request(LOCK, act);
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
