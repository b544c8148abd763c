import { headOf } from '#site/meta/head-tags.ts';
import { structuredData } from '#site/meta/structured-data.ts';
import { embeddedJson, emptyElement, escapeMarkup } from './markup.ts';

/** Built files that every page loads, as paths from the root. */
export interface PageAssets {
  scripts: string[];
  styles: string[];
  preloads: string[];
}

interface DocumentParts {
  path: string;
  origin: string;
  assets: PageAssets;
  /** What React rendered. */
  body: string;
}

/**
 * The whole document. Styles come first and nothing waits for a script; there is no inline script
 * or style, only a block of data.
 */
export function documentOf({ path, origin, assets, body }: DocumentParts): string {
  const { title, tags } = headOf(origin, path);
  return `<!doctype html>
<html lang="en-US">
<head>
${[
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  `<title>${escapeMarkup(title)}</title>`,
  ...assets.preloads.map(preload),
  ...assets.styles.map((href) => emptyElement('link', { rel: 'stylesheet', href })),
  ...assets.scripts.map(
    (src) => `${emptyElement('script', { type: 'module', async: true, src })}</script>`,
  ),
  ...tags.map(({ tag, key, value }) => emptyElement(tag, Object.fromEntries([key, value]))),
  '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">',
  '<meta name="theme-color" content="#131c2e" media="(prefers-color-scheme: dark)">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  `<script type="application/ld+json">${embeddedJson(structuredData(origin))}</script>`,
].join('\n')}
</head>
<body>
<div id="root">${body}</div>
</body>
</html>
`;
}

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
