import { brandSheetPath } from '#domain/business/brand-colors.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { addressIn } from '#domain/locale/localized-path.ts';
import { businessIn, PAGE_DATA_ID, type PageData } from '#site/data/page-data.ts';
import { iconSheet } from '#site/icons/icon-sheet.tsx';
import { attributesOf, headOf } from '#site/meta/head-tags.ts';
import { languageTags } from '#site/meta/language-tags.ts';
import { metaWords } from '#site/meta/meta.words.ts';
import { structuredDataOf } from '#site/meta/structured-data.ts';
import { metaOf, type Page } from '#site/page.ts';
import { embeddedJson, emptyElement, escapeMarkup } from './markup.ts';

/** Built files that a page loads, as paths from the root. */
export interface PageAssets {
  scripts: string[];
  styles: string[];
  preloads: string[];
  /** The files of each dynamically imported chunk, by its source file. */
  chunks?: Readonly<Record<string, readonly string[]>>;
  /** The files of the words that a page shows, by its source file and their language. */
  words?: Readonly<Record<string, Partial<Record<Locale, readonly string[]>>>>;
}

interface DocumentParts {
  path: string;
  origin: string;
  page: Page;
  /** Its source file. */
  source: string;
  assets: PageAssets;
  data: PageData;
  /** React's markup. */
  body: string;
}

/**
 * The whole document. Styles come first and no script blocks rendering; there are no inline scripts
 * or styles, only JSON.
 */
export function documentOf(parts: DocumentParts): string {
  const { path, origin, page, assets, data, body } = parts;
  const business = businessIn(data);
  const { brand, locale } = business;
  const { title, tags } = headOf(origin, path, metaOf(page, path, data), business);
  const sheet = brandSheetPath(brand);
  const { articles } = metaWords.in(locale);
  return `<!doctype html>
<html lang="${languageTags[locale]}"${brand.motif === 'neutral' ? ' data-motif="neutral"' : ''}>
<head>
${[
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  `<title>${escapeMarkup(title)}</title>`,
  ...assets.preloads.map(preload),
  ...[...assets.styles, ...(sheet ? [sheet] : [])].map((href) =>
    emptyElement('link', { rel: 'stylesheet', href }),
  ),
  ...assets.scripts.map(
    (src) => `${emptyElement('script', { type: 'module', async: true, src })}</script>`,
  ),
  ...tags.map((tag) => emptyElement(tag.tag, attributesOf(tag))),
  '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">',
  '<meta name="theme-color" content="#131c2e" media="(prefers-color-scheme: dark)">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
  `<link rel="alternate" type="application/rss+xml" title="${articles}" href="${addressIn(locale, '/feed.xml')}">`,
  ...structuredDataOf(origin, path, page, data).map(
    (block) => `<script type="application/ld+json">${embeddedJson(block)}</script>`,
  ),
].join('\n')}
</head>
<body>
<div id="root"${chunksOf(parts)}>${body}</div>
${iconSheet}
${dataBlock(data)}</body>
</html>
`;
}

/** For `site/client.tsx`. As links in the head they would compete with the styles and the font. */
function chunksOf({ page, source, assets, data }: DocumentParts): string {
  const chunks = new Set((page.chunks ?? []).flatMap((chunk) => assets.chunks?.[chunk] ?? []));
  const words = new Set(assets.words?.[source]?.[businessIn(data).locale]);
  return (
    filesAttribute('data-chunks', chunks) + filesAttribute('data-words', words.difference(chunks))
  );
}

const filesAttribute = (name: string, files: ReadonlySet<string>): string =>
  files.size > 0 ? ` ${name}="${escapeMarkup([...files].join(' '))}"` : '';

/** The data that the server rendered the page with, for hydration. */
const dataBlock = (data: PageData) =>
  Object.keys(data).length > 0
    ? `<script type="application/json" id="${PAGE_DATA_ID}">${embeddedJson(data)}</script>\n`
    : '';

function preload(href: string): string {
  return href.endsWith('.woff2')
    ? emptyElement('link', {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossorigin: '',
        href,
      })
    : emptyElement('link', { rel: 'modulepreload', href });
}
