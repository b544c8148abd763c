import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { core } from '../stage/core.tsx';
import { visit } from '../visitor.ts';

interface SkeletonArgs {
  rows: number;
  height: number;
}

/** What is awaited, in its own measures: nothing moves when it comes. */
const meta = {
  title: 'Core/Skeleton',
  ...core(({ rows, height }: SkeletonArgs) => (
    <div role="status" aria-label="Loading" style={{ display: 'grid', gap: 8 }}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="ui-skeleton" style={{ height }} />
      ))}
    </div>
  )),
  args: { rows: 3, height: 48 },
} satisfies Meta<SkeletonArgs>;

export default meta;

type Story = StoryObj<SkeletonArgs>;

export const Breathing: Story = {
  play: async (context) => {
    const visitor = await visit(context);
    const [first] = visitor.getByRole('status').children;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(first?.getAnimations()).toHaveLength(still ? 0 : 1);
  },
};

export const DarkPage: Story = {
  globals: { theme: 'dark' },
  play: async (context) => {
    const visitor = await visit(context);
    await visitor.expectDark();
    await expect(visitor.getByRole('status').children).toHaveLength(3);
  },
};
