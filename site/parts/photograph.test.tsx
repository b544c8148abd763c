import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { businessKey } from '#site/data/page-data.ts';
import { openPage } from '#site/testing/open-page.tsx';

const pixel = `data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7`;
const picture = (alt: string) => ({
  src: pixel,
  width: 1600,
  height: 1000,
  alt,
  small: { src: `${pixel}#small`, width: 800 },
});

const branded = (brand: object) => ({
  [businessKey]: { ...defaultBusiness, brand: { ...defaultBusiness.brand, ...brand } },
});
const photographs = {
  hero: picture('The truck'),
  about: picture('The inspector'),
  services: picture('A roof'),
  report: picture('A report'),
};

it.each([
  ['/', 'The truck', 'home-scene', 'first'],
  ['/', 'The inspector', 'house-section', 'lazy'],
  ['/about', 'The inspector', undefined, 'lazy'],
  ['/services', 'A roof', 'services', 'first'],
  ['/services', 'A report', 'video-report', 'lazy'],
])('on %s, the photograph of "%s" is in place of the drawing', async (path, alt, drawing, when) => {
  const drawn = (main: HTMLElement) => main.querySelectorAll(`img[src="/art/${drawing}.svg"]`);
  const main = await openPage(path, branded({ photographs }));
  expect(drawn(main)).toHaveLength(0);
  const image = page.getByRole('img', { name: alt }).element() as HTMLImageElement;
  expect([image.width > 0, image.getAttribute('width'), image.getAttribute('height')]).toEqual([
    true,
    '1600',
    '1000',
  ]);
  expect(image.srcset).toBe(`${pixel}#small 800w, ${pixel} 1600w`);
  expect(image.sizes).toMatch(/vw$/);
  expect([image.loading, image.fetchPriority]).toEqual(
    when === 'first' ? ['auto', 'high'] : ['lazy', 'auto'],
  );
});

it('without photographs and video, pages have the drawings and nothing that looks playable', async () => {
  const main = await openPage('/services');
  expect(main.querySelector('img[src="/art/services.svg"]')).not.toBeNull();
  expect(main.querySelector('img[src="/art/video-report.svg"]')).not.toBeNull();
  expect(page.getByRole('link', { name: /Watch the video/ }).elements()).toEqual([]);
});

it('a video opens from its picture in a new tab', async () => {
  const video = 'https://video.example/film';
  await openPage('/services', branded({ video, photographs }));
  const links = page.getByRole('link', { name: /Watch the video/ }).elements();
  // On the picture of the video reports, and on the finding of the sample report.
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    [video, '_blank'],
    [video, '_blank'],
  ]);
  expect(document.querySelector('iframe, video')).toBeNull();
});
