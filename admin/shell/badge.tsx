const MOST_SHOWN = 9;

/** '9+' above nine (spec §9), nothing for none. */
export const badgeText = (count: number): string =>
  count > MOST_SHOWN ? `${MOST_SHOWN}+` : count > 0 ? String(count) : '';

/** A count beside a label; spoken in full. */
export function Badge({ count }: { count: number | undefined }) {
  const text = badgeText(count ?? 0);
  if (!text) return null;
  return (
    <span className="admin-badge">
      <span aria-hidden="true">{text}</span>
      <span className="admin-hidden">({count})</span>
    </span>
  );
}
