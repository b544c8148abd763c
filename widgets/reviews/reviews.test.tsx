import { describe, expect, inject, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { sampleReviews } from '#domain/content/sample-reviews.ts';
import { reviewLinks } from '#domain/reviews/review-links.ts';
import { reviewStats } from '#domain/reviews/review-stats.ts';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import { reservedSizeOf } from '#widgets/registry.ts';
import '#ui/skeleton.css';
import '#ui/stars.css';
import './review-card.css';
import './reviews.css';
import './reviews-wall.css';
import { ReviewsWidget } from './reviews.tsx';
import type { ReviewsWidgetProps } from './reviews.types.ts';
import { answerWith, many, review } from './testing/some-reviews.ts';

const show = (props: ReviewsWidgetProps, width = 1000) =>
  renderInHost(<ReviewsWidget {...props} />, { width }).host;
const showReviews = (reviews = [...sampleReviews], width?: number) =>
  show({ reviews: answerWith(reviews) }, width);

const button = (name: string) => page.getByRole('button', { name, exact: true });
const count = () => page.getByRole('status');
const more = () => button('Show more reviews');
/** The visible cards. */
const cards = () =>
  [...document.querySelectorAll<HTMLElement>('.reviews-grid > li')].filter(
    (card) => card.offsetHeight,
  );

describe('the figures', () => {
  test('tell the rating and number of all reviews and of each platform', async () => {
    const host = showReviews([
      review({ id: '1' }),
      review({ id: '2', rating: 4 }),
      review({ id: '3', platform: 'angies', rating: 2 }),
    ]);
    await expect.element(page.getByText('3.7', { exact: true })).toBeVisible();
    await expect.element(page.getByLabelText('3.7 out of 5 stars')).toBeVisible();
    const platforms = [...host.querySelectorAll('.reviews-platforms li')];
    expect(platforms.map((item) => item.querySelector('p')?.textContent)).toEqual([
      '4.5 · 2 shown',
      'None shown yet',
      'None shown yet',
      '2.0 · 1 shown',
    ]);
  });

  test('show each platform by an icon of its own', async () => {
    const host = showReviews();
    await expect.element(page.getByText('24 reviews').first()).toBeVisible();
    const icons = [...host.querySelectorAll('.reviews-platforms path')];
    expect(new Set(icons.map((icon) => icon.getAttribute('d'))).size).toBe(4);
    for (const icon of icons) expect(icon.getBoundingClientRect().width).toBeGreaterThan(0);
  });

  test.each(reviewLinks(defaultBusiness))('lead to $name, in a new tab', async (platform) => {
    showReviews();
    const link = page.getByRole('link', {
      name: `Review on ${platform.name} (opens in a new tab)`,
    });
    await expect.element(link).toHaveAttribute('href', platform.url);
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('rel', 'noopener');
  });

  test('name only platforms where the business has a profile or reviews', async () => {
    const links = { reviews: { yelp: 'https://yelp.example/peachtree' } };
    const reviews = [review()];
    const host = show({ reviews: { reviews, stats: reviewStats(reviews, { links }) } });
    const figures = host.querySelector('.reviews-platforms') as HTMLElement;
    await expect.element(figures).toMatchTextContent('Google5.0 · 1 shown');
    expect([...figures.querySelectorAll('a')].map(({ href }) => href)).toEqual([
      'https://yelp.example/peachtree',
    ]);
    expect(figures.querySelectorAll('li')).toHaveLength(2);
  });
});

describe('the filter', () => {
  test('shows all reviews until a platform is chosen, and says how many', async () => {
    showReviews();
    await expect.element(button('All Reviews')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(count()).toHaveTextContent('24 reviews');
    for (const [name, some] of [
      ['Google', 9],
      ['Yelp', 5],
      ['Facebook', 5],
      ["Angie's List", 5],
    ] as const) {
      await click(button(name));
      await expect.element(button(name)).toHaveAttribute('aria-pressed', 'true');
      await expect.element(button('All Reviews')).toHaveAttribute('aria-pressed', 'false');
      await expect.element(count()).toHaveTextContent(`${some} reviews on ${name}`);
      expect(cards()).toHaveLength(some);
      for (const card of cards()) expect(card.textContent).toContain(name);
    }
    await click(button('All Reviews'));
    await expect.element(count()).toHaveTextContent('24 reviews');
    expect(cards()).toHaveLength(9);
  });

  test('says when a platform has no review', async () => {
    const host = showReviews([review()]);
    await click(button('Yelp'));
    await expect.element(count()).toHaveTextContent('0 reviews on Yelp');
    await expect.element(page.getByText(/^No reviews from Yelp are shown here yet/)).toBeVisible();
    expect(cards()).toEqual([]);
    await expectAccessible(host);
  });

  test('says when there is no review at all', async () => {
    const host = showReviews([]);
    await expect.element(page.getByText(/^No reviews are shown here yet/)).toBeVisible();
    // Neither a rating nor anything to filter, and no room kept for cards.
    await expect.element(page.getByText('0.0', { exact: true })).not.toBeInTheDocument();
    expect(host.querySelectorAll('button')).toHaveLength(0);
    expect(host.querySelectorAll('.reviews-platforms a')).toHaveLength(4);
    expect(host.getBoundingClientRect().height).toBeLessThan(500);
    await expectAccessible(host);
  });
});

describe('a card', () => {
  test('tells platform, stars, text, author and day', async () => {
    showReviews([review({ platform: 'angies', rating: 4 })]);
    await expect.element(page.getByText('Priya Raman')).toBeVisible();
    const [card] = cards();
    expect(card?.textContent).toBe("Angie's ListVerifiedClear and calm.Priya RamanOct 8, 2026");
    expect(card?.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('4 out of 5 stars');
    expect(card?.querySelector('time')?.dateTime).toBe('2026-10-08');
  });

  test('is called verified only where the review is', async () => {
    showReviews([review({ verified: false })]);
    await expect.element(page.getByText('Priya Raman')).toBeVisible();
    await expect.element(page.getByText('Verified')).not.toBeInTheDocument();
  });

  test('shows 150 characters and an ellipsis, and the whole text when it is asked for', async () => {
    const text = `${'x'.repeat(150)} and the rest`;
    showReviews([review({ text }), review({ id: 'two', author: 'Tom Bell' })]);
    const toggle = page.getByRole('button', { name: /the review by Priya Raman/ });
    await expect.element(toggle).toHaveTextContent('Read more');
    expect(cards()[0]?.querySelector('p')?.textContent).toBe(`${'x'.repeat(150)}…`);

    await click(toggle);
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect.element(toggle).toHaveFocus();
    await click(toggle);
    await expect.element(page.getByText(text)).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /Tom Bell/ })).not.toBeInTheDocument();
  });
});

