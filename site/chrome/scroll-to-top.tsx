import { useEffect, useRef, useState } from 'react';
import { Icon } from '#site/icons/icon.tsx';
import { Tooltip } from '#widgets/page/tooltip/tooltip.tsx';

/**
 * Appears once the page is scrolled by more than 400 px (spec §4). The mark of `scroll-to-top.css`
 * is as high as that: the browser itself says when it has left the view, and nothing is measured.
 */
export function ScrollToTop() {
  const mark = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(([entry]) => setShown(!entry?.isIntersecting));
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);

  const toTop = () => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
    // The button goes; the next Tab begins where the view is now.
    document.getElementById('content')?.focus({ preventScroll: true });
  };

  return (
    <>
      <div className="site-scroll-mark" aria-hidden="true" ref={mark} />
      <Tooltip text="Back to the top of the page">
        <button
          type="button"
          className="site-scroll-to-top"
          aria-label="Scroll to top"
          hidden={!shown}
          onClick={toTop}
        >
          <Icon name="up" size={22} />
        </button>
      </Tooltip>
    </>
  );
}
