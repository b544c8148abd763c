/** The pages that have a picture of their own, by the name of its file. */
const pages = [
  'home',
  'about',
  'services',
  'pricing',
  'contact',
  'quote',
  'instant-quote',
  'maintenance-tips',
  'reviews',
  'calendar',
  'faq',
  'blog',
  'embed',
];

/** The articles that have one. Kept apart from the articles: a browser needs no more than this. */
const articles = [
  'hail-and-your-roof',
  'option-period-day-by-day',
  'pre-listing-inspection-for-sellers',
  'what-a-trec-inspection-covers',
  'air-conditioning-in-a-texas-summer',
  'foundations-on-north-texas-clay',
  'cast-iron-sewer-lines-in-older-homes',
  'electrical-panels-and-old-wiring',
  'new-construction-inspection-stages',
  'hard-freezes-and-your-pipes',
];

const drawn = new Set([...pages, ...articles.map((slug) => `blog/${slug}`)]);

/**
 * The picture that goes with a shared link to `path`, 1200 x 630 px, as a path on the site's own
 * origin; undefined for a page that the build draws none for, as a post that the owner wrote.
 */
export function shareImageOf(path: string): string | undefined {
  const name = path === '/' ? 'home' : path.slice(1);
  return path !== '/home' && drawn.has(name) ? `/share/${name}.png` : undefined;
}
