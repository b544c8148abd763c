import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jsxTexts } from './source/jsx-texts.ts';
import { lineOf, sourceOf } from './source/source-nodes.ts';

/** Files with words of their own in their JSX, and why. */
const allowed: Readonly<Record<string, string>> = {
  'site/chrome/language-offer.tsx': 'a question in Spanish on pages in English',
  'site/parts/english-only-note.tsx': 'a note in Spanish on pages in English',
  'site/pages/embed/': 'for partners, in English only',
  'site/pages/embed-docs/offer.tsx': 'the reference for developers, in English only',
  'site/pages/embed-docs/troubleshooting/': 'for developers, in English only',
  'site/pages/embed-docs/widgets/': 'for developers, in English only',
  'ui/dialog/dialog.tsx': 'only the admin has dialogs',
  'widgets/booking/add-to-calendar.tsx': 'names of calendars',
  'widgets/embed-code/': 'for partners, in English only',
};

const components = globSync('{site,widgets,ui}/**/*.tsx', {
  cwd: new URL('..', import.meta.url),
}).filter((file) => !/\.test\.tsx$|\/testing\//.test(file));

const isAllowed = (file: string) => Object.keys(allowed).some((path) => file.startsWith(path));

function textsOf(file: string): string[] {
  const code = sourceOf(file);
  return jsxTexts(file, code).map(({ start, text }) => `${file}:${lineOf(code, start)} ${text}`);
}

test('whatever a visitor reads or hears is in a catalog or a text of the owner', () => {
  expect(components.length).toBeGreaterThan(200);
  expect(components.filter((file) => !isAllowed(file)).flatMap(textsOf)).toEqual([]);
});

test('every exception is needed', () => {
  for (const path of Object.keys(allowed)) {
    const files = components.filter((file) => file.startsWith(path));
    expect(files.flatMap(textsOf), path).not.toEqual([]);
  }
});

test.each([
  ['<h2>Our homes</h2>', ['Our homes']],
  ['<p>Call <a href="/">us now</a></p>', ['Call', 'us now']],
  ['<>Hello {name}!</>', ['Hello']],
  ["<h2>{isNew ? 'Brand new' : 'Known'}</h2>", ['Brand new', 'Known']],
  ["<p>{state === 'open' && 'Open now'}</p>", ['Open now']],
  ["<p>{'Only ' + count}</p>", ['Only']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template in the code that is checked
  ['<p>{`${count} times`}</p>', ['times']],
  ['<p>{places.map((place) => <b>in {place}</b>)}</p>', ['in']],
  ['<button aria-label="Close" />', ['Close']],
  ['<Section closeLabel={isOpen ? "Hide" : "Show"} />', ['Hide', 'Show']],
  ['<Field label={<b>Name</b>} name="name" />', ['Name']],
  ['<p className="site-lede">{texts.title} · {2} / 3</p>', []],
  ["<p>{formatDate(date, 'short')}</p>", []],
  ["<p>{names['home']}</p>", []],
  ["<ul>{list.filter((one) => one === 'a b')}</ul>", []],
])('finds the words of %s', (code, words) => {
  expect(jsxTexts('example.tsx', code).map(({ text }) => text)).toEqual(words);
});
