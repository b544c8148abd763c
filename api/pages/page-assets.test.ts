import { expect, it } from 'vitest';
import { pageAssets } from './page-assets.ts';

it('names what the entry needs at once, each file once, styles of shared chunks first', () => {
  const assets = pageAssets({
    'site/entry-client.tsx': {
      file: 'assets/entry-AbCd1234.js',
      isEntry: true,
      imports: ['_shared.js', '_react.js'],
      css: ['assets/entry-AbCd1234.css'],
    },
    '_shared.js': {
      file: 'assets/shared-AbCd1234.js',
      imports: ['_react.js'],
      css: ['assets/shared-AbCd1234.css'],
    },
    '_react.js': { file: 'assets/react-AbCd1234.js', imports: ['_shared.js'] },
    'site/pages/home.tsx': { file: 'assets/home-AbCd1234.js', imports: ['_react.js'] },
  });
  expect(assets).toEqual({
    scripts: ['/assets/entry-AbCd1234.js'],
    styles: ['/assets/shared-AbCd1234.css', '/assets/entry-AbCd1234.css'],
    preloads: ['/assets/react-AbCd1234.js', '/assets/shared-AbCd1234.js'],
  });
});
