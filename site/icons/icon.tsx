import type { IconName } from './icon-shapes.ts';

interface IconProps {
  name: IconName;
  /** Px, wide and high. */
  size?: number;
  strokeWidth?: number;
  className?: string;
}

/**
 * Decorative: its text stands beside it, or on the button around it. The shape is in the sheet of
 * symbols that every document carries, so that no script has to bring it.
 */
export function Icon({ name, size = 24, strokeWidth = 2, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      strokeWidth={strokeWidth}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={`#icon-${name}`} />
    </svg>
  );
}
