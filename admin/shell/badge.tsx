import { thousands } from '#domain/quote/dollars.ts';

const MAX_SHOWN = 9;

/** The bell's count: '9+' above nine (spec §9), empty for zero. */
export const badgeText = (count: number): string =>
  count > MAX_SHOWN ? `${MAX_SHOWN}+` : count > 0 ? String(count) : '';

/** The count beside a label of the navigation; nothing for zero. */
export function Badge({ count = 0 }: { count: number | undefined }) {
  if (count === 0) return null;
  return (
    <span className="admin-badge">
      <span aria-hidden="true">{thousands(count)}</span>
      <span className="ui-visually-hidden">{`(${thousands(count)})`}</span>
    </span>
  );
}
