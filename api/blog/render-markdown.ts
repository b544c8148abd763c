import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { DECORATIVE } from '#domain/blog/inline-pictures.ts';
import { BoundedLexer } from './bounded-lexer.ts';

const markdown = new Marked({
  gfm: true,
  hooks: { provideLexer: () => (text) => new BoundedLexer().lex(text) },
});

/**
 * Sanitized HTML of GitHub-flavored Markdown: only the elements, attributes and URL schemes of this
 * allowlist remain. Headings start at h2, below the page's own. Throws `NestingError`. Some texts
 * take the parser minutes, so the server renders in a worker (`create-markdown-renderer.ts`).
 */
export function renderMarkdown(text: string): string {
  const html = markdown.parse(text, { async: false });
  return sanitizeHtml(html, {
    allowedTags: [
      ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code'],
      ...['strong', 'em', 'del', 'a', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ],
    allowedAttributes: {
      a: ['href', 'title', 'rel'],
      img: ['src', 'alt', 'title', 'loading', 'role'],
      th: ['scope'],
      ol: ['start'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      a: (tagName, attribs) => ({
        tagName,
        attribs: isExternal(attribs['href']) ? { ...attribs, rel: 'noopener nofollow' } : attribs,
      }),
      img: (tagName, { title, role: _role, ...attribs }) => ({
        tagName,
        attribs: {
          ...attribs,
          ...(title === DECORATIVE ? { alt: '', role: 'presentation' } : title && { title }),
          loading: 'lazy',
        },
      }),
      th: (tagName, attribs) => ({ tagName, attribs: { ...attribs, scope: 'col' } }),
    },
  });
}

const isExternal = (href: string | undefined) => /^https?:/i.test(href ?? '');
