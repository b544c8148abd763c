import { type DocsSlug, docsPath } from '#domain/content/embed-docs/docs-pages.ts';

/** The parts of the page that `/embed/docs` once was, by the page that has each now under the same id. */
export const movedAnchors: Partial<Record<DocsSlug, readonly string[]>> = {
  start: ['start', 'html', 'language', 'test-mode'],
  look: ['every-widget'],
  events: ['prefill', 'analytics'],
  builders: ['wordpress', 'tag-manager'],
  display: ['display', 'frame', 'modal', 'tabs', 'shadow-root'],
  frameworks: ['recipes', 'react', 'next', 'vue', 'svelte', 'angular', 'astro'],
  widgets: [
    'widgets',
    'inspection-quote',
    'inspection-booking',
    'inspection-contact',
    'inspection-pricing',
    'inspection-reviews',
    'inspection-tips',
    'inspection-chat',
    'inspection-promo',
    'types',
  ],
  policy: ['versions', 'browsers'],
  troubleshooting: ['errors', 'troubleshooting'],
};

/** Where the part `id` of the former page is now; undefined if it had none. */
export function movedTo(id: string): string | undefined {
  const found = Object.entries(movedAnchors).find(([, ids]) => ids.includes(id));
  return found && `${docsPath(found[0] as DocsSlug)}#${id}`;
}
