import { describe, expect, it } from 'vitest';
import { hostileMarkup } from '#api/testing/hostile-markup.ts';
import { renderMarkdown } from './render-markdown.ts';

describe('the text of an article', () => {
  it('becomes headings below h1, lists, tables and links', () => {
    const html = renderMarkdown(
      '# One\n\n## Two\n\n- a\n- b\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n[Book](/calendar "Soon") **now**',
    );
    expect(html).toContain('<h2>One</h2>');
    expect(html).toContain('<h2>Two</h2>');
    expect(html).toContain('<li>a</li>');
    expect(html).toContain('<th scope="col">x</th>');
    expect(html).toContain('<a href="/calendar" title="Soon">Book</a> <strong>now</strong>');
  });

  it('asks search engines not to follow links to other sites', () => {
    expect(renderMarkdown('[there](https://example.com/a?b=1&c=2)')).toContain(
      '<a href="https://example.com/a?b=1&amp;c=2" rel="noopener nofollow">there</a>',
    );
  });

  it('loads pictures lazily and keeps their alternative text', () => {
    expect(renderMarkdown('![A cracked slab](/articles/slab.svg)')).toContain(
      '<img src="/articles/slab.svg" alt="A cracked slab" loading="lazy" />',
    );
  });

  it('hides pictures that are marked as decorative from screen readers', () => {
    expect(renderMarkdown('![Line](/articles/line.svg "decorative")')).toContain(
      '<img src="/articles/line.svg" alt="" role="presentation" loading="lazy" />',
    );
  });

  it.each(['a@b', 'ada.quill+x@mail.example', `${'a'.repeat(64)}@mail.example`])(
    'makes a link of %s where it is an address',
    (text) => {
      const link = `<a href="mailto:${text}">${text}</a>`;
      const expected = text.endsWith('example') ? link : text;
      for (const [before, after] of [
        ['', ''],
        ['Write to ', ' now'],
        ['(', ')'],
      ]) {
        expect(renderMarkdown(`${before}${text}${after}`)).toBe(
          `<p>${before}${expected}${after}</p>\n`,
        );
      }
    },
  );

  it.each([
    'a'.repeat(20_000),
    'a.'.repeat(10_000),
    'a-b.'.repeat(5000),
    `mail: ${'x'.repeat(199_000)}`,
  ])('is fast with many characters before an @ (%#)', (text) => {
    const started = performance.now();
    renderMarkdown(`${text}@`);
    // Milliseconds; a quadratic pattern needs over 900.
    expect(performance.now() - started).toBeLessThan(600);
  });

  it('escapes HTML characters', () => {
    expect(renderMarkdown('5 < 6 & `<b>`')).toBe('<p>5 &lt; 6 &amp; <code>&lt;b&gt;</code></p>\n');
  });
});

describe.each(hostileMarkup)('hostile text: %s', (text) => {
  it('is sanitized', () => {
    const html = renderMarkdown(text);
    const tags = html.match(/<[^>]*>/g) ?? [];
    for (const tag of tags) {
      expect(tag).toMatch(
        /^<\/?(p|br|a|img|h2|code|pre|blockquote|table|thead|tbody|tr|th|td|em|strong)( |>|\/)/,
      );
      // Quoted attribute values are text.
      expect(tag.replaceAll(/"[^"]*"/g, '""')).not.toMatch(
        /\s(on\w+|style|class|id|name|target|ping|srcset|formaction)\s*=/i,
      );
      const address = /(?:href|src)="([^"]*)"/i.exec(tag)?.[1]?.replaceAll('&amp;', '&');
      if (address === undefined) continue;
      const { protocol, host } = new URL(address, 'https://own.example');
      expect(protocol).toMatch(/^https?:$/);
      if (host !== 'own.example') expect(address).toMatch(/^https?:\/\//);
    }
    expect(html).not.toMatch(/<script/i);
  });
});
