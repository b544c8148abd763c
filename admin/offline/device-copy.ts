import { deviceStorage } from './device-storage.ts';

/**
 * A copy of the server's answer in this browser. `path` is its key in Cache Storage; nothing is
 * served there. Raise `version` when older copies can no longer be shown.
 */
export const deviceCopy = <Copy extends object>(path: string, version: number) => ({
  /** Replaces the copy. False when nothing was stored. */
  async save(copy: Copy): Promise<boolean> {
    const saved = await deviceStorage.write(async (cache) => {
      await cache.put(path, Response.json({ version, ...copy }));
      return true;
    });
    return saved ?? false;
  },

  async read(): Promise<Copy | undefined> {
    const stored = await deviceStorage.read(path);
    const copy = stored && ((await stored.json()) as Copy & { version: number });
    return copy?.version === version ? copy : undefined;
  },
});
