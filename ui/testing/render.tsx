import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { BusinessProvider } from '#ui/business.tsx';
import '../tokens/tokens.css';
import '../ui.css';
import '../form/form.css';

/** Renders a component as the site of `business` does, in a host box of `width` px, until the test ends. */
export function renderInHost(node: ReactNode, { width = 900, business = defaultBusiness } = {}) {
  const host = document.createElement('div');
  host.className = 'ui-host';
  host.style.width = `${width}px`;
  document.body.append(host);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <BusinessProvider business={business}>{children}</BusinessProvider>
  );
  return { ...render(node, { container: host, wrapper }), host: host as HTMLElement };
}
