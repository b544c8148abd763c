import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('..', import.meta.url);

/** What stands for one business, its place and its prices. */
const literal =
  /\bBluebonnet\b|bluebonnet\.example|555-0148|\b8544\b|Castellano|\bTREC\b|\bTexas\b|\bDallas\b|\bDFW\b|Fort Worth|Central Time|\$\d[\d,.]*\d/;

/** Folders and files that may name one, and why. */
const allowed: Readonly<Record<string, string>> = {
  'domain/business/claims.ts': 'examples beside the fields of figures',
  'domain/business/defaults/': 'the first business itself',
  'domain/business/state-packs/texas.ts': 'the law of the state',
  'domain/business/state-names.ts': 'the names of all states',
  'domain/business/zone-rules.ts': 'the names of all zones',
  'domain/chat/intents/': 'answers of the specification, with others for other states',
  'domain/chat/places.ts': 'how names of towns are misspelled',
  'domain/business/spanish-facts.ts': 'what hours and zones are called in Spanish',
  'domain/content/about.en.ts': 'a text block of the specification',
  'domain/content/about.es.ts': 'its translation',
  'domain/content/articles/': 'sample articles',
  'domain/content/faq/': 'text blocks of the specification',
  'domain/content/sample-reviews.ts': 'sample reviews',
  'domain/content/testimonials.ts': 'sample testimonials',
  'domain/maintenance/rules/':
    'what repairs cost, and what is said in Texas, with another for elsewhere',
  'domain/promotions/delivered-promotions.ts':
    'the first messages, to tell translated ones from the owner’s',
  'site/pages/embed-docs/pictures.json': 'which business the pictures show',
  'site/illustrations/bluebonnet-mark.tsx': 'the flower of the motif',
  'tools/rehearsal/': 'replaces the address in the manual',
  'tools/spanish/spelling.ts': 'names that no dictionary has',
  'ui/overlay/obstacles.ts': 'recognizes a license on another site',
};

const isSource = (file: string) =>
  !/\.test\.tsx?$|\/testing\/|^api\/store\/contract\//.test(file) &&
  !Object.keys(allowed).some((path) => file.startsWith(path));

/** Without lines that are only a comment: those cite laws and give examples. */
const code = (text: string) =>
  text.split('\n').filter((line) => !/^\s*(\/\/|\/?\*|\{\/\*)/.test(line));

const literalsIn = (file: string): string[] =>
  code(readFileSync(new URL(file, root), 'utf8')).flatMap((line) =>
    literal.test(line) ? [`${file}: ${line.trim()}`] : [],
  );

const sources = globSync(
  '{admin,api,client,domain,mail,site,tools,ui,widgets}/**/*.{ts,tsx,html,css,svg,json,md}',
  { cwd: root },
);

test('no source names one business, its place or its prices', () => {
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.filter(isSource).flatMap(literalsIn)).toEqual([]);
});

test('every exception is needed', () => {
  for (const path of Object.keys(allowed)) {
    expect(sources.filter((file) => file.startsWith(path)).flatMap(literalsIn), path).not.toEqual(
      [],
    );
  }
});
