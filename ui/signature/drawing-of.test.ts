import { expect, it } from 'vitest';
import { drawingSchema } from '#domain/jobs/job-changes.schema.ts';
import { drawingOf } from './drawing-of.ts';

const size = { width: 500, height: 200 };
const line = (count: number) => ({
  points: Array.from({ length: count }, (_, index) => ({ x: index % 500, y: index % 200 })),
});

it('is in the stored box, whatever the size of the field', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 250, y: 100 },
    { x: 500, y: 200 },
  ];
  expect(drawingOf([{ points }], size)).toEqual([[0, 0, 500, 200, 1000, 400]]);
});

it('keeps a stroke that left the field at its edge', () => {
  const points = [
    { x: -20, y: 240 },
    { x: 600, y: -1 },
  ];
  expect(drawingOf([{ points }], size)).toEqual([[0, 400, 1000, 0]]);
});

it('has no empty strokes', () => {
  expect(drawingOf([{ points: [] }, line(2)], size)).toHaveLength(1);
});

it.each([
  ['one endless stroke', [line(50_000)]],
  ['many long strokes', Array.from({ length: 59 }, () => line(400))],
  ['more strokes than a name has', Array.from({ length: 300 }, () => line(3))],
  ['a dot', [line(1)]],
])('is accepted by the server: %s', (_, strokes) => {
  expect(drawingSchema.safeParse(drawingOf(strokes, size)).success).toBe(true);
});
