import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { findingOf } from '#domain/content/sample-report/findings.ts';
import { BusinessProvider } from '#ui/business.tsx';
import { MarkedDrawing } from './marked-drawing.tsx';

const video = 'https://video.example/report';
const finding = findingOf('flue', defaultBusiness);

it.each([
  ['looks playable with a published video', { ...defaultBusiness.brand, video }, true],
  ['does not look playable without one', defaultBusiness.brand, false],
])('a finding in a video %s', (_what, brand, isMarked) => {
  const html = renderToStaticMarkup(
    <BusinessProvider business={{ ...defaultBusiness, brand }}>
      <MarkedDrawing finding={finding} number={1} />
    </BusinessProvider>,
  );
  expect(html.includes('marked-drawing-play')).toBe(isMarked);
  expect(html).toContain('In the video at');
});
