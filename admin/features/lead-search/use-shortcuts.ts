import { useEffect } from 'react';
import { questionMark } from './question-mark.ts';

/**
 * Calls `onSearch` on Ctrl+K and Cmd+K, and `onKeys` on `?` outside of text fields; neither while a
 * dialog is open.
 */
export function useShortcuts({ onSearch, onKeys }: Record<'onSearch' | 'onKeys', () => void>) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      const isSearch = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
      const isKeys =
        key === '?' && !ctrlKey && !metaKey && !isTyping(event.target) && questionMark.isOn();
      if (!isSearch && !isKeys) return;
      event.preventDefault();
      if (document.querySelector('dialog[open]')) return;
      if (isSearch) onSearch();
      else onKeys();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onSearch, onKeys]);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));
