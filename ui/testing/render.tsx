import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import '../tokens/tokens.css';
import '../ui.css';
import '../form/form.css';

/** Renders a component as the site does, in a host box of `width` px, until the test ends. */
export function renderInHost(node: ReactNode, { width = 900 } = {}) {
  const host = document.createElement('div');
  host.className = 'ui-host';
  host.style.width = `${width}px`;
  document.body.append(host);
  return { ...render(node, { container: host }), host: host as HTMLElement };
}
