import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { LeadSearchDialog } from './lead-search-dialog.tsx';

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** Opens the search; Ctrl+K and Cmd+K do so from everywhere but another dialog. */
export function LeadSearchButton() {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isShortcut || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) setIsOpen(true);
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <button
        type="button"
        className="lead-search-button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
      >
        <Search size={20} />
        <span className="lead-search-label">Search</span>
        <span className="lead-search-keys" aria-hidden="true">
          {isApple ? '⌘K' : 'Ctrl K'}
        </span>
      </button>
      {isOpen ? <LeadSearchDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
