import { DRAWING_BOX, type Drawing } from '#domain/jobs/job-record.ts';

interface Point {
  x: number;
  y: number;
}

/** Points of all strokes together; more than one needs to read a name. */
const MOST_POINTS = 1800;

const MOST_STROKES = 60;

/** Strokes in the pixels of a field of `size`, as they are stored; long ones lose points in between. */
export function drawingOf(
  strokes: readonly { points: readonly Point[] }[],
  size: { width: number; height: number },
): Drawing {
  const given = strokes.filter(({ points }) => points.length > 0).slice(0, MOST_STROKES);
  const count = given.reduce((sum, { points }) => sum + points.length, 0);
  const step = Math.max(1, Math.ceil(count / MOST_POINTS));
  return given.map(({ points }) =>
    points
      .filter((_, index) => index % step === 0 || index === points.length - 1)
      .slice(0, MOST_POINTS / 2)
      .flatMap(({ x, y }) => [
        scaled(x, size.width, DRAWING_BOX.width),
        scaled(y, size.height, DRAWING_BOX.height),
      ]),
  );
}

const scaled = (value: number, from: number, to: number): number =>
  Math.min(to, Math.max(0, Math.round((value / from) * to)));
