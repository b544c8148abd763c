import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import '#widgets/page/tooltip/tooltip.css';
import { Tooltip } from '#widgets/page/tooltip/tooltip.tsx';
import { TooltipLayer } from '#widgets/page/tooltip/tooltip-layer.tsx';

interface TooltipArgs {
  text: string;
}

/** Of pages, not of widgets: more about a control that has an icon only. */
const meta = {
  title: 'Core/Tooltip',
  tags: ['react-only'],
  render: ({ text }) => (
    <div style={{ padding: 72, textAlign: 'center' }}>
      <Tooltip text={text}>
        <button type="button" className="ui-button">
          Previous
        </button>
      </Tooltip>
      <TooltipLayer />
    </div>
  ),
  args: { text: 'Previous cards' },
} satisfies Meta<TooltipArgs>;

export default meta;

type Story = StoryObj<TooltipArgs>;

/** After 700 ms: whoever only passes by is left alone. */
export const PointedAt: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('button');
    // What times it is loaded at the first sign, and looks for a real pointer then; this one is not.
    await import('#widgets/page/tooltip/tooltip-bubbles.tsx');
    await userEvent.hover(control);
    await userEvent.unhover(control);
    await userEvent.hover(control);
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    const bubble = await canvas.findByRole('tooltip', {}, { timeout: 3000 });
    await expect(bubble).toHaveTextContent(args.text);
    await expect(control).toHaveAccessibleDescription(args.text);
  },
};

/** At once, and gone with Escape while the focus stays. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** At most 280 px wide, and never beyond the window's edge. */
export const LongText: Story = {
  args: { text: 'Calls the office, which answers from 8 in the morning to 8 at night, every day' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const bubble = await canvas.findByRole('tooltip');
    await expect(bubble.getBoundingClientRect().width).toBeLessThanOrEqual(280);
  },
};

export const DarkPage: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const { backgroundColor } = getComputedStyle(await canvas.findByRole('tooltip'));
    // Light on a dark page: it stands out of it.
    await expect(backgroundColor).toBe('rgb(238, 242, 251)');
  },
};
