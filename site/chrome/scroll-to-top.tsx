import { useEffect, useRef, useState } from 'react';
import { Icon } from '#site/icons/icon.tsx';
import { useOutOfTheWay } from '#ui/overlay/use-out-of-the-way.ts';
import { Tooltip } from '#ui/tooltip/tooltip.tsx';
import { useWords } from '#ui/words.ts';
import { chromeWords } from './chrome.words.ts';
import './scroll-to-top.css';

/**
 * Appears once the page is scrolled by more than 400 px (spec §4). An observer watches an invisible
 * mark of that height (`scroll-to-top.css`), so scrolling itself runs no code.
 */
export function ScrollToTop() {
  const mark = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const aside = useOutOfTheWay(button);
  const words = useWords(chromeWords);

  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(([entry]) => setShown(!entry?.isIntersecting));
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);

  const toTop = () => {
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: reducedMotion ? 'auto' : 'smooth' });
    // The button disappears, and the next Tab should start from the top as well.
    document.getElementById('content')?.focus({ preventScroll: true });
  };

  return (
    <>
      <div className="site-scroll-mark" aria-hidden="true" ref={mark} />
      <Tooltip text={words.backToTop}>
        <button
          type="button"
          ref={button}
          className="site-scroll-to-top"
          data-aside={aside ? '' : undefined}
          aria-label={words.scrollToTop}
          hidden={!shown}
          onClick={toTop}
        >
          <Icon name="up" size={22} />
        </button>
      </Tooltip>
    </>
  );
}
