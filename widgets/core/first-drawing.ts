let running = false;

/** Runs `draw`, an element's first drawing on a page that is not ours: in it `useSteps` begins at 1. */
export function firstDrawing(draw: () => void): void {
  running = true;
  try {
    draw();
  } finally {
    running = false;
  }
}

export const isFirstDrawing = () => running;
