import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MISSING_ARTICLE } from '#domain/blog/missing-article.ts';
import type { PostDetail } from '#domain/blog/post.schema.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { sampleReviews } from '#domain/content/sample-reviews.ts';
import { reviewStats } from '#domain/reviews/review-stats.ts';
import { usualOpening } from '#domain/schedule/testing/usual-opening.ts';
import { type PageData, postKey } from '#site/data/page-data.ts';
import { captureCalendarEvents } from '#site/early-events/calendar-events.ts';
import { captureFormEvents } from '#site/early-events/form-events.ts';
import { routes } from '#site/routes.ts';
import { hydratePage, servePage } from '#site/testing/open-page.tsx';
import { translate } from '#ui/testing/translate.ts';

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

const data: PageData = {
  promotions: { promotions: [] },
  // A Wednesday, 9:00 AM at the business.
  opening: usualOpening(new Date('2027-03-03T15:00:00Z')),
  'blog/posts?published=true': [post],
  'blog/popular': [post],
  'blog/categories': [{ id: 'foundations', name: 'Foundations', slug: 'foundations' }],
  [postKey(post.slug)]: post,
  [postKey('nowhere')]: null,
  reviews: { reviews: sampleReviews, stats: reviewStats(sampleReviews, defaultBusiness) },
  embed: { origin: 'https://inspector.example' },
};

const paths = Object.keys(routes).filter((path) => !path.includes(':'));

describe.each([...paths, '/blog/clay-soil', '/blog/nowhere', '/nowhere'])(
  'the page at %s',
  (path) => {
    it('is hydrated from the markup of the server, without a mismatch', async () => {
      const served = await servePage(path, data);
      const heading = served.querySelector('h1');
      await hydratePage(served);
      expect(served.querySelector('h1')).toBe(heading);
    });
  },
);

it.each([
  ['/-', '/nowhere'],
  [`/blog/${MISSING_ARTICLE}`, '/blog/nowhere-else'],
])(
  'the document of %s serves %s, which does not exist, without a mismatch',
  async (path, asked) => {
    const served = await servePage(path, { ...data, [postKey(MISSING_ARTICLE)]: null });
    const heading = served.querySelector('h1');
    expect(heading?.textContent).toMatch(/Not Found/);
    window.history.replaceState(null, '', asked);
    await hydratePage(served);
    expect(served.querySelector('h1')).toBe(heading);
  },
);

describe('a page that the browser has translated before hydration', () => {
  it.each(paths)('is shown at %s, and follows what changes', async (path) => {
    const served = await servePage(path, data);
    onTestFinished(translate(served));
    const heading = served.querySelector('h1')?.textContent;
    await hydratePage(served);
    expect(served.querySelector('h1')?.textContent).toBe(heading);
  });

  it('keeps what is typed, and the focus', async () => {
    const served = await servePage('/instant-quote', data);
    onTestFinished(translate(served));
    const { replay } = captureFormEvents(document);
    await userEvent.selectOptions(page.getByLabelText('Property type'), 'condo');
    await userEvent.fill(page.getByLabelText('Square footage'), '1850');
    await hydratePage(served);
    replay();
    await expect.element(page.getByLabelText('Property type')).toHaveValue('condo');
    await expect.element(page.getByLabelText('Square footage')).toHaveValue('1850');
    await expect.element(page.getByLabelText('Square footage')).toHaveFocus();
  });
});

