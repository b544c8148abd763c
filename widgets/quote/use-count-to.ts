import { useEffect, useRef, useState } from 'react';

/** Milliseconds from one number to the next. */
const DURATION = 350;

/** Counts from the previous number to `target`; at once for visitors who prefer reduced motion. */
export function useCountTo(target: number): number {
  const [shown, setShown] = useState(target);
  const from = useRef(target);
  useEffect(() => {
    if (from.current === target) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      from.current = target;
      return setShown(target);
    }
    const start = performance.now();
    const first = from.current;
    let frame = requestAnimationFrame(function count(now) {
      const rest = Math.max(0, 1 - (now - start) / DURATION) ** 3;
      from.current = Math.round(target + (first - target) * Math.min(1, rest));
      setShown(from.current);
      if (rest > 0) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}
