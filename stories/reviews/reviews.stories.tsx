import type { Meta, StoryObj } from '@storybook/react-vite';
import { secondBusiness } from '#domain/business/testing/second-business.ts';
import '#widgets/reviews/reviews.css';
import '#widgets/reviews/reviews-wall.css';
import '#widgets/reviews/review-card.css';
import { ReviewsWidget } from '#widgets/reviews/reviews.tsx';
import type { ReviewsWidgetProps } from '#widgets/reviews/reviews.types.ts';
import { many, review } from '#widgets/reviews/testing/some-reviews.ts';
import { defaultApi, reviewsOf } from '../api/default-api.ts';
import { pending, problem } from '../api/responses.ts';
import { widget } from '../harness/widget.tsx';
import { reach } from '../harness/widget-canvas.ts';

const meta = {
  title: 'Widgets/Reviews',
  ...widget<ReviewsWidgetProps>({ tag: 'inspection-reviews', component: ReviewsWidget }),
} satisfies Meta<ReviewsWidgetProps>;

export default meta;

type Story = StoryObj<ReviewsWidgetProps>;

/** Waits for the reviews, so that axe sees what a visitor sees. */
const loaded = reach((canvas) =>
  canvas.findByText(/^\d+ reviews?$/, { selector: '[role=status]' }),
);

export const Loading: Story = {
  parameters: { api: { reviews: pending(defaultApi.reviews) } },
};

export const AllReviews: Story = { play: loaded };

export const FilteredByPlatform: Story = {
  play: reach(async (canvas) => {
    await canvas.click('button', 'Google');
    await canvas.findByText(/reviews on Google$/);
  }),
};

export const NoneOnPlatform: Story = {
  parameters: { api: { reviews: reviewsOf(many(3)) } },
  play: reach(async (canvas) => {
    await canvas.click('button', 'Yelp');
    await canvas.findByText(/^No reviews from Yelp are shown here yet/);
  }),
};

export const NoReviews: Story = {
  parameters: { api: { reviews: reviewsOf([]) } },
  play: reach((canvas) => canvas.findByText(/^No reviews are shown here yet/)),
};

export const MoreShown: Story = {
  play: reach((canvas) => canvas.click('button', 'Show more reviews')),
};

const long = `${'The attic, the roof and the yard. '.repeat(5).trim()} We would ask again.`;

/** Cut to 150 characters. */
export const LongText: Story = {
  parameters: {
    api: { reviews: reviewsOf([review({ text: long, verified: false }), review({ id: 'two' })]) },
  },
  play: loaded,
};

export const LongTextExpanded: Story = {
  ...LongText,
  play: reach((canvas) => canvas.click('button', /^Read more of the review/)),
};

/** The server fails or cannot be reached. */
export const Unavailable: Story = {
  parameters: { api: { reviews: problem('internal') }, expectedLog: /500:/ },
  play: reach((canvas) => canvas.findByText(/^We can’t show our reviews right now/)),
};

/** Words longer than the column. */
export const LongWords: Story = {
  parameters: {
    column: 250,
    api: {
      reviews: reviewsOf([
        review({
          platform: 'angies',
          author: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh of Colleyville',
          text: 'Donaudampfschifffahrtsgesellschaftskapitänsversicherungspolice',
        }),
      ]),
    },
  },
  play: loaded,
};

export const Spanish: Story = {
  globals: { language: 'es' },
  play: reach((canvas) => canvas.findByRole('button', { name: 'Mostrar más reseñas' })),
};

export const SpanishUnavailable: Story = {
  ...Unavailable,
  globals: { language: 'es' },
  play: reach((canvas) => canvas.findByText(/^Por ahora no podemos mostrar nuestras reseñas/)),
};

export const SecondBusiness: Story = {
  parameters: { api: { reviews: reviewsOf([review(), review({ id: 'two' })], secondBusiness) } },
  globals: { business: 'second' },
  play: loaded,
};

export const NarrowDark: Story = {
  tags: ['variant'],
  parameters: { column: 320 },
  globals: { theme: 'dark' },
  play: loaded,
};
