import type { IconName } from './icon-shapes.ts';

interface IconProps {
  name: IconName;
  /** Width and height in px. */
  size?: number;
  strokeWidth?: number;
  className?: string;
}

/**
 * Decorative, because a text or the button's label is beside it. It refers to a symbol in the
 * document, so that no script contains the shapes.
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
