import { Search } from 'lucide-react';
import { useCallback, useState } from 'react';
import { isApple } from '#admin/is-apple.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { LeadSearchDialog } from './lead-search-dialog.tsx';
import { useShortcuts } from './use-shortcuts.ts';

/**
 * Opens the search, which also runs commands. So do Ctrl+K and Cmd+K, unless another dialog is
 * open; `?` opens the list of shortcuts.
 */
export function LeadSearchButton({ onLogOut }: { onLogOut: () => void }) {
  const [open, setOpen] = useState<'search' | 'keys'>();
  const onSearch = useCallback(() => setOpen('search'), []);
  const onKeys = useCallback(() => setOpen('keys'), []);
  const onClose = () => setOpen(undefined);
  useShortcuts({ onSearch, onKeys });

  return (
    <>
      <button
        type="button"
        className="lead-search-button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onSearch}
      >
        <Search size={20} />
        <span className="lead-search-label">Search</span>
        <span className="lead-search-keys" aria-hidden="true">
          {isApple ? '⌘K' : 'Ctrl K'}
        </span>
      </button>
      {open === 'search' ? (
        <LeadSearchDialog actions={{ onShowKeys: onKeys, onLogOut }} onClose={onClose} />
      ) : null}
      {open === 'keys' ? <KeysDialog onClose={onClose} /> : null}
    </>
  );
}
