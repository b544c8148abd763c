import type { Meta, StoryObj } from '@storybook/react-vite';
import '#ui/tooltip/tooltip.css';
import { Tooltip } from '#ui/tooltip/tooltip.tsx';
import { TooltipLayer } from '#ui/tooltip/tooltip-layer.tsx';

interface TooltipArgs {
  text: string;
}

/** For icon-only controls of site and admin. */
const meta = {
  title: 'UI/Tooltip',
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await canvas.findByRole('tooltip');
  },
} satisfies Meta<TooltipArgs>;

export default meta;

type Story = StoryObj<TooltipArgs>;

export const Open: Story = {};

/** At most 280 px wide, and never beyond the window's edge. */
export const LongText: Story = {
  args: { text: 'Calls the office, which answers from 8 in the morning to 8 at night, every day' },
};

export const DarkPage: Story = { tags: ['variant'], globals: { theme: 'dark' } };
