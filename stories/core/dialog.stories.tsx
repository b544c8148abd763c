import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import '#widgets/page/dialog/dialog.css';
import { Dialog } from '#widgets/page/dialog/dialog.tsx';

interface DialogArgs {
  title: string;
  text: string;
  wide: boolean;
  onClose: () => void;
}

/** The native modal dialog of the owner's screens: on a phone a screen of its own. */
function Opener({ title, text, wide, onClose }: DialogArgs) {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ minHeight: 320 }}>
      <button type="button" className="ui-button" onClick={() => setOpen(true)}>
        Open it
      </button>
      {open ? (
        <Dialog
          title={title}
          wide={wide}
          onClose={() => {
            setOpen(false);
            onClose();
          }}
        >
          <p>{text}</p>
          <button type="button" className="ui-button">
            Do it
          </button>
        </Dialog>
      ) : null}
    </div>
  );
}

const meta = {
  title: 'Core/Dialog',
  component: Opener,
  tags: ['react-only'],
  args: {
    title: 'Cancel this appointment?',
    text: 'The time is free for others at once.',
    wide: false,
    onClose: fn(),
  },
} satisfies Meta<DialogArgs>;

export default meta;

type Story = StoryObj<DialogArgs>;

type Played = Parameters<NonNullable<Story['play']>>[0];

async function opened({ canvas, userEvent, args }: Played) {
  await userEvent.click(canvas.getByRole('button', { name: 'Open it' }));
  return canvas.findByRole('dialog', { name: args.title });
}

export const Open: Story = {
  play: async (context) => {
    await expect(await opened(context)).toContainElement(
      context.canvasElement.ownerDocument.activeElement as HTMLElement,
    );
  },
};

export const ClosedByEscape: Story = {
  play: async (context) => {
    const { canvas, args } = context;
    const dialog = await opened(context);
    // A script's key does not reach the browser's own handling of Esc; its event does.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Open it' })).toHaveFocus();
  },
};

export const ClosedByItsButton: Story = {
  play: async (context) => {
    await opened(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Close' }));
    await expect(context.canvas.getByRole('button', { name: 'Open it' })).toHaveFocus();
  },
};

export const Wide: Story = {
  args: { wide: true },
  play: async (context) => void (await opened(context)),
};

export const LongWords: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(2),
    text: `${'Please look at everything. '.repeat(60)}${'Llanfairpwllgwyngyll'.repeat(12)}`,
  },
  play: async (context) => {
    const dialog = await opened(context);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const DarkPage: Story = {
  globals: { theme: 'dark' },
  play: async (context) => void (await opened(context)),
};
