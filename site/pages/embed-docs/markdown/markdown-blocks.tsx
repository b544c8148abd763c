import type { DocsPart } from '#site/pages/embed-docs/docs-page.tsx';
import { forOrigin } from '#site/pages/embed-docs/for-origin.ts';
import { SnippetBox } from '#site/pages/embed-docs/snippet-box.tsx';
import { useEmbedOrigin } from '#site/pages/embed-docs/use-embed-origin.ts';
import type { MarkdownBlock, MarkdownDocument } from './markdown-document.ts';
import '#ui/prose/prose.css';

/** The blocks of a Markdown document, with the address of this site for `https://HOST`. */
export function MarkdownBlocks({ blocks }: { blocks: readonly MarkdownBlock[] }) {
  const origin = useEmbedOrigin();
  return blocks.map((block, index) =>
    'html' in block ? (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a document never change their order
        key={index}
        className="prose docs-prose"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the build from a file of the repository
        dangerouslySetInnerHTML={{ __html: forOrigin(block.html, origin) }}
      />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <SnippetBox key={index} label={block.label} code={block.code} />
    ),
  );
}

/** The sections of a Markdown document as parts of a page. */
export const markdownParts = ({ sections }: MarkdownDocument): readonly DocsPart[] =>
  sections.map(({ id, title, blocks }) => ({
    id,
    title,
    content: <MarkdownBlocks blocks={blocks} />,
  }));
