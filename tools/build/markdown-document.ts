import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Marked, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import {
  type MarkdownBlock,
  type MarkdownDocument,
  publishedDocuments,
} from '#site/pages/embed-docs/markdown/markdown-document.ts';
import { headingIds } from './heading-ids.ts';

const root = new URL('../..', import.meta.url).pathname;

/** The title of a block of code without words of its own after its language: "```js In your page". */
const languageLabels: Readonly<Record<string, string>> = {
  css: 'Style sheet',
  html: 'HTML',
  http: 'HTTP',
  js: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  php: 'PHP',
  python: 'Python',
  sh: 'Shell',
  ts: 'TypeScript',
  tsx: 'TSX',
};

const isHeading = (token: Token, depth: number): token is Tokens.Heading =>
  token.type === 'heading' && (token as Tokens.Heading).depth === depth;

const codeBlock = ({ text, lang = '' }: Tokens.Code): MarkdownBlock => {
  const [language = '', ...words] = lang.split(' ');
  return { code: text, label: words.join(' ') || (languageLabels[language] ?? 'Text') };
};

/**
 * A Markdown file of the repository as the content of a page: each `##` is a section, each block of code has its
 * label, and links lead to pages of the site. Throws for HTML, and for links to headings that do not exist.
 *
 * @param path from the root: `docs/webhooks.md`
 */
export function markdownDocument(
  path: string,
  text: string,
  readText = (other: string) => readFileSync(join(root, other), 'utf8'),
): MarkdownDocument {
  const marked = new Marked();
  const tokens = marked.lexer(text);
  const ids = headingIds(tokens);

  /** Undefined for what visitors cannot open. */
  function hrefOf(href: string): string | undefined {
    // An address of the site is written out in the file, so that it is a link in the repository as well.
    if (/^(https?:|mailto:)/.test(href)) return href.replace(/^https:\/\/HOST(?=\/)/, '');
    const [file, id] = href.split('#');
    const target = file ? join(path, '..', file) : path;
    const address = publishedDocuments[target as keyof typeof publishedDocuments];
    if (target !== path && !address) return undefined;
    const known = target === path ? ids : headingIds(marked.lexer(readText(target)));
    if (id && ![...known.values()].includes(id)) {
      throw new Error(`${path} links to "${href}", which is not there.`);
    }
    const fragment = id ? `#${id}` : '';
    return target === path ? fragment : address + fragment;
  }

  marked.use({
    renderer: {
      heading(token) {
        return `<h${token.depth} id="${ids.get(token)}">${this.parser.parseInline(token.tokens)}</h${token.depth}>`;
      },
      link({ href, tokens: words }) {
        const address = hrefOf(href);
        const html = this.parser.parseInline(words);
        return address === undefined ? html : `<a href="${address}">${html}</a>`;
      },
      html({ raw }) {
        if (raw.startsWith('<!--')) return '';
        throw new Error(`${path}: pages show no HTML: ${raw}`);
      },
    },
  });

  const intro: MarkdownBlock[] = [];
  const sections: { id: string; title: string; blocks: MarkdownBlock[] }[] = [];
  for (const token of tokens) {
    if (isHeading(token, 1)) continue;
    if (isHeading(token, 2)) {
      sections.push({
        id: ids.get(token) ?? '',
        title: token.text.replaceAll('`', ''),
        blocks: [],
      });
      continue;
    }
    const blocks = sections.at(-1)?.blocks ?? intro;
    if (token.type === 'code') {
      blocks.push(codeBlock(token as Tokens.Code));
      continue;
    }
    const html = marked.parser([token]).trim();
    const last = blocks.at(-1);
    if (last && 'html' in last) last.html += html;
    else if (html) blocks.push({ html });
  }
  return { intro, sections };
}

const QUERY = '?document';

/** Imports `….md?document` as `MarkdownDocument`. */
export const markdownDocuments = (): Plugin => ({
  name: 'markdown-documents',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith(`.md${QUERY}`)) return null;
    const file = id.slice(0, -QUERY.length);
    this.addWatchFile(file);
    const content = markdownDocument(relative(root, file), readFileSync(file, 'utf8'));
    return `export const document = ${JSON.stringify(content)}`;
  },
});
