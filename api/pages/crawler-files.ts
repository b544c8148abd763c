import { articlePaths } from '#domain/blog/languages.ts';
import { lastChangeOf } from '#domain/blog/publication.ts';
import { nightOf } from '#domain/business/brand-colors.ts';
import type { Business } from '#domain/business/business.ts';
import { llmsText } from '#domain/content/llms-text.ts';
import { defaultLocale, inEachLocale, type Locale, locales } from '#domain/locale/locale.ts';
import { addressIn, type PathsByLanguage } from '#domain/locale/localized-path.ts';
import type { ReviewsResponse } from '#domain/reviews/review.schema.ts';
import type { ContentReader } from './content-reader.ts';
import { articlesIn, feedOf } from './feed.ts';
import { escapeXml, xmlText } from './xml-text.ts';

interface Site {
  /** The origin of absolute URLs. */
  origin: string;
  /** Paths, as they are in English, of all pages in a language except the articles. */
  paths: (locale: Locale) => readonly string[];
  /** When the site was built. */
  builtAt: Date;
  read: ContentReader;
}

/** A document for crawlers, feed readers and home screens. */
interface CrawlerFile {
  type: string;
  text: string;
}

const icon = (name: string, sizes: string, purpose = 'any') => ({
  src: `/${name}.png`,
  sizes,
  type: 'image/png',
  purpose,
});

const businessOf = async (read: ContentReader) => (await read('business')) as Business;

const appNames = ({ name, shortName, serviceArea }: Business) => ({
  name,
  short_name: shortName,
  description: `Home inspections in the ${serviceArea.name}.`,
});

const manifestOf = (business: Business): string =>
  JSON.stringify({
    ...appNames(business),
    lang: 'en-US',
    id: '/',
    start_url: '/',
    // A website whose visitors go back and forth.
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: nightOf(business.brand.ink),
    icons: [
      icon('icon-192', '192x192'),
      icon('icon-512', '512x512'),
      icon('icon-maskable-512', '512x512', 'maskable'),
    ],
  });

/**
 * What people give to other programs, of which some honor robots.txt, such as Google Calendar. Their
 * answers are not indexed.
 */
const forPrograms = [
  '/api/docs',
  '/api/openapi.json',
  '/api/calendar/feed/',
  '/api/appointments/*/appointment.ics$',
  '/api/mcp',
  '/api/stripe/webhook',
  '/api/webhooks',
  '/api/webhook-samples',
];

/** By path. The page cache keeps each until content changes. */
export const crawlerFiles: Readonly<Record<string, (site: Site) => Promise<CrawlerFile>>> = {
  '/robots.txt': async ({ origin }) => ({
    type: 'text/plain; charset=utf-8',
    text: [
      'User-agent: *',
      // First, because some readers take the first rule that matches, such as Python's.
      ...forPrograms.map((path) => `Allow: ${path}`),
      'Disallow: /admin',
      'Disallow: /api/',
      '',
      `Sitemap: ${origin}/sitemap.xml`,
      '',
    ].join('\n'),
  }),

  '/llms.txt': async ({ origin, paths, read }) => ({
    type: 'text/plain; charset=utf-8',
    text: llmsText(origin, paths(defaultLocale), await businessOf(read)),
  }),

  '/manifest.webmanifest': async ({ read }) => ({
    type: 'application/manifest+json',
    text: manifestOf(await businessOf(read)),
  }),

  '/sitemap.xml': async ({ origin, paths, builtAt, read }) => {
    const lists = await Promise.all(
      locales.map(async (locale) => ({ locale, posts: await articlesIn(read, locale) })),
    );
    const { reviews } = (await read('reviews')) as ReviewsResponse;
    // Pages with stored content. All others only change with a build.
    const stored: Readonly<Record<string, readonly string[]>> = {
      '/blog': lists.flatMap(({ posts }) => posts.map(lastChangeOf)),
      '/reviews': reviews.map(({ date }) => date),
    };
    const addressOf = (locale: Locale, path: string) => escapeXml(origin + addressIn(locale, path));
    const alternate = (language: string, href: string) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
    /** A page in one of its languages, with its path in each. */
    const entry = (locale: Locale, paths: PathsByLanguage, changes: readonly string[]) => {
      const all = Object.entries(paths) as [Locale, string][];
      const alternates = [
        ...all.map(([one, path]) => alternate(one, addressOf(one, path))),
        alternate('x-default', addressOf(defaultLocale, paths[defaultLocale] ?? '/')),
      ];
      const address = addressOf(locale, paths[locale] ?? '/');
      return `<url><loc>${address}</loc><lastmod>${changes.toSorted().at(-1)}</lastmod>${all.length > 1 ? alternates.join('') : ''}</url>`;
    };
    const listed = inEachLocale((locale) => new Set(paths(locale)));
    const addresses = [
      ...paths(defaultLocale).flatMap((path) => {
        const changes = [builtAt.toISOString(), ...(stored[path] ?? [])];
        const languages = locales.filter((locale) => listed[locale].has(path));
        const all = Object.fromEntries(languages.map((locale) => [locale, path]));
        return languages.map((locale) => entry(locale, all, changes));
      }),
      ...lists.flatMap(({ locale, posts }) =>
        posts.map((post) => entry(locale, articlePaths(post), [lastChangeOf(post)])),
      ),
    ];
    const lines = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      ...addresses,
      '</urlset>',
    ];
    return { type: 'application/xml; charset=utf-8', text: xmlText(`${lines.join('\n')}\n`) };
  },

  ...Object.fromEntries(
    locales.map((locale) => [
      addressIn(locale, '/feed.xml'),
      async ({ origin, read }: Site) => ({
        type: 'application/rss+xml; charset=utf-8',
        text: await feedOf(origin, locale, read),
      }),
    ]),
  ),
};
