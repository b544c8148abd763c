import { type FocusEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { lastPosition, MAX_SHOWN, nextPosition, positionAt } from './positions.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

/** Milliseconds that a position is shown before the next one (spec §9). */
const INTERVAL = 4000;

interface Carousel {
  track: RefObject<HTMLUListElement | null>;
  position: number;
  /** How many whole cards there is room for. */
  shown: number;
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
  const [shown, setShown] = useState(MAX_SHOWN);
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
    const follow = () => {
      const fitting = fittingIn(row);
      setShown(fitting);
      setPosition(positionOf(row, lastPosition(count, fitting)));
    };
    // Observes at once, and then whenever the width changes.
    const resizes = new ResizeObserver(follow);
    resizes.observe(row);
    row.addEventListener('scrollend', follow);
    return () => {
      resizes.disconnect();
      row.removeEventListener('scrollend', follow);
    };
  }, [count]);

  const moving = interactive && !reducedMotion && !paused && !pointed && !focused;
  useEffect(() => {
    if (!moving) return;
    const next = nextPosition(position, lastPosition(count, shown));
    const timer = setTimeout(() => go(next), INTERVAL);
    return () => clearTimeout(timer);
  }, [moving, position, count, shown, go]);

  return {
    track,
    position,
    shown,
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

function fittingIn(row: HTMLElement): number {
  const step = stepOf(row);
  const gap = step - ((row.firstElementChild as HTMLElement | null)?.offsetWidth ?? step);
  // Widths are fractions of the row, rounded to whole pixels.
  const fitting = Math.floor((row.clientWidth + gap) / step + 0.01);
  return Math.min(Math.max(1, fitting), MAX_SHOWN);
}

/** A row that is scrolled to its end shows its last card, even if cards do not fill it exactly. */
function positionOf(row: HTMLElement, last: number): number {
  const isAtEnd = last > 0 && row.scrollLeft >= row.scrollWidth - row.clientWidth - 1;
  return isAtEnd ? last : positionAt(row.scrollLeft / stepOf(row), last);
}
