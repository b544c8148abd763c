import { CircleAlert, RefreshCw } from 'lucide-react';
import { failureText } from '#admin/failure-text.ts';
import { Button } from '#admin/shell/button.tsx';
import type { Elements } from '#ui/elements.ts';

export function RefreshButton({ busy, onRefresh }: { busy: boolean; onRefresh: () => void }) {
  return (
    <Button className="admin-refresh" aria-busy={busy} busy={busy} onClick={onRefresh}>
      <RefreshCw size={18} />
      Refresh
    </Button>
  );
}

interface ListFailureProps {
  /** Begins a sentence, for example "The requests". */
  what: string;
  failure: unknown;
  onRetry: () => void;
}

/** Shown instead of the list. */
export function ListFailure({ what, failure, onRetry }: ListFailureProps) {
  return (
    <div className="admin-panel admin-failure" role="alert">
      <CircleAlert size={24} />
      <div>
        <p className="admin-panel-title">{`${what} could not be loaded`}</p>
        <p>{failureText(failure)}</p>
      </div>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}

export function EmptyList({ title, children }: { title: string; children?: Elements }) {
  return (
    <div className="admin-panel admin-empty">
      <p className="admin-panel-title">{title}</p>
      {children}
    </div>
  );
}

export function ListSkeleton({ what }: { what: string }) {
  return (
    <div>
      <p className="admin-status" role="status">
        {`Loading ${what}…`}
      </p>
      <div className="admin-cards" aria-hidden="true">
        {['first', 'second', 'third'].map((card) => (
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
