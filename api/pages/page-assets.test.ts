import { expect, it } from 'vitest';
import { pageAssets } from './page-assets.ts';

it('names the entry, the style sheet and each file that the entry imports statically, once, and those of each chunk', () => {
  const assets = pageAssets({
    'site/client.tsx': {
      file: 'assets/entry-AbCd1234.js',
      isEntry: true,
      imports: ['_shared.js', '_react.js'],
      dynamicImports: ['site/hydrate.tsx'],
    },
    '_shared.js': { file: 'assets/shared-AbCd1234.js', imports: ['_react.js'] },
    '_react.js': { file: 'assets/react-AbCd1234.js', imports: ['_shared.js'] },
    'site/pages/home/page.tsx': {
      file: 'assets/home-AbCd1234.js',
      isDynamicEntry: true,
      imports: ['_react.js', '_cards.js', 'site/client.tsx'],
    },
    'site/hydrate.tsx': {
      file: 'assets/hydrate-AbCd1234.js',
      isDynamicEntry: true,
      dynamicImports: ['_words.es.js', '_words.en.js', 'site/pages/home/page.tsx'],
    },
    '_words.es.js': { file: 'assets/words.es-AbCd1234.js', name: 'words.es' },
    '_words.en.js': { file: 'assets/words.en-AbCd1234.js', name: 'words.en' },
    '_home.es.js': { file: 'assets/home.es-AbCd1234.js', name: 'home.es' },
    '_cards.js': {
      file: 'assets/cards-AbCd1234.js',
      imports: ['_react.js'],
      dynamicImports: ['_home.es.js'],
    },
    'style.css': { file: 'assets/style-AbCd1234.css' },
  });
  const start = {
    en: ['/assets/words.en-AbCd1234.js'],
    es: ['/assets/words.es-AbCd1234.js'],
  };
  expect(assets).toEqual({
    scripts: ['/assets/entry-AbCd1234.js'],
    styles: ['/assets/style-AbCd1234.css'],
    preloads: ['/assets/shared-AbCd1234.js', '/assets/react-AbCd1234.js'],
    // What a page does not already have.
    chunks: {
      'site/pages/home/page.tsx': ['/assets/home-AbCd1234.js', '/assets/cards-AbCd1234.js'],
      'site/hydrate.tsx': ['/assets/hydrate-AbCd1234.js'],
    },
    // Of what hydrates every page, and of the page.
    words: {
      'site/pages/home/page.tsx': {
        ...start,
        es: [...start.es, '/assets/home.es-AbCd1234.js'],
      },
      'site/hydrate.tsx': start,
    },
  });
});
