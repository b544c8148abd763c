import { readFileSync } from 'node:fs';
import { type ServedFile, startFileServer } from './file-server.ts';

/** What a page embeds: within the text, or at the end of its body where it lies over the page. */
export interface Embedded {
  html: string;
  atEnd?: boolean;
}

const css = `body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; color: #1d2733; }
header { padding: 1rem 1.5rem; background: #7a1f2b; color: #fff; }
main { max-width: 60rem; margin: auto; padding: 1.5rem; }
img { display: block; max-width: 100%; height: auto; border-radius: 8px; }
.listings { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); }
.listings article { padding: 1rem; border: 1px solid #ccd3da; border-radius: 8px; }`;

const listings = ['Lakewood', 'Oak Cliff', 'Preston Hollow', 'Plano', 'Frisco', 'Irving']
  .map(
    (place) => `<article><h3>Three bedrooms in ${place}</h3><p>A quiet street near the park, a roof
from 2019 and a kitchen with light from two sides. Open on Sunday from two to four.</p></article>`,
  )
  .join('\n');

const documentOf = ({ html, atEnd = false }: Embedded) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Jane Doe Realty</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/page.css">
</head>
<body>
<header><strong>Jane Doe Realty</strong></header>
<main>
<h1>Buying a home in Dallas without surprises</h1>
<img src="/house.jpg" width="1200" height="630" alt="A brick house before the Dallas skyline">
<p>We walk through every home with you, read the disclosures and tell you what we would ask. Before
the option period ends, somebody independent should look at the roof, the panel and the slab.</p>
${atEnd ? '' : html}
<h2>New this week</h2>
<div class="listings">
${listings}
</div>
</main>
<footer>Jane Doe Realty, Dallas, Texas</footer>
${atEnd ? html : ''}
</body>
</html>`;

/** A real-estate agent's site on an origin of its own, with `pages` by path. */
export async function startPartnerSite(pages: Readonly<Record<string, Embedded>>) {
  const own: Readonly<Record<string, ServedFile>> = {
    '/page.css': { type: 'text/css', content: css },
    '/house.jpg': { type: 'image/jpeg', content: readFileSync('bench/house.jpg') },
  };
  const server = await startFileServer((path) => {
    const page = pages[path];
    const type = 'text/html; charset=utf-8';
    return page ? { type, content: documentOf(page) } : own[path];
  });
  const close = () => server[Symbol.asyncDispose]();
  return { url: `http://127.0.0.1:${server.port}`, [Symbol.asyncDispose]: close };
}
