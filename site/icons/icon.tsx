import type { IconName } from './icon-shapes.ts';

interface IconProps {
  name: IconName;
  /** Px, wide and high. */
  size?: number;
  strokeWidth?: number;
  className?: string;
}

/**
 * Decorative: the text is beside it, or the label of the button around it. It refers to a symbol in
 * the document, so that no script contains the shapes.
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
