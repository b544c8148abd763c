import { readFileSync } from 'node:fs';
import { defaultOptions, type EmbedTag } from '#widgets/core/embed/embed-options.ts';
import { embedBlock, roomOf } from '#widgets/core/embed/embed-snippet.ts';
import { type ServedFile, startFileServer } from './file-server.ts';

export interface PartnerSite {
  /** The page with a widget's block, as `/embed` gives it to partners; without a tag, as it was. */
  page(tag?: EmbedTag): string;
  close(): Promise<void>;
}

const css = `body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; color: #1d2733; }
header { padding: 1rem 1.5rem; background: #7a1f2b; color: #fff; }
main { max-width: 60rem; margin: auto; padding: 1.5rem; }
img { display: block; max-width: 100%; height: auto; border-radius: 8px; }
.listings { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); }
.listings article { padding: 1rem; border: 1px solid #ccd3da; border-radius: 8px; }
footer { padding: 1.5rem; background: #eef1f4; }`;

const listings = [
  'Lakewood',
  'Oak Cliff',
  'Preston Hollow',
  'East Plano',
  'Old Town Frisco',
  'Irving',
]
  .map(
    (place) => `<article><h3>Three bedrooms in ${place}</h3><p>A quiet street near the park, a roof
from 2019 and a kitchen with light from two sides. Open on Sunday from two to four.</p></article>`,
  )
  .join('\n');

/** A block within the text stands below the first picture; what lies over the page ends its body. */
function html(tag: EmbedTag | undefined, product: string): string {
  const block = tag
    ? embedBlock(product, { ...defaultOptions, widget: tag, name: 'Jane Doe Realty' })
    : '';
  const within = tag !== undefined && roomOf(tag) !== undefined;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Jane Doe Realty</title>
<link rel="stylesheet" href="/page.css">
</head>
<body>
<header><strong>Jane Doe Realty</strong></header>
<main>
<h1>Buying a home in Dallas without surprises</h1>
<img src="/house.jpg" width="1200" height="630" alt="A brick house before the Dallas skyline">
<p>We walk through every home with you, read the disclosures and tell you what we would ask. Before
the option period ends, somebody independent should look at the roof, the panel and the slab.</p>
${within ? block : ''}
<h2>New this week</h2>
<div class="listings">
${listings}
</div>
</main>
<footer>Jane Doe Realty, Dallas, Texas</footer>
${within ? '' : block}
</body>
</html>`;
}

/** A partner's site on another origin than `product`'s, whose pages load what a tag needs. */
export async function startPartnerSite(
  product: string,
  tags: readonly EmbedTag[],
): Promise<PartnerSite> {
  const page = (tag?: EmbedTag): [string, ServedFile] => [
    `/${tag ?? ''}`,
    { type: 'text/html; charset=utf-8', content: html(tag, product) },
  ];
  const server = await startFileServer(
    new Map<string, ServedFile>([
      page(),
      ...tags.map(page),
      ['/page.css', { type: 'text/css', content: css }],
      ['/house.jpg', { type: 'image/jpeg', content: readFileSync('site/public/share.jpg') }],
    ]),
  );
  return {
    page: (tag) => `http://127.0.0.1:${server.port}/${tag ?? ''}`,
    close: server.close,
  };
}
