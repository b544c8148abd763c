import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, vi } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { BusinessProvider } from '#ui/business.tsx';

/**
 * Renders `content` on the server, calls `beforeScripts` with the markup for what a visitor does before React
 * listens, and hydrates. Fails if React discards the server's markup.
 */
export async function hydrate(
  content: ReactNode,
  beforeScripts: (host: HTMLElement) => void = () => undefined,
): Promise<HTMLElement> {
  const node = <BusinessProvider business={defaultBusiness}>{content}</BusinessProvider>;
  const host = document.createElement('div');
  host.className = 'ui-host';
  host.innerHTML = renderToString(node);
  document.body.append(host);
  const served = host.firstElementChild;
  beforeScripts(host);
  const onRecoverableError = vi.fn();
  const root = hydrateRoot(host, node, { onRecoverableError });
  onTestFinished(() => root.unmount());
  await vi.waitFor(() =>
    expect(Object.keys(served ?? {}).some((key) => key.startsWith('__reactFiber'))).toBe(true),
  );
  expect(host.firstElementChild).toBe(served);
  expect(onRecoverableError).not.toHaveBeenCalled();
  return host;
}
