import type { DocsSlug } from '#domain/content/embed-docs/docs-pages.ts';
import type { Page } from '#site/page.ts';
import { docsPage, EnglishDocsPage } from '#site/pages/embed-docs/docs-page.tsx';
import { MarkdownBlocks, markdownParts } from './markdown-blocks.tsx';
import type { MarkdownDocument } from './markdown-document.ts';

/** A page of the documents that shows a file of `docs/`. */
export function markdownPage(slug: DocsSlug, document: MarkdownDocument): Page {
  const parts = markdownParts(document);
  const MarkdownPage = () => (
    <EnglishDocsPage slug={slug} intro={<MarkdownBlocks blocks={document.intro} />} parts={parts} />
  );
  return docsPage(slug, MarkdownPage, { isEnglish: true });
}
