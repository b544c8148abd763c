/** Held by whoever writes or deletes, so that pages and the service worker take turns. */
const LOCK = 'admin-device-storage';

/** All caches of the admin begin with it; the site has none. */
const PREFIX = 'admin-';

/** Exists from the log-in to the log-out: without it nothing is stored. */
const AGENDA = `${PREFIX}agenda`;

/** The cache of the admin's built files, in one version. */
export const shellCacheName = (version: string): string => `${PREFIX}shell-${version}`;

/**
 * What the admin keeps in this browser while the owner is logged in: the agenda, and its own code, in Cache
 * Storage. Works in a page and in the service worker.
 */
export const deviceStorage = {
  /** Allows writes until `clear`. False when the browser refuses storage, as in some private windows. */
  async open(): Promise<boolean> {
    return (await exclusive(async () => Boolean(await caches.open(AGENDA)))) ?? false;
  },

  /**
   * Runs `act`, which may write, unless the owner has logged out in the meantime: an answer that arrives late
   * leaves nothing behind. Undefined without storage or when it is full.
   */
  write: <T>(act: (agenda: Cache) => Promise<T>): Promise<T | undefined> =>
    exclusive(async () =>
      (await caches.has(AGENDA)) ? act(await caches.open(AGENDA)) : undefined,
    ),

  /** What `path` was stored as in the agenda's cache. */
  read: (path: string): Promise<Response | undefined> =>
    exclusive(() => caches.match(path, { cacheName: AGENDA })),

  /** Deletes all of it. */
  async clear(): Promise<void> {
    await exclusive(async () => deleteCaches((name) => name.startsWith(PREFIX)));
  },

  /** Deletes the admin's files in all versions but one. */
  async deleteShellsBut(version: string): Promise<void> {
    const kept = [AGENDA, shellCacheName(version)];
    await exclusive(() => deleteCaches((name) => name.startsWith(PREFIX) && !kept.includes(name)));
  },
};

async function deleteCaches(isDeleted: (name: string) => boolean): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isDeleted).map((name) => caches.delete(name)));
}

/** Undefined when the browser has no storage for us or refuses it: the admin works without. */
async function exclusive<T>(act: () => Promise<T>): Promise<T | undefined> {
  if (!globalThis.isSecureContext) return undefined;
  try {
    return await navigator.locks.request(LOCK, act);
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
