import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import '#widgets/reviews/reviews-wall.css';
import { Stars } from '#widgets/reviews/stars.tsx';
import { core } from '../stage/core.tsx';
import { type Visitor, visit } from '../visitor.ts';

const meta = {
  title: 'Core/Stars',
  ...core(Stars),
  argTypes: { rating: { control: { type: 'range', min: 0, max: 5, step: 0.1 } } },
  args: { rating: 5 },
} satisfies Meta<{ rating: number }>;

export default meta;

type Story = StoryObj<{ rating: number }>;

/** How many of the five are full, by what is drawn. */
const full = (visitor: Visitor) =>
  Number(visitor.getByRole('img').querySelector('svg')?.getAttribute('width')) / 20;

const showing =
  (words: string): NonNullable<Story['play']> =>
  async (context) => {
    const visitor = await visit(context);
    await expect(visitor.getByRole('img')).toHaveAccessibleName(words);
    await expect(full(visitor)).toBeCloseTo(context.args.rating);
  };

export const Five: Story = { play: showing('5 out of 5 stars') };

/** A part of a star is drawn as a part. */
export const Average: Story = { args: { rating: 4.9 }, play: showing('4.9 out of 5 stars') };

export const Two: Story = { args: { rating: 2 }, play: showing('2 out of 5 stars') };

export const None: Story = { args: { rating: 0 }, play: showing('0 out of 5 stars') };

export const DarkPage: Story = { ...Average, globals: { theme: 'dark' } };
