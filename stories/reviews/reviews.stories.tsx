import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sampleReviews } from '#domain/content/sample-reviews.ts';
import { type ReviewPlatform, reviewPlatforms } from '#domain/reviews/review-platforms.ts';
import { room } from '#widgets/core/room.ts';
import '#widgets/reviews/reviews.css';
import '#widgets/reviews/reviews-wall.css';
import { ReviewsWidget, type ReviewsWidgetProps } from '#widgets/reviews/reviews.tsx';
import { answerWith, many, review } from '#widgets/reviews/testing/some-reviews.ts';
import { offline, refuses, slowly } from '../api/answers.ts';
import { reviewsOf, usualApi } from '../api/usual-api.ts';
import { widget } from '../stage/widget.tsx';
import { type Visitor, visit } from '../visitor.ts';
import { expectUnavailable } from './unavailable.ts';

const meta = {
  title: 'Widgets/Reviews',
  ...widget<ReviewsWidgetProps>({ tag: 'inspection-reviews', component: ReviewsWidget }),
} satisfies Meta<ReviewsWidgetProps>;

export default meta;

type Story = StoryObj<ReviewsWidgetProps>;

/** The cards that can be seen. */
const cards = (visitor: Visitor) =>
  [...visitor.inside.querySelectorAll<HTMLElement>('li.reviews-card')].filter(
    ({ offsetHeight }) => offsetHeight > 0,
  );

/** Visits a wall whose reviews have come and are drawn; so many are `counted`. */
async function visitWall(context: Parameters<typeof visit>[0], counted: string) {
  const visitor = await visit(context);
  await waitFor(() => expect(visitor.getByRole('status')).toHaveTextContent(counted));
  await waitFor(() => expect(visitor.inside.querySelector('.ui-skeleton')).toBeNull());
  return visitor;
}

const sampleCount = `${sampleReviews.length} reviews`;

const askForMore = (visitor: Visitor) => visitor.press('Show more reviews');

/** No story of the server's answer: the page has the reviews, and asking would fail. */
const given = (reviews: Parameters<typeof answerWith>[0]): Story => ({
  args: { reviews: answerWith(reviews) },
  parameters: { api: { reviews: refuses('internal') } },
});

export const Loading: Story = {
  parameters: { api: { reviews: slowly(usualApi.reviews) } },
  play: async (context) => {
    const visitor = await visit(context);
    await expect(visitor.getByRole('status')).toHaveTextContent('Loading reviews…');
    await expect(visitor.getByRole('status').parentElement).toHaveAttribute('aria-busy', 'true');
    // The room that the reviews will take, so that nothing moves when they come.
    await expect(visitor.inside.offsetHeight).toBe(room['inspection-reviews'].wide);
  },
};

export const AllReviews: Story = {
  play: async (context) => {
    const visitor = await visitWall(context, sampleCount);
    const all = visitor.getByRole('button', { name: 'All Reviews' });
    await expect(all).toHaveAttribute('aria-pressed', 'true');
    await expect(cards(visitor)).toHaveLength(9);
    for (const { name, url } of Object.values(reviewPlatforms)) {
      await expect(
        visitor.getByRole('link', { name: `Review on ${name} (opens in a new tab)` }),
      ).toHaveAttribute('href', url);
    }
    await expect(visitor.inside.offsetHeight).toBe(room['inspection-reviews'].wide);
  },
};

