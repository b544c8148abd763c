import { httpRequest } from '../../serving/http-request.ts';
import type { Attack } from './attack.ts';
import { flood } from './flood.ts';

const WORKERS = 16;

/** What scanners and broken links ask for; each address is asked for once. */
const paths = [
  (n: number) => `/page-${n}`,
  (n: number) => `/blog/article-${n}`,
  (n: number) => `/assets/entry-${n}.js`,
  (n: number) => `/wp-${n}.php`,
  (n: number) => `/uploads/${String(n).padStart(32, '0')}.png`,
];

export const missingPages: Attack = {
  measure: `${WORKERS} connections ask for pages, articles, files and pictures that do not exist`,
  run(target) {
    let n = 0;
    return flood(target, WORKERS, () => httpRequest(paths[++n % paths.length]?.(n) ?? '/'));
  },
};
