import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import '#widgets/core/tokens.css';
import './toasts.css';
import { toastStore } from './toast-store.ts';
import { Toasts } from './toasts.tsx';

/** Puts the place for messages on the page itself; resolves when its live region stands there. */
export async function mountToasts(): Promise<HTMLElement> {
  toastStore.setState({ toast: undefined });
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(<Toasts />);
  onTestFinished(() => root.unmount());
  return vi.waitUntil(() => place.querySelector<HTMLElement>('[aria-live]'));
}
