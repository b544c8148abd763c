import { Icon } from '#site/icons/icon.tsx';
import type { IconName } from '#site/icons/icon-shapes.ts';
import './content-icon.css';

/** The icon of a card or a list entry, on its tile. */
export function ContentIcon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <span className="site-icon">
      <Icon name={name} size={size} strokeWidth={1.75} />
    </span>
  );
}
