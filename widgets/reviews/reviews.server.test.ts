import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleReviews } from '#domain/content/sample-reviews.ts';
import { ReviewsWidget } from './reviews.tsx';
import { answerWith } from './testing/some-reviews.ts';

test('can be read without a browser: cards, figures and links, with no style attribute', () => {
  expect(typeof window).toBe('undefined');
  const html = renderToString(
    createElement(ReviewsWidget, { reviews: answerWith([...sampleReviews]) }),
  );
  expect(html).toContain('Reviews From All Platforms');
  expect(html.match(/class="reviews-card"/g)).toHaveLength(9);
  expect(html).toContain('TREC #8544');
  expect(html).not.toMatch(/ style=/);
});
