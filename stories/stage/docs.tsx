import { lazy, Suspense } from 'react';

const Page = lazy(async () => ({ default: (await import('./docs-page.tsx')).DocsPage }));

/** Loaded for the pages of documents only: the blocks weigh more than all stories. */
export function Docs() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
