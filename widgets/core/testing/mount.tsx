import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import '../tokens.css';
import '../ui/ui.css';
import '../ui/form.css';
import '../ui/lead-form.css';

/** Shows a component as the site does, in a box of `width` px, until the test ends. */
export function mount(node: ReactNode, { width = 900 } = {}): HTMLElement {
  const host = document.createElement('div');
  host.className = 'ui-host';
  host.style.width = `${width}px`;
  document.body.append(host);
  const root = createRoot(host);
  root.render(node);
  onTestFinished(() => root.unmount());
  return host;
}
