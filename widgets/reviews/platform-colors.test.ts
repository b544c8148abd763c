import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reviewPlatforms } from '#domain/reviews/review-platforms.ts';

const css = readFileSync(new URL('./review-card.css', import.meta.url), 'utf8');

test.each(Object.entries(reviewPlatforms))('shows %s in its color', (key, { color }) => {
  expect(css).toContain(
    `[data-platform="${key}"] {\n    --platform: light-dark(${color.light}, ${color.dark});`,
  );
});
