import { expect, it } from 'vitest';
import { pageAssets } from './page-assets.ts';

it('names what the entry and each module on demand need, each file once, what is needed first at the front', () => {
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
    'site/pages/home.tsx': {
      file: 'assets/home-AbCd1234.js',
      isDynamicEntry: true,
      imports: ['_react.js'],
    },
  });
  expect(assets).toEqual({
    scripts: ['/assets/entry-AbCd1234.js'],
    styles: ['/assets/shared-AbCd1234.css', '/assets/entry-AbCd1234.css'],
    preloads: ['/assets/react-AbCd1234.js', '/assets/shared-AbCd1234.js'],
    onDemand: {
      'site/pages/home.tsx': [
        '/assets/shared-AbCd1234.js',
        '/assets/react-AbCd1234.js',
        '/assets/home-AbCd1234.js',
      ],
    },
  });
});
