import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const root = new URL('..', import.meta.url);

/** Elements whose words a visitor reads as the business's own: headings, paragraphs, ways on. */
const worded = /^(h[1-6]|p|a|summary|figcaption|SiteLink|CallButton)$/;

/** Attributes that a component shows in one of them. */
const shown = /^(title|text|callLabel)$/;

/** Files with words of their own in them, and why. */
const allowed: Readonly<Record<string, string>> = {
  'site/chrome/chrome.tsx': 'for the keyboard',
  'site/chrome/scroll-to-top.tsx': 'a tooltip',
  'site/chrome/top-bar.tsx': 'instead of an address on a phone',
  'site/pages/appointment/appointment-facts.tsx': 'a range of times',
  'site/pages/appointment/starts-to-move.tsx': 'a list of times',
  'site/pages/article/article-header.tsx': 'a unit',
  'site/pages/blog/article-card.tsx': 'a unit',
  'site/pages/blog/article-list.tsx': 'what failed',
  'site/pages/embed-docs/': 'the reference of the product',
  'site/pages/embed/configurator.tsx': 'without scripts',
  'site/pages/embed/name-field.tsx': 'the note of a field',
  'site/parts/carousel/carousel.tsx': 'tooltips',
  'site/parts/marked-drawing.tsx': 'where in a video',
  'site/parts/no-script-line.tsx': 'without scripts',
  'site/parts/page-boundary.tsx': 'what failed',
  'site/parts/sample-prices.tsx': 'a unit',
};

interface Node extends Record<string, unknown> {
  type: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const nameOf = (node: unknown): string => String((node as { name?: unknown }).name);

/** The words that stand in a `node` of JSX. @param isShown whether it is in a worded element */
function wordsIn(node: Node, isShown = false): string[] {
  switch (node.type) {
    case 'JSXElement': {
      const opening = node['openingElement'] as Node;
      const attributes = opening['attributes'] as Node[];
      if (JSON.stringify(attributes).includes('ui-visually-hidden')) return [];
      const children = node['children'] as Node[];
      return [
        ...attributes.flatMap((attribute) => wordsIn(attribute)),
        ...children.flatMap((child) =>
          wordsIn(child, isShown || worded.test(nameOf(opening['name']))),
        ),
      ];
    }
    case 'JSXAttribute':
      return partsOf(node).flatMap((part) => wordsIn(part, shown.test(nameOf(node['name']))));
    case 'JSXText':
    case 'Literal':
      return isShown ? textIn(node['value']) : [];
    case 'TemplateElement':
      return isShown ? textIn((node['value'] as { cooked: string }).cooked) : [];
    case 'CallExpression':
    case 'MemberExpression':
    case 'BinaryExpression':
      // Arguments and keys are not shown.
      return partsOf(node).flatMap((part) => wordsIn(part));
    default:
      return partsOf(node).flatMap((part) => wordsIn(part, isShown));
  }
}

const textIn = (value: unknown): string[] =>
  typeof value === 'string' && /\p{L}{2}/u.test(value) ? [value.trim().replace(/\s+/g, ' ')] : [];

const wordsOf = (file: string, code = readFileSync(new URL(file, root), 'utf8')): string[] =>
  wordsIn(parseSync(file, code).program as unknown as Node);

const components = globSync('site/**/*.tsx', { cwd: root }).filter(
  (file) => !/\.test\.tsx$|\/testing\//.test(file),
);

const isAllowed = (file: string) => Object.keys(allowed).some((path) => file.startsWith(path));

test('headings, paragraphs and links of the site are texts of the owner', () => {
  expect(components.length).toBeGreaterThan(80);
  const found = components
    .filter((file) => !isAllowed(file))
    .flatMap((file) => wordsOf(file).map((words) => `${file}: ${words}`));
  expect(found).toEqual([]);
});

test('every exception is needed', () => {
  for (const path of Object.keys(allowed)) {
    const files = components.filter((file) => file.startsWith(path));
    expect(
      files.flatMap((file) => wordsOf(file)),
      path,
    ).not.toEqual([]);
  }
});

test.each([
  ['<h2>Our homes</h2>', ['Our homes']],
  ['<p>Call <a href="/">us now</a></p>', ['Call', 'us now']],
  ["<h2>{isNew ? 'Brand new' : 'Known'}</h2>", ['Brand new', 'Known']],
  ['<SiteLink href="/calendar">{`See times`}</SiteLink>', ['See times']],
  ['<Section title="Our homes" labelledBy="homes" />', ['Our homes']],
  ['<h2 className="ui-visually-hidden">In figures</h2>', []],
  ['<p className="site-lede">{texts.title}</p>', []],
  ["<p>{formatDate(date, 'short')}</p>", []],
])('finds the words of %s', (code, words) => {
  expect(wordsOf('example.tsx', code)).toEqual(words);
});
