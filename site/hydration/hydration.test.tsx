import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PostDetail } from '#domain/blog/post.schema.ts';
import { sampleReviews } from '#domain/content/sample-reviews.ts';
import { reviewStats } from '#domain/reviews/review-stats.ts';
import { defaultAvailability } from '#domain/schedule/availability.ts';
import { openingAt } from '#domain/schedule/opening.ts';
import { App } from '#site/app.tsx';
import { dataKeysOf, PAGE_DATA_ID, type PageData, postKey } from '#site/data/page-data.ts';
import { routePaths } from '#site/routing/route-paths.ts';
import { routeOf } from '#site/routing/routes.ts';
import { keepEarlyTouches } from './early-touches.ts';
import { hydrate } from './hydrate.tsx';

const before = window.location.href;
let element: HTMLElement;
let root: Root | undefined;

const post: PostDetail = {
  id: 'post-1',
  slug: 'clay-soil',
  title: 'What clay does to a slab',
  excerpt: 'It swells and it shrinks.',
  content: 'It swells.',
  contentHtml: '<h2>Wet</h2>\n<p>It swells.</p>\n',
  category: 'foundations',
  tags: ['clay', 'slab'],
  featuredImage: '/articles/foundations-on-north-texas-clay.svg',
  metaTitle: 'Clay and slabs',
  metaDescription: 'Why doors stick in August.',
  createdAt: '2026-03-01T15:00:00.000Z',
  readingMinutes: 1,
};

// A Wednesday, 9:00 AM at the business.
const opening = openingAt(defaultAvailability, new Date('2027-03-03T15:00:00Z'));

const answers: PageData = {
  opening,
  'blog/posts?published=true': [post],
  'blog/popular': [post],
  'blog/categories': [{ id: 'foundations', name: 'Foundations', slug: 'foundations' }],
  [postKey(post.slug)]: post,
  reviews: {
    reviews: sampleReviews,
    stats: reviewStats(sampleReviews),
  },
};

/** Shows the page as the server sends it: nothing listens yet. */
async function serve(path: string) {
  window.history.replaceState(null, '', path);
  await routeOf(path)?.load();
  element = document.createElement('div');
  const data = Object.fromEntries(dataKeysOf(path).map((key) => [key, answers[key] ?? null]));
  element.innerHTML = renderToString(<App path={path} data={data} />);
  const carried = document.createElement('script');
  carried.type = 'application/json';
  carried.id = PAGE_DATA_ID;
  carried.textContent = JSON.stringify(data);
  element.append(carried);
  document.body.append(element);
}

afterEach(() => {
  root?.unmount();
  root = undefined;
  vi.useRealTimers();
  window.history.replaceState(null, '', before);
});

describe.each([...routePaths, '/blog/clay-soil', '/blog/nowhere', '/nowhere'])(
  'the page at %s',
  (path) => {
    it('is taken over without a word of complaint', async () => {
      await serve(path);
      const heading = document.querySelector('h1');
      root = await hydrate(element, path);
      expect(document.querySelector('h1')).toBe(heading);
    });
  },
);

it('does not lose what was typed and pressed before it listens', async () => {
  await serve('/instant-quote');
  const touches = keepEarlyTouches(document);
  await userEvent.fill(page.getByLabelText('Square footage'), '2600');
  await userEvent.selectOptions(page.getByLabelText('Property type'), 'residential');
  await userEvent.click(page.getByRole('button', { name: 'Calculate My Quote' }));
  expect(window.location.search).toBe('');

  touches.hold();
  root = await hydrate(element, '/instant-quote');
  touches.replay();

  await expect.element(page.getByRole('heading', { name: /\$400/ })).toBeVisible();
});

it('chooses the day that was pressed before it listens', async () => {
  vi.setSystemTime(opening.now);
  await serve('/calendar');
  const touches = keepEarlyTouches(document);
  await userEvent.click(page.getByLabelText('Thursday, March 11, 2027'));

  touches.hold();
  root = await hydrate(element, '/calendar');
  touches.replay();

  await expect
    .element(page.getByRole('heading', { name: 'Thursday, March 11, 2027' }))
    .toBeVisible();
});

it('lets nobody wait who presses while it is taking over, and does it afterwards', async () => {
  await serve('/contact');
  const touches = keepEarlyTouches(document);
  touches.hold();
  const whole = hydrate(element, '/contact');
  const heard = vi.fn();
  element.addEventListener('pointerdown', heard);
  const send = page.elementLocator(element).getByRole('button', { name: /Request/ });
  await send.click();
  expect(heard).not.toHaveBeenCalled();
  root = await whole;
  touches.replay();
  await expect.element(page.getByText('First name is required')).toBeVisible();
  await send.click();
  expect(heard).toHaveBeenCalled();
});
