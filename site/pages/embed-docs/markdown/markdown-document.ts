import type { RoutePath } from '#site/routing/site-path.ts';

/** HTML, or code that is shown with a button to copy it. */
export type MarkdownBlock = { html: string } | { code: string; label: string };

export interface MarkdownSection {
  /** Of its heading, as GitHub gives it. */
  id: string;
  title: string;
  blocks: readonly MarkdownBlock[];
}

/**
 * `document` of `docs/….md?document`: a file without its title. The build makes it
 * (`tools/build/markdown-document.ts`).
 */
export interface MarkdownDocument {
  /** What is before the first `##`. */
  intro: readonly MarkdownBlock[];
  sections: readonly MarkdownSection[];
}

/**
 * The files of `docs/` that are pages of the site. On a page, a link to one of them leads to its page; of a link to
 * another file only the words are left, because visitors have no repository.
 */
export const publishedDocuments = {
  'docs/agents.md': '/embed/docs/agents',
  'docs/api.md': '/embed/docs/api',
  'docs/assistants.md': '/embed/docs/assistants',
  'docs/display.md': '/embed/docs/display',
  'docs/packages.md': '/embed/docs/frameworks',
  'docs/policy.md': '/embed/docs/policy',
  'docs/webhooks.md': '/embed/docs/webhooks',
} as const satisfies Readonly<Record<string, RoutePath>>;
