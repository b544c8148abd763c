import { type FocusEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { nextPosition, positionAt } from './positions.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

/** Milliseconds that a position is shown before the next one (spec §9). */
const INTERVAL = 4000;

interface Carousel {
  track: RefObject<HTMLUListElement | null>;
  position: number;
  /** False before hydration, when the row can only be scrolled. */
  interactive: boolean;
  /** By the Pause button. */
  paused: boolean;
  setPaused: (paused: boolean) => void;
  go: (position: number) => void;
  /** For the outer element: the row stops while the pointer or the focus is in it. */
  pauseHandlers: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** State of a row of `count` cards that advances by itself and can be scrolled by hand. */
export function useCarousel(count: number): Carousel {
  const track = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState(0);
  const [interactive, setInteractive] = useState(false);
  const [paused, setPaused] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const reducedMotion = useReducedMotion();

  const go = useCallback(
    (to: number) => {
      setPosition(to);
      const row = track.current;
      // scrollIntoView would scroll the page too.
      row?.scrollTo({ left: stepOf(row) * to, behavior: reducedMotion ? 'instant' : 'smooth' });
    },
    [reducedMotion],
  );

  useEffect(() => {
    setInteractive(true);
    const row = track.current;
    if (!row) return;
    const follow = () => setPosition(positionAt(row.scrollLeft / stepOf(row), count));
    row.addEventListener('scrollend', follow);
    return () => row.removeEventListener('scrollend', follow);
  }, [count]);

  const moving = interactive && !reducedMotion && !paused && !pointed && !focused;
  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => go(nextPosition(position, count)), INTERVAL);
    return () => clearTimeout(timer);
  }, [moving, position, count, go]);

  return {
    track,
    position,
    interactive,
    paused,
    setPaused,
    go,
    pauseHandlers: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: (event) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}

/** Pixels from one card to the next. */
function stepOf(row: HTMLElement): number {
  const [first, second] = row.children as unknown as HTMLElement[];
  return first && second ? second.offsetLeft - first.offsetLeft : row.clientWidth || 1;
}
