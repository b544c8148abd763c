interface ShowMoreProps {
  shown: number;
  total: number;
  hasMore: boolean;
  busy: boolean;
  onMore: () => void;
}

export function ShowMore({ shown, total, hasMore, busy, onMore }: ShowMoreProps) {
  if (!hasMore) return null;
  return (
    <div className="admin-more">
      <button
        type="button"
        className="ui-button admin-quiet"
        aria-disabled={busy}
        onClick={() => {
          if (!busy) onMore();
        }}
      >
        {busy ? 'Loading…' : 'Show more'}
      </button>
      <p>
        {shown} of {total} shown
      </p>
    </div>
  );
}
