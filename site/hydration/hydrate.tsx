import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { App } from '#site/app.tsx';

/** Resolves when the whole page listens. Its chunk must have been loaded. */
export function hydrate(element: HTMLElement, path: string): Promise<Root> {
  return new Promise((resolve) => {
    const root = hydrateRoot(
      element,
      <StrictMode>
        <App path={path} onReady={() => resolve(root)} />
      </StrictMode>,
    );
  });
}