describe('before hydration', () => {
  it('a submitted form is held back, and sent once afterwards with what was typed', async () => {
    const requests: unknown[] = [];
    vi.spyOn(window, 'fetch').mockImplementation(async (...call) => {
      requests.push(await new Request(...call).json());
      return Response.json({ id: 'request-1' });
    });
    const served = await servePage('/contact', data);
    const { replay } = captureFormEvents(document);
    for (const [label, text] of [
      ['First name', 'Ada'],
      ['Last name', 'Lovelace'],
      ['Email', 'ada@example.com'],
      ['Phone', '(972) 555-0101'],
      ['Property address', '1 Main Street, Dallas'],
    ] as const) {
      await userEvent.fill(page.getByLabelText(label), text);
    }
    await userEvent.selectOptions(page.getByLabelText('Inspection type'), 'residential');
    const submit = served.querySelector<HTMLElement>('main form [type=submit]');
    submit?.click();
    submit?.click();
    expect(window.location.search).toBe('');

    const hydrated = hydratePage(served);
    // React listens from here on, but not yet to the whole page.
    submit?.click();
    await hydrated;
    expect(requests).toEqual([]);
    replay();

    await expect.element(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    expect(requests).toEqual([
      expect.objectContaining({ firstName: 'Ada', email: 'ada@example.com' }),
    ]);
  });

  it.each([
    ['/faq', 'Find a word', 'Zinsco'],
    ['/blog', 'Search articles', 'clay'],
    ['/embed', 'Your name or company', 'Jane Doe'],
    ['/instant-quote', 'Square footage', '2600'],
    ['/contact', 'First name', 'Ada'],
  ])('what is typed on %s stays', async (path, label, text) => {
    vi.spyOn(window, 'fetch').mockResolvedValue(Response.json([post]));
    const served = await servePage(path, data);
    const { replay } = captureFormEvents(document);
    await userEvent.fill(page.getByLabelText(label), text);
    await hydratePage(served);
    replay();
    await expect.element(page.getByLabelText(label)).toHaveValue(text);
  });

  it('a word typed into the search of questions is searched for', async () => {
    const served = await servePage('/faq', data);
    const { replay } = captureFormEvents(document);
    await userEvent.fill(page.getByLabelText('Find a word'), 'Zinsco');
    await hydratePage(served);
    replay();
    await expect.element(page.getByText('1 question', { exact: true })).toBeVisible();
  });

  it('a word typed into the search of articles is searched for', async () => {
    vi.spyOn(window, 'fetch').mockResolvedValue(Response.json([post]));
    const served = await servePage('/blog', data);
    const { replay } = captureFormEvents(document);
    await userEvent.fill(page.getByLabelText('Search articles'), 'clay');
    await hydratePage(served);
    replay();
    await expect.poll(() => window.location.search).toBe('?search=clay');
  });

  describe('of the calendar', () => {
    const slotsCall = () =>
      vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json([{ time: '08:00' }]));
    const selected = () => document.querySelector('[role=grid] [aria-selected=true]');
    const dateOf = (cell: Element | null | undefined) => cell?.getAttribute('data-date');

    async function serveCalendar() {
      vi.setSystemTime('2027-03-03T15:00:00Z');
      slotsCall();
      const served = await servePage('/calendar', data);
      const replay = captureCalendarEvents(document);
      onTestFinished(replay);
      return { served, replay };
    }

    it('a clicked day is chosen, and a key goes on from it', async () => {
      const { served, replay } = await serveCalendar();
      await page.getByRole('gridcell', { name: 'Monday, March 8, 2027' }).click();
      await hydratePage(served);
      replay();
      await vi.waitFor(() => expect(dateOf(selected())).toBe('2027-03-08'));
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await vi.waitFor(() => expect(dateOf(selected())).toBe('2027-03-09'));
    });

    it('a key after a day that only got the focus goes on from it', async () => {
      const { served } = await serveCalendar();
      served.querySelector<HTMLElement>('[data-date="2027-03-10"]')?.focus();
      await hydratePage(served);
      await vi.waitFor(() =>
        expect(dateOf(served.querySelector('[role=grid] [tabindex="0"]'))).toBe('2027-03-10'),
      );
    });

    it('every click on another month before hydration counts', async () => {
      const { served, replay } = await serveCalendar();
      const next = page.getByRole('button', { name: 'Next month' });
      await next.click();
      await next.click();
      await hydratePage(served);
      replay();
      await expect.element(page.getByRole('heading', { name: 'May 2027' })).toBeVisible();
    });

    it('keys pressed before hydration are replayed in order', async () => {
      const { served, replay } = await serveCalendar();
      await page.getByRole('gridcell', { name: 'Monday, March 8, 2027' }).click();
      await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
      await hydratePage(served);
      replay();
      await vi.waitFor(() => expect(dateOf(selected())).toBe('2027-03-16'));
      await vi.waitFor(() => expect(dateOf(document.activeElement)).toBe('2027-03-16'));
    });
  });

  it('what is entered on the page for partners is what the snippet shows', async () => {
    const served = await servePage('/embed?theme=dark', data);
    // Before the site's first script.
    await userEvent.fill(page.getByLabelText('Your name or company'), 'Jane');
    const { replay } = captureFormEvents(document);
    await userEvent.selectOptions(
      page.getByLabelText('Widget', { exact: true }),
      'inspection-tips',
    );
    await hydratePage(served);
    replay();
    await expect
      .element(page.getByText(/<inspection-tips\s+partner="jane"\s+theme="dark"/).first())
      .toBeVisible();
  });
});
