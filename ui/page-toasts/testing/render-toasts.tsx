import { render } from '@testing-library/react';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { BusinessProvider } from '#ui/business.tsx';
import '#ui/tokens/tokens.css';
import '../toasts.css';
import { toastStore } from '../toast-store.ts';
import { Toasts } from '../toasts.tsx';

/** Renders the page's toast region, empty; returns its live region. */
export function renderToasts(below?: string): HTMLElement {
  toastStore.setState({ toast: undefined });
  const { container } = render(
    <BusinessProvider business={defaultBusiness}>
      <Toasts {...(below && { below })} />
    </BusinessProvider>,
  );
  return container.querySelector('[aria-live]') as HTMLElement;
}
