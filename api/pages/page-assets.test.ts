import { expect, it } from 'vitest';
import { pageAssets } from './page-assets.ts';

it('names the entry, the style sheet and each file that the entry imports statically, once, and those of each chunk', () => {
  const assets = pageAssets({
    'site/client.tsx': {
      file: 'assets/entry-AbCd1234.js',
      isEntry: true,
      imports: ['_shared.js', '_react.js'],
    },
    '_shared.js': { file: 'assets/shared-AbCd1234.js', imports: ['_react.js'] },
    '_react.js': { file: 'assets/react-AbCd1234.js', imports: ['_shared.js'] },
    'site/pages/home/page.tsx': {
      file: 'assets/home-AbCd1234.js',
      isDynamicEntry: true,
      imports: ['_react.js', '_cards.js', 'site/client.tsx'],
    },
    '_cards.js': { file: 'assets/cards-AbCd1234.js', imports: ['_react.js'] },
    'style.css': { file: 'assets/style-AbCd1234.css' },
  });
  expect(assets).toEqual({
    scripts: ['/assets/entry-AbCd1234.js'],
    styles: ['/assets/style-AbCd1234.css'],
    preloads: ['/assets/shared-AbCd1234.js', '/assets/react-AbCd1234.js'],
    // What a page does not already have.
    chunks: {
      'site/pages/home/page.tsx': ['/assets/home-AbCd1234.js', '/assets/cards-AbCd1234.js'],
    },
  });
});