describe('more reviews', () => {
  test('are shown nine at a time, and the first new one takes the focus', async () => {
    showReviews(many(20));
    await expect.element(more()).toBeVisible();
    expect(cards()).toHaveLength(9);
    await click(more());
    await vi.waitFor(() => expect(cards()).toHaveLength(18));
    expect(document.activeElement).toBe(cards()[9]);
    await click(more());
    await vi.waitFor(() => expect(cards()).toHaveLength(20));
    expect(document.activeElement).toBe(cards()[18]);
    await expect.element(more()).not.toBeInTheDocument();
  });

  test.each([
    [1000, 9],
    [700, 6],
    [320, 4],
  ])('are not offered where all are visible (%i px: %i)', async (width, all) => {
    showReviews(many(all), width);
    await expect.element(count()).toHaveTextContent(`${all} reviews`);
    expect(cards()).toHaveLength(all);
    await expect.element(more()).not.toBeInTheDocument();
  });

  test.each([
    [320, 4],
    [600, 4],
    [700, 6],
  ])('follow fewer cards in a narrow container (%i px: %i)', async (width, first) => {
    showReviews(many(9), width);
    await expect.element(more()).toBeVisible();
    expect(cards()).toHaveLength(first);
    await click(more());
    await vi.waitFor(() => expect(cards()).toHaveLength(9));
    expect(document.activeElement).toBe(cards()[first]);
    await expect.element(more()).not.toBeInTheDocument();
  });

  test('start from the first page with another platform', async () => {
    showReviews();
    await click(more());
    await click(button('Google'));
    await click(button('All Reviews'));
    await vi.waitFor(() => expect(cards()).toHaveLength(9));
  });
});

describe('without reviews given', () => {
  test('fetches them, in the reserved size', async () => {
    const host = show({ apiBase: inject('apiBase') });
    await expect.element(count()).toHaveTextContent('Loading reviews…');
    const before = host.offsetHeight;
    await expect.element(button('Google')).toBeVisible();
    await expect.element(count()).toHaveTextContent(`${sampleReviews.length} reviews`);
    expect(host.offsetHeight).toBe(before);
  });

  test('gives the telephone number when the call fails, and logs the failure', async () => {
    const error = vi.mocked(console.error).mockImplementation(() => undefined);
    const host = show({ apiBase: `${inject('faultyBase')}/broken` });
    const link = page.getByRole('link', { name: defaultBusiness.phone.display });
    await expect.element(link).toHaveAttribute('href', defaultBusiness.phone.href);
    expect(host.offsetHeight).toBe(reservedSizeOf('inspection-reviews').wide);
    await expectAccessible(host);
    expect(error).toHaveBeenCalledTimes(1);
    error.mockClear();
  });

  test('makes no call where the page fetches them', async () => {
    const fetch = vi.spyOn(window, 'fetch');
    show({ reviews: 'loading' });
    await expect.element(count()).toHaveTextContent('Loading reviews…');
    show({ reviews: 'failed' });
    await expect.element(page.getByText(/can’t show our reviews right now/)).toBeVisible();
    expect(fetch).not.toHaveBeenCalled();
  });
});

test.each([320, 400, 519, 520, 639, 640, 879, 880, 1180])(
  'keeps its reserved size, %i px wide',
  async (width) => {
    const host = showReviews(undefined, width);
    const reserved = reservedSizeOf('inspection-reviews')[width < 520 ? 'narrow' : 'wide'];
    for (const name of ['All Reviews', 'Google', 'Yelp', 'Facebook', "Angie's List"]) {
      await click(button(name));
      expect(host.offsetHeight).toBe(reserved);
    }
    expect(host.scrollWidth).toBe(width);
  },
);