const filteredBy = (platform: ReviewPlatform): Story => ({
  play: async (context) => {
    const visitor = await visitWall(context, sampleCount);
    const { name } = reviewPlatforms[platform];
    const own = sampleReviews.filter((written) => written.platform === platform);
    await visitor.press(name);
    await expect(visitor.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    await expect(visitor.getByRole('status')).toHaveTextContent(`${own.length} reviews on ${name}`);
    await expect(cards(visitor)).toHaveLength(own.length);
    for (const card of cards(visitor)) await expect(card).toHaveTextContent(name);
  },
});

export const FilteredByGoogle = filteredBy('google');

export const FilteredByYelp = filteredBy('yelp');

export const FilteredByFacebook = filteredBy('facebook');

export const FilteredByAngiesList = filteredBy('angies');

export const FilterWithNone: Story = {
  parameters: { api: { reviews: reviewsOf(many(3)) } },
  play: async (context) => {
    const visitor = await visitWall(context, '3 reviews');
    await visitor.press('Yelp');
    await expect(visitor.getByRole('status')).toHaveTextContent('0 reviews on Yelp');
    await expect(visitor.getByText(/^Nobody has reviewed us on Yelp yet/)).toBeVisible();
    await expect(cards(visitor)).toEqual([]);
  },
};

export const NoReviewsYet: Story = {
  parameters: { api: { reviews: reviewsOf([]) } },
  play: async (context) => {
    const visitor = await visitWall(context, '0 reviews');
    await expect(visitor.getByText(/^Nobody has reviewed us yet/)).toBeVisible();
    await expect(visitor.getAllByText('No reviews yet')).toHaveLength(4);
    await expect(visitor.queryByRole('button', { name: 'Show more reviews' })).toBeNull();
  },
};

/** The first of the new ones has the focus: the button may be gone. */
export const MoreAskedFor: Story = {
  play: async (context) => {
    const visitor = await visitWall(context, sampleCount);
    await askForMore(visitor);
    await waitFor(() => expect(cards(visitor)).toHaveLength(18));
    await visitor.expectFocus(cards(visitor)[9] as HTMLElement);
    await askForMore(visitor);
    await waitFor(() => expect(cards(visitor)).toHaveLength(sampleReviews.length));
    await expect(visitor.queryByRole('button', { name: 'Show more reviews' })).toBeNull();
  },
};

const long = `${'The attic, the roof and the yard. '.repeat(5).trim()} We would ask again.`;

/** 150 characters of it, and the rest when it is asked for. */
export const LongText: Story = {
  ...given([review({ text: long }), review({ id: 'two', author: 'Tom Bell' })]),
  play: async (context) => {
    const visitor = await visitWall(context, '2 reviews');
    const toggle = visitor.getByRole('button', { name: /of the review by Priya Raman$/ });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(visitor.getByText(`${long.slice(0, 150)}…`)).toBeVisible();
    await expect(visitor.queryByRole('button', { name: /Tom Bell/ })).toBeNull();
    await visitor.press(/^Read more of the review by Priya Raman$/);
    await expect(await visitor.findByText(long)).toBeVisible();
    await expect(toggle).toHaveTextContent('Show less');
  },
};

export const ServerFails: Story = {
  parameters: { api: { reviews: refuses('internal') } },
  play: async (context) => {
    const visitor = await visit(context);
    await expectUnavailable(visitor);
    await expect(visitor.inside.offsetHeight).toBe(room['inspection-reviews'].wide);
  },
};

export const Offline: Story = {
  parameters: { api: { reviews: offline } },
  play: async (context) => expectUnavailable(await visit(context)),
};

/** The page has the reviews already: nothing is fetched. */
export const GivenByThePage: Story = {
  ...given([review({ author: 'Ada Quillfeather', verified: false })]),
  play: async (context) => {
    const visitor = await visitWall(context, '1 review');
    await expect(visitor.getByText('Ada Quillfeather')).toBeVisible();
    await expect(visitor.queryByText('Verified')).toBeNull();
  },
};

/** The longest that people have, in a column that is too narrow for it. */
export const LongNames: Story = {
  ...given([
    review({
      platform: 'angies',
      author: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh of Colleyville',
      text: 'Donaudampfschifffahrtsgesellschaftskapitänsversicherungspolice',
    }),
  ]),
  parameters: { ...given([]).parameters, column: 250 },
  play: async (context) => {
    const visitor = await visitWall(context, '1 review');
    await expect(cards(visitor)).toHaveLength(1);
    await visitor.expectFits();
  },
};

export const Narrow: Story = {
  parameters: { column: 320 },
  play: async (context) => {
    const visitor = await visitWall(context, sampleCount);
    await expect(cards(visitor)).toHaveLength(4);
    await expect(visitor.inside.offsetHeight).toBe(room['inspection-reviews'].narrow);
    await visitor.expectFits();
    await askForMore(visitor);
    await waitFor(() => expect(cards(visitor)).toHaveLength(18));
    await visitor.expectFocus(cards(visitor)[4] as HTMLElement);
    await visitor.expectFits();
  },
};

export const DarkPage: Story = {
  globals: { theme: 'dark' },
  play: async (context) => {
    await AllReviews.play?.(context);
    await (await visit(context)).expectDark();
  },
};

export const RightToLeftPage: Story = {
  globals: { direction: 'rtl' },
  play: async (context) => {
    await AllReviews.play?.(context);
    await (await visit(context)).expectEnglishOnRightToLeftPage();
  },
};
