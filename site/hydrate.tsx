import { StrictMode, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { App } from '#site/app.tsx';
import { readPageData } from '#site/data/read-page-data.ts';
import { notFoundRoute, routeOf } from '#site/routes.ts';

/** Hydrates the server's page at `path`. Resolves when all of it is hydrated. */
export async function hydrate(element: HTMLElement, path: string): Promise<Root> {
  const data = readPageData(document, path);
  await (routeOf(path) ?? notFoundRoute).load();
  return new Promise((resolve) => {
    // React yields to the visitor's input only inside a transition.
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
