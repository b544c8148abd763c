import { StrictMode, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { App } from '#site/app.tsx';
import { readPageData } from '#site/data/read-page-data.ts';

/** Resolves when the whole page listens. Its chunk must have been loaded. */
export function hydrate(element: HTMLElement, path: string): Promise<Root> {
  const data = readPageData(document);
  return new Promise((resolve) => {
    // A transition gives way to the visitor every few milliseconds; by itself React would not.
    startTransition(() => {
      const root = hydrateRoot(
        element,
        <StrictMode>
          <App path={path} data={data} onReady={() => resolve(root)} />
        </StrictMode>,
      );
    });
  });
}
