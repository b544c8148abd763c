import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from '#site/app.tsx';

/** Resolves when the whole page listens. Its chunk must have been loaded. */
export function hydrate(root: HTMLElement, path: string): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(
      root,
      <StrictMode>
        <App path={path} onReady={resolve} />
      </StrictMode>,
    );
  });
}
