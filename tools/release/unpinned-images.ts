import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The images that `Dockerfile` and `compose.yaml` in `folder` take from a registry by a tag, which can change. */
export function unpinnedImages(folder: string): string[] {
  const named = [
    ...imagesIn(join(folder, 'Dockerfile'), /^ARG \w+_IMAGE=(\S+)/gm),
    ...imagesIn(join(folder, 'compose.yaml'), /^ *image: (\S+)/gm),
  ];
  // Without a tag it is the image that is built here.
  return [...new Set(named)].filter((image) => image.includes(':') && !image.includes('@sha256:'));
}

const imagesIn = (path: string, name: RegExp): string[] =>
  [...readFileSync(path, 'utf8').matchAll(name)].flatMap(([, image]) => image ?? []);
