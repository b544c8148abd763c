import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCard } from '../harness/react-host.tsx';

interface SkeletonArgs {
  rows: number;
  height: number;
}

/** Has the size of the loading content, so that nothing moves when it arrives. */
const meta = {
  title: 'UI/Skeleton',
  render: inCard(({ rows, height }: SkeletonArgs) => (
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

export const Default: Story = {};

export const DarkPage: Story = { tags: ['variant'], globals: { theme: 'dark' } };
