import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stars } from '#ui/stars.tsx';
import { inCard } from '../harness/react-host.tsx';

const meta = {
  title: 'UI/Stars',
  render: inCard(Stars),
  argTypes: { rating: { control: { type: 'range', min: 0, max: 5, step: 0.1 } } },
  args: { rating: 5 },
} satisfies Meta<{ rating: number }>;

export default meta;

type Story = StoryObj<{ rating: number }>;

export const Five: Story = {};

/** The last star is drawn in part. */
export const Average: Story = { args: { rating: 4.9 } };

export const None: Story = { args: { rating: 0 } };

export const DarkPage: Story = { tags: ['variant'], ...Average, globals: { theme: 'dark' } };
