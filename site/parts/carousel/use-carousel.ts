import { type FocusEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { nextPosition, positionAt } from './positions.ts';
import { useCalm } from './use-calm.ts';

/** Milliseconds that a position is shown before the next one (spec §9). */
const INTERVAL = 4000;

interface Carousel {
  track: RefObject<HTMLUListElement | null>;
  position: number;
  /** False until scripts are there: before, the row is one that scrolls. */
  live: boolean;
  /** By the visitor's own button. */
  paused: boolean;
  setPaused: (paused: boolean) => void;
  go: (position: number) => void;
  /** For the outer element: the row stands while the pointer or the focus is in it. */
  holding: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** A row of `count` cards that moves on by itself, and follows when it is scrolled by hand. */
export function useCarousel(count: number): Carousel {
  const track = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState(0);
  const [live, setLive] = useState(false);
  const [paused, setPaused] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const calm = useCalm();

  const go = useCallback(
    (to: number) => {
      setPosition(to);
      const row = track.current;
      // The row alone scrolls, never the page.
      row?.scrollTo({ left: stepOf(row) * to, behavior: calm ? 'instant' : 'smooth' });
    },
    [calm],
  );

  useEffect(() => {
    setLive(true);
    const row = track.current;
    if (!row) return;
    const follow = () => setPosition(positionAt(row.scrollLeft / stepOf(row), count));
    row.addEventListener('scrollend', follow);
    return () => row.removeEventListener('scrollend', follow);
  }, [count]);

  const moving = live && !calm && !paused && !pointed && !focused;
  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => go(nextPosition(position, count)), INTERVAL);
    return () => clearTimeout(timer);
  }, [moving, position, count, go]);

  return {
    track,
    position,
    live,
    paused,
    setPaused,
    go,
    holding: {
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
