import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import type { Business } from '#domain/business/business.ts';
import { business } from '#domain/business/defaults/business.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { sampleArticles } from '#domain/content/articles/articles.ts';
import { type Card, cardMarkup } from './share-images/card.ts';

/** A page's share image as the built server entry describes it. */
interface PageImage {
  path: string;
  title: string;
  /** Where it is served. */
  image: string;
  drawing: string;
}

type ShareImage = Card & Pick<PageImage, 'image'>;

/** What the page is called, without the name of the business beside it. */
const ownTitle = (title: string) =>
  title.split(' | ').find((part) => part !== business.name) ?? business.name;

const pageImage = ({ path, title, image, drawing }: PageImage): ShareImage => ({
  image,
  title: ownTitle(title),
  drawing,
  as: path === '/' ? 'landscape' : 'figure',
});

const articleImages = sampleArticles.map(
  ({ slug, title, featuredImage }): ShareImage => ({
    image: `/share/blog/${slug}.png`,
    title,
    drawing: featuredImage,
    as: 'picture',
  }),
);

/** Draws what links to the pages and sample articles of the site built in `dist` show. */
export async function drawShareImages(dist: string): Promise<void> {
  const entry = pathToFileURL(resolve(dist, 'server/entry-server.js')).href;
  const { shareImages } = (await import(entry)) as {
    shareImages: (business: Business) => PageImage[];
  };
  await Promise.all(
    [...shareImages(defaultBusiness).map(pageImage), ...articleImages].map((image) =>
      drawShareImage(join(dist, 'client'), image),
    ),
  );
}

async function drawShareImage(folder: string, { image, ...card }: ShareImage) {
  const file = join(folder, image);
  await mkdir(dirname(file), { recursive: true });
  // Few and flat colors: a palette without dithering is sharper and half the size.
  await sharp(Buffer.from(await cardMarkup(card)))
    .png({ palette: true, colors: 64, dither: 0, compressionLevel: 9 })
    .toFile(file);
}
