import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { core } from '../stage/core.tsx';
import { visit } from '../visitor.ts';

interface ButtonArgs {
  label: string;
  kind: 'action' | 'plain';
  disabled: boolean;
  onClick: () => void;
}

const meta = {
  title: 'Core/Button',
  ...core(({ label, kind, disabled, onClick }: ButtonArgs) => (
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

/** One a card: what the card is for. */
export const Action: Story = {
  play: async (context) => {
    const visitor = await visit(context);
    await visitor.press('Calculate My Quote');
    await expect(context.args.onClick).toHaveBeenCalledOnce();
    const { height } = visitor.getByRole('button').getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};

/** Everything beside it. */
export const Plain: Story = {
  args: { label: 'Get New Quote', kind: 'plain' },
  play: async (context) => {
    const visitor = await visit(context);
    const { borderTopColor, color } = getComputedStyle(visitor.getByRole('button'));
    await expect(borderTopColor).toBe(color);
  },
};

/** While an answer is awaited; it says so itself. */
export const Pending: Story = {
  args: { label: 'Calculating…', disabled: true },
  play: async (context) => {
    const visitor = await visit(context);
    await expect(visitor.getByRole('button')).toBeDisabled();
    await expect(getComputedStyle(visitor.getByRole('button')).cursor).toBe('progress');
  },
};

export const Focused: Story = {
  play: async (context) => {
    const visitor = await visit(context);
    await visitor.user.tab();
    const button = visitor.getByRole('button');
    await visitor.expectFocus(button);
    await expect(getComputedStyle(button).outlineWidth).toBe('3px');
  },
};

/** Long words wrap; nothing is cut off. */
export const LongLabel: Story = {
  parameters: { column: 250 },
  args: { label: 'Book this inspection for Wednesday, November 25, 2026 at 11:30 AM' },
  play: async (context) => {
    const visitor = await visit(context);
    const button = visitor.getByRole('button');
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    await visitor.expectFits();
  },
};
