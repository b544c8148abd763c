import type { Locale } from '#domain/locale/locale.ts';
import { lazyChunk } from '#ui/lazy.ts';
import type { ChatStore } from './chat.types.ts';

/** The panel and the answers: needed once the visitor opens the chat. */
export const chatLazy = lazyChunk(() => import('./chat.lazy.tsx'));

/**
 * Opens the chat once its code has loaded. Does not reject: on failure the launcher shows a
 * message.
 */
export async function loadAndOpen(store: ChatStore, locale?: Locale): Promise<void> {
  store.setState({ opening: true, offline: false });
  try {
    const { openChat } = await chatLazy.load();
    openChat(store, locale);
  } catch {
    store.setState({ offline: true });
  } finally {
    store.setState({ opening: false });
  }
}
