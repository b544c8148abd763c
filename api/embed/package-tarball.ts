import { gzipSync } from 'node:zlib';
import { Header } from 'tar';
import { PACKAGE_HOST } from '#domain/embed/package-host.ts';

/** Bytes of a block of a tar archive. */
const BLOCK = 512;

/**
 * An npm package with `files`, which name `origin` where they have `PACKAGE_HOST`. The same files give the same bytes,
 * because a lock file has their digest.
 */
export function packageTarball(files: Readonly<Record<string, string>>, origin: string): Buffer {
  const blocks = Object.entries(files).flatMap(([name, text]) => {
    const body = Buffer.from(text.replaceAll(PACKAGE_HOST, () => origin));
    const header = new Header({
      path: `package/${name}`,
      type: 'File',
      mode: 0o644,
      size: body.length,
      // npm, too, writes this day.
      mtime: new Date('1985-10-26T08:15:00Z'),
    });
    header.encode();
    const padding = Buffer.alloc((BLOCK - (body.length % BLOCK)) % BLOCK);
    return [header.block ?? Buffer.alloc(0), body, padding];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]), { level: 9 });
}
