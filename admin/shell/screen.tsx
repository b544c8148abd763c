import { useLayoutEffect, useRef } from 'react';
import { useBusiness } from '#ui/business.tsx';
import type { Elements } from '#ui/elements.ts';

interface ScreenProps {
  title: string;
  /** Buttons beside the title. */
  action?: Elements;
  children: Elements;
}

/** Focuses its title on mount, so that a screen reader announces the new screen. */
export function Screen({ title, action, children }: ScreenProps) {
  const { name } = useBusiness();
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the screen's own effects, which may have a better place for the focus.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <div className="admin-screen">
      <title>{`${title} · ${name}`}</title>
      <header className="admin-screen-head">
        <h1 className="admin-screen-title" tabIndex={-1} ref={heading}>
          {title}
        </h1>
        {action}
      </header>
      {children}
    </div>
  );
}
