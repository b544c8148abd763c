import { Brand } from '#admin/shell/brand.tsx';
import { EntryCard } from './entry-card.tsx';

export function CheckingScreen() {
  return (
    <main className="admin-entry" aria-busy="true">
      <Brand />
      <p className="admin-hidden" role="status">
        Opening the admin…
      </p>
    </main>
  );
}

export function UnreachableScreen({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <EntryCard title="The admin could not be opened">
      <p className="admin-entry-lead" role="alert">
        {text}
      </p>
      <button type="button" className="ui-button admin-wide" onClick={onRetry}>
        Try again
      </button>
    </EntryCard>
  );
}
