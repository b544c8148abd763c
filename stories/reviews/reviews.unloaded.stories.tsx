import type { StoryObj } from '@storybook/react-vite';
import type { ReviewsWidgetProps } from '#widgets/reviews/reviews.tsx';
import { visit } from '../visitor.ts';
import reviews from './reviews.stories.tsx';
import { expectUnavailable } from './unavailable.ts';

// Alone in its file: once loaded, the code stays loaded.
const meta = { ...reviews, title: 'Widgets/Reviews', tags: ['!autodocs'] };

export default meta;

/** The line broke before the code that asks for the reviews was there. */
export const CodeNotLoaded: StoryObj<ReviewsWidgetProps> = {
  parameters: { missing: 'fetch-reviews' },
  play: async (context) => expectUnavailable(await visit(context)),
};
