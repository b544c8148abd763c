import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inCard } from '../harness/react-host.tsx';

interface ButtonArgs {
  label: string;
  kind: 'action' | 'plain';
  disabled: boolean;
  onClick: () => void;
}

const meta = {
  title: 'UI/Button',
  render: inCard(({ label, kind, disabled, onClick }: ButtonArgs) => (
    <button
      type="button"
      className="ui-button"
      data-kind={kind === 'action' ? 'action' : undefined}
      disabled={disabled}
      onClick={onClick}
    >
      {label}
    </button>
  )),
  argTypes: { kind: { control: 'inline-radio', options: ['action', 'plain'] } },
  args: { label: 'Calculate My Quote', kind: 'action', disabled: false, onClick: fn() },
} satisfies Meta<ButtonArgs>;

export default meta;

type Story = StoryObj<ButtonArgs>;

/** The main action: one per card. */
export const Action: Story = {};

export const Plain: Story = { args: { label: 'Get New Quote', kind: 'plain' } };

export const Pending: Story = { args: { label: 'Calculating…', disabled: true } };

export const Focused: Story = { play: ({ userEvent }) => userEvent.tab() };

export const LongLabel: Story = {
  parameters: { column: 250 },
  args: { label: 'Book this inspection for Wednesday, November 25, 2026 at 11:30 AM' },
};

export const DarkPage: Story = { tags: ['variant'], globals: { theme: 'dark' } };
