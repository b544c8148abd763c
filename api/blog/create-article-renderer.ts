import { fieldProblem } from '#api/http/api-problem.ts';
import type { Logger } from '#api/http/create-log.ts';
import { escapeXml } from '#api/pages/xml-text.ts';
import type { Post } from '#domain/blog/post.schema.ts';
import { NESTING_MAX } from './bounded-lexer.ts';
import {
  createMarkdownRenderer,
  RENDER_TIME_MAX,
  type Refusal,
} from './create-markdown-renderer.ts';

const refusals: Readonly<Record<Refusal, string>> = {
  nesting: `Quotes, lists or emphasis are nested more than ${NESTING_MAX} deep; use fewer levels`,
  time: `This text takes too long to turn into a page: over ${RENDER_TIME_MAX / 1000} seconds; shorten its long rows of characters such as * or _`,
};

/** Maximum number of articles whose HTML is cached. */
const KEPT_MAX = 1000;

/** The HTML of articles. */
export interface ArticleRenderer {
  /** The HTML of a text before it is saved. Rejects with `validation_failed` at `content`. */
  accept(content: string): Promise<string>;
  /** Caches the result of `accept` for the content of `post`. */
  remember(post: Post, html: string): void;
  /**
   * The HTML of a stored article; plain paragraphs for a text that an earlier version accepted and
   * that cannot be rendered, because one article must not break the feed or a page. Does not
   * reject.
   */
  html(post: Post): Promise<string>;
}

export function createArticleRenderer(log: Logger): ArticleRenderer {
  const render = createMarkdownRenderer();
  // By id, of the last requested revision. Not stored, so that each release sanitizes it again.
  const known = new Map<string, { revision: number; html: Promise<string> }>();

  async function htmlOf(post: Post): Promise<string> {
    try {
      const rendering = await render(post.content);
      if ('html' in rendering) return rendering.html;
      log.warn(
        { post: post.slug, refused: rendering.refused },
        'An article is shown as plain text',
      );
    } catch (err) {
      // The worker failed, not the text, so the next reader tries again.
      known.delete(post.id);
      log.error({ post: post.slug, err }, 'An article was not rendered');
    }
    return plainParagraphs(post.content);
  }

  function keep({ id, revision }: Post, html: Promise<string>): Promise<string> {
    const [oldest] = known.keys();
    if (known.size >= KEPT_MAX && oldest !== undefined) known.delete(oldest);
    known.set(id, { revision, html });
    return html;
  }

  return {
    async accept(content) {
      const rendering = await render(content);
      if ('html' in rendering) return rendering.html;
      throw fieldProblem('content', refusals[rendering.refused]);
    },
    remember(post, html) {
      keep(post, Promise.resolve(html));
    },
    html(post) {
      const last = known.get(post.id);
      return last?.revision === post.revision ? last.html : keep(post, htmlOf(post));
    },
  };
}

const plainParagraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeXml(paragraph.trim())}</p>\n`)
    .join('');
