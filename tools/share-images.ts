import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { business } from '#domain/business/business.ts';
import { sampleArticles } from '#domain/content/articles/articles.ts';
import { shareImageOf } from '#domain/content/share-images.ts';
import { pageMeta } from '#site/meta/page-meta.ts';
import { type RoutePath, routePaths } from '#site/routing/route-paths.ts';
import { type Card, cardMarkup } from './share-images/card.ts';

/** The drawing of each page's first band. */
const drawings: Readonly<Record<RoutePath, string>> = {
  '/': 'home-scene',
  '/about': 'about',
  '/services': 'services',
  '/pricing': 'pricing',
  '/contact': 'truck',
  '/quote': 'clipboard',
  '/instant-quote': 'receipt',
  '/maintenance-tips': 'maintenance-tips',
  '/reviews': 'reviews',
  '/calendar': 'wall-calendar',
  '/faq': 'faq',
  '/blog': 'blog',
  '/embed': 'embed',
};

/** What the page is called, without the name of the business beside it. */
const ownTitle = (path: RoutePath) =>
  pageMeta[path].title.split(' | ').find((part) => part !== business.name) ?? business.name;

const cards: readonly (Card & { path: string })[] = [
  ...routePaths.map((path) => ({
    path,
    title: ownTitle(path),
    drawing: `art/${drawings[path]}.svg`,
    as: path === '/' ? ('landscape' as const) : ('figure' as const),
  })),
  ...sampleArticles.map(({ slug, title, featuredImage }) => ({
    path: `/blog/${slug}`,
    title,
    drawing: featuredImage,
    as: 'picture' as const,
  })),
];

/** Draws what links to the pages and sample articles show, into `folder`, the site's root. */
export async function drawShareImages(folder: string): Promise<void> {
  await Promise.all(cards.map((card) => drawShareImage(folder, card)));
}

async function drawShareImage(folder: string, { path, ...card }: (typeof cards)[number]) {
  const image = shareImageOf(path);
  if (!image) throw new Error(`domain/content/share-images.ts does not name ${path}.`);
  const file = join(folder, image);
  await mkdir(dirname(file), { recursive: true });
  // Few and flat colours: a palette without dithering is sharper and half the size.
  await sharp(Buffer.from(await cardMarkup(card)))
    .png({ palette: true, colours: 64, dither: 0, compressionLevel: 9 })
    .toFile(file);
}
