import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Gauge, type Registry } from 'prom-client';
import { partOf } from './disk-metrics.ts';

/** Files and bytes of `folder`, read at each scrape. */
export function folderMetrics(registry: Registry, folder: string): void {
  const registers = [registry];
  const perPart = (name: string, help: string, figure: (size: number) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['part'],
      registers,
      async collect() {
        // An unreadable folder must not remove the other metrics.
        const found = await filesIn(folder).catch(() => []);
        this.reset();
        for (const { part, size } of found) this.inc({ part }, figure(size));
      },
    });
  perPart('inspection_data_files', 'Files in the data folder, by what they keep.', () => 1);
  perPart('inspection_data_bytes', 'Bytes in the data folder, by what they keep.', (size) => size);
}

async function filesIn(folder: string): Promise<{ part: string; size: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
  const sizes = await Promise.all(
    // A concurrent write may replace a file at any moment.
    paths.map(async (path) => ({ path, found: await stat(path).catch(() => undefined) })),
  );
  return sizes.flatMap(({ path, found }) => {
    const part = partOf(relative(folder, path));
    return found && !part.startsWith('.') ? [{ part, size: found.size }] : [];
  });
}
