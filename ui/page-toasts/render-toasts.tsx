import { render } from '@testing-library/react';
import '#ui/tokens/tokens.css';
import './toasts.css';
import { toastStore } from './toast-store.ts';
import { Toasts } from './toasts.tsx';

/** Renders the page's toast region, empty; returns its live region. */
export function renderToasts(below?: string): HTMLElement {
  toastStore.setState({ toast: undefined });
  const { container } = render(<Toasts {...(below && { below })} />);
  return container.querySelector('[aria-live]') as HTMLElement;
}
