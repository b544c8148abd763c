import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import '#ui/dialog/dialog.css';
import { Dialog } from '#ui/dialog/dialog.tsx';

interface DialogArgs {
  title: string;
  text: string;
  wide: boolean;
  sheet: boolean;
  onClose: () => void;
}

/** The native modal dialog of the admin: on a phone it fills the screen. */
const meta = {
  title: 'UI/Dialog',
  render: ({ text, ...props }: DialogArgs) => (
    <div style={{ minHeight: 320 }}>
      <Dialog {...props}>
        <p>{text}</p>
        <button type="button" className="ui-button">
          Cancel appointment
        </button>
      </Dialog>
    </div>
  ),
  // A modal dialog would cover the documentation page.
  tags: ['!autodocs'],
  args: {
    title: 'Cancel this appointment?',
    text: 'Others can book this time at once.',
    wide: false,
    sheet: false,
    onClose: fn(),
  },
} satisfies Meta<DialogArgs>;

export default meta;

type Story = StoryObj<DialogArgs>;

export const Default: Story = {};

export const Wide: Story = { args: { wide: true } };

/** Filters of a list: on a phone it rises from the bottom. */
export const Sheet: Story = { args: { sheet: true, title: 'Filters' } };

export const LongWords: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(2),
    text: `${'Please look at everything. '.repeat(60)}${'Llanfairpwllgwyngyll'.repeat(12)}`,
  },
};

export const DarkPage: Story = { tags: ['variant'], globals: { theme: 'dark' } };
