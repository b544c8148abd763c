import { createBrandFiles } from '#api/brand/brand-files.ts';
import { createFactsFiles } from '#api/embed/facts-files.ts';
import { createFramePages } from '#api/embed/frame-pages.ts';
import { packageArchives } from '#api/embed/package-archives.ts';
import { storybookHeaders } from '#api/http/security-headers.ts';
import type { PostDetail } from '#domain/blog/post.schema.ts';
import type { Business } from '#domain/business/business.ts';
import { businessKeyIn } from '#domain/locale/business-key.ts';
import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import { readBuiltFiles, readStorybook } from './built-files.ts';
import type { BuiltFront } from './built-front.ts';
import type { ContentReader } from './content-reader.ts';
import type { Document } from './document.ts';

/** The files as built, and those that are made of the business: its facts, frames and pictures. */
export function createPageFiles(
  front: BuiltFront,
  options: {
    origin: string;
    read: ContentReader;
    post: (slug: string) => Promise<PostDetail | undefined>;
    upload: ((path: string) => Promise<Buffer | undefined>) | undefined;
    storybook: boolean | undefined;
    headers: Readonly<Record<string, string>>;
  },
) {
  const { origin, read, post, upload, storybook, headers } = options;
  const business = async (locale: Locale) => (await read(businessKeyIn(locale))) as Business;
  const stories = storybook
    ? readStorybook(front.dist, { ...headers, ...storybookHeaders })
    : new Map<string, Document>();
  const built = readBuiltFiles(front.dist, headers);
  const files = new Map([...built, ...packageArchives(built, origin, headers), ...stories]);
  return {
    files,
    hasStories: stories.size > 0,
    facts: createFactsFiles({ business, loaders: takeLoaders(files), headers }),
    frames: createFramePages({ business: () => business(defaultLocale), headers }),
    brand: createBrandFiles({
      business,
      files,
      pages: (shown) => front.site?.sharedPages(shown) ?? [],
      post,
      upload: upload ?? (async () => undefined),
      headers,
    }),
  };
}

/** Takes the loaders out of the files, because the server names the current facts in them. */
function takeLoaders(files: Map<string, Document>): Map<string, string> {
  const loaders = new Map<string, string>();
  for (const path of ['/embed.js', '/embed/v1.js', '/embed/load.js']) {
    const built = files.get(path);
    if (built) loaders.set(path, built.variants.identity.body.toString());
    files.delete(path);
  }
  return loaders;
}
