import { expect, it } from 'vitest';
import { markdownDocument } from './markdown-document.ts';

const documentOf = (text: string, others: Readonly<Record<string, string>> = {}) =>
  markdownDocument('docs/api.md', text, (path) => others[path] ?? '');

it('has a section for each heading of the second level, and no title', () => {
  expect(
    documentOf('# The API\n\nFirst.\n\n## Who may call `what`?\n\nAll.\n\n### More\n'),
  ).toEqual({
    intro: [{ html: '<p>First.</p>' }],
    sections: [
      {
        id: 'who-may-call-what',
        title: 'Who may call what?',
        blocks: [{ html: '<p>All.</p><h3 id="more">More</h3>' }],
      },
    ],
  });
});

it('gives headings with the same words ids as GitHub does', () => {
  const { sections } = documentOf('## Limits\n\n## Limits\n');
  expect(sections.map(({ id }) => id)).toEqual(['limits', 'limits-1']);
});

it('labels code by the words after its language, else by the language', () => {
  const { intro } = documentOf(
    '```js In your page\na < b\n```\n\n```php\nf();\n```\n\n```\nx\n```',
  );
  expect(intro).toEqual([
    { code: 'a < b', label: 'In your page' },
    { code: 'f();', label: 'PHP' },
    { code: 'x', label: 'Text' },
  ]);
});

it.each([
  ['another published file', '[w](webhooks.md)', '<a href="/embed/docs/webhooks">w</a>'],
  ['its heading', '[w](webhooks.md#retries)', '<a href="/embed/docs/webhooks#retries">w</a>'],
  ['a heading of its own', '[w](#own)', '<a href="#own">w</a>'],
  ['a file that visitors cannot open', '[w `x`](decisions/0001.md)', 'w <code>x</code>'],
  ['a page of the site', '[w](https://HOST/embed)', '<a href="/embed">w</a>'],
  ['another site', '[w](https://example.com/)', '<a href="https://example.com/">w</a>'],
])('a link to %s leads there, or is only its words', (_name, link, html) => {
  const others = { 'docs/webhooks.md': '# Webhooks\n\n## Retries\n' };
  expect(documentOf(`${link}\n\n## Own\n`, others).intro).toEqual([{ html: `<p>${html}</p>` }]);
});

it.each([
  ['a heading of its own', '[w](#gone)'],
  ['a heading of another file', '[w](webhooks.md#gone)'],
])('refuses a link to %s that does not exist', (_name, link) => {
  expect(() => documentOf(link)).toThrow('gone", which is not there');
});

it('drops comments and refuses other HTML', () => {
  expect(documentOf('<!-- for writers -->\n\nText').intro).toEqual([{ html: '<p>Text</p>' }]);
  expect(() => documentOf('<b>bold</b>')).toThrow('pages show no HTML');
});
