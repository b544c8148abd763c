import type { ComponentProps, MouseEvent } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  kind?: 'primary' | 'quiet' | 'danger';
  /** A call is pending: the button keeps the focus, and ignores clicks and Enter in its form. */
  busy?: boolean;
}

export function Button({ kind = 'quiet', busy = false, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={`ui-button admin-${kind} ${className ?? ''}`.trimEnd()}
      aria-disabled={busy || undefined}
      onClick={busy ? ignore : onClick}
      {...rest}
    />
  );
}

/** Also keeps a submit button from submitting. */
const ignore = (event: MouseEvent) => event.preventDefault();
