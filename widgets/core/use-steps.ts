import { useLayoutEffect, useState } from 'react';
import { isFirstDrawing } from './first-drawing.ts';

interface Steps {
  /** The step to begin with: else 1 in an element's first drawing, and the last one elsewhere. */
  begin?: number;
  /** Each step is to be seen, not only the last one: the next waits for its frame. */
  seen?: boolean;
}

/**
 * In which step of `count` a view is being drawn. Each step of an element's first drawing is a task
 * of its own, so that a slow phone can scroll, press and paint in between.
 */
export function useSteps(count: number, { begin, seen }: Steps = {}): number {
  const [step, setStep] = useState(() => begin ?? (isFirstDrawing() ? 1 : count));
  useLayoutEffect(() => {
    if (step === count) return;
    let gone = false;
    const next = () => gone || setStep(step + 1);
    if (seen) requestAnimationFrame(() => setTimeout(next));
    else setTimeout(next);
    return () => {
      gone = true;
    };
  }, [step, count, seen]);
  return step;
}
