import { describe, expect, it } from 'vitest';
import { hostileMarkup } from '#api/testing/hostile-markup.ts';
import { renderMarkdown } from './render-markdown.ts';

describe('the text of an article', () => {
  it('becomes headings below the page’s own, lists, tables and links', () => {
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

  it('loads pictures late and keeps what they show', () => {
    expect(renderMarkdown('![A cracked slab](/articles/slab.svg)')).toContain(
      '<img src="/articles/slab.svg" alt="A cracked slab" loading="lazy" />',
    );
  });

  it('keeps characters that mean something in HTML as text', () => {
    expect(renderMarkdown('5 < 6 & `<b>`')).toBe('<p>5 &lt; 6 &amp; <code>&lt;b&gt;</code></p>\n');
  });
});

describe.each(hostileMarkup)('hostile text: %s', (text) => {
  it('leaves nothing that runs, leads astray or breaks out', () => {
    const html = renderMarkdown(text);
    const tags = html.match(/<[^>]*>/g) ?? [];
    for (const tag of tags) {
      expect(tag).toMatch(
        /^<\/?(p|br|a|img|h2|code|pre|blockquote|table|thead|tbody|tr|th|td|em|strong)( |>|\/)/,
      );
      // Inside of quotes everything is text.
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
