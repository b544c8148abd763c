import { deviceStorage, shellCacheName } from '../offline/device-storage.ts';

/** Written by the build (`tools/build/service-worker.ts`). */
declare const SHELL: {
  /** Digest of `files`. */
  version: string;
  /** Every file of the admin, the page last: it is stored only after everything it needs. */
  files: readonly { path: string; integrity: string }[];
};

const { version, files } = SHELL;

export { version };

/**
 * Stores the admin's files. Rejects unless all of them belong to this worker's build, because
 * servers may differ while a new version is deployed.
 */
export async function storeShell(): Promise<void> {
  const name = shellCacheName(version);
  const isComplete = await deviceStorage.write(async () => {
    const stored = await (await caches.open(name)).keys();
    return stored.length === files.length;
  });
  // Undefined: the owner has logged out, or there is no storage.
  if (isComplete !== false) return;
  const answers = await Promise.all(
    files.map(async ({ path, integrity }) => ({
      path,
      answer: await fetch(path, { integrity }),
    })),
  );
  await deviceStorage.write(async () => {
    const cache = await caches.open(name);
    for (const { path, answer } of answers) await cache.put(path, answer);
  });
}

/** A file of this version; undefined if it is not stored. */
export const storedFile = (path: string): Promise<Response | undefined> =>
  caches.match(path, { cacheName: shellCacheName(version) }).catch(() => undefined);
