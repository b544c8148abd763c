import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { packageFiles } from '../pack-widgets/package-files.ts';

/**
 * Writes the types and the manifest of the elements, and the files of their npm package, which the server packs with its own
 * address: once under a name with a digest, which later builds keep.
 */
export function writePackageAssets(folder: string): void {
  const { files, digest } = packageFiles();
  const packed = JSON.stringify(files);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of [
    ['v1.d.ts', readFileSync('widgets/elements.d.ts', 'utf8')],
    ['custom-elements.json', readFileSync('widgets/custom-elements.json', 'utf8')],
    ['v1.package.json', packed],
    [`v1-${digest}.package.json`, packed],
  ] as const) {
    writeFileSync(`${folder}/${name}`, text);
  }
}
