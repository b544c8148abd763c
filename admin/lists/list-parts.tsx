import { CircleAlert, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureText } from '#admin/failure-text.ts';

export function RefreshButton({ busy, onRefresh }: { busy: boolean; onRefresh: () => void }) {
  return (
    <button
      type="button"
      className="ui-button admin-quiet admin-refresh"
      aria-busy={busy}
      onClick={() => {
        if (!busy) onRefresh();
      }}
    >
      <RefreshCw size={18} />
      Refresh
    </button>
  );
}

/** Stands where the list would; `what` begins a sentence, for example "The requests". */
export function ListFailure({
  what,
  failure,
  onRetry,
}: {
  what: string;
  failure: unknown;
  onRetry: () => void;
}) {
  return (
    <div className="admin-panel admin-failure" role="alert">
      <CircleAlert size={24} />
      <div>
        <p className="admin-panel-title">{what} could not be loaded</p>
        <p>{failureText(failure)}</p>
      </div>
      <button type="button" className="ui-button" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

export function EmptyList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="admin-panel admin-empty">
      <p className="admin-panel-title">{title}</p>
      {children}
    </div>
  );
}

const skeletonCards = ['first', 'second', 'third'];

export function ListSkeleton({ what }: { what: string }) {
  return (
    <div>
      <p className="admin-status" role="status">
        Loading {what}…
      </p>
      <div className="admin-cards" aria-hidden="true">
        {skeletonCards.map((card) => (
          <div key={card} className="admin-card admin-skeleton-card">
            <div className="ui-skeleton" />
            <div className="ui-skeleton" />
            <div className="ui-skeleton" />
            <div className="ui-skeleton" />
          </div>
        ))}
      </div>
    </div>
  );
}
