import { useEffect, useState } from 'react';
import { isFirstDrawing } from './first-drawing.ts';

/**
 * In which step of `count` a view is being drawn. Each step of an element's first drawing is a frame
 * and a task of its own, so that a slow phone can scroll and press in between. Anywhere else it is
 * the last one at once, unless the view says by `begin` that it takes steps.
 */
export function useSteps(count: number, begin?: number): number {
  const [step, setStep] = useState(() => begin ?? (isFirstDrawing() ? 1 : count));
  // An effect waits for the frame.
  useEffect(() => {
    if (step < count) setStep(step + 1);
  }, [step, count]);
  return step;
}
