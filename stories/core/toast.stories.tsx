import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Toast, type ToastMessage } from '#widgets/core/ui/toast.tsx';
import { core } from '../stage/core.tsx';
import { visit } from '../visitor.ts';

interface ToastArgs extends ToastMessage {
  onDismiss: () => void;
}

/** A card that has something to say, at its foot: it never covers the page. */
function Card({ onDismiss, ...message }: ToastArgs) {
  const [said, setSaid] = useState<ToastMessage>();
  return (
    <div style={{ minHeight: 190 }}>
      <button type="button" className="ui-button" onClick={() => setSaid({ ...message })}>
        Say it
      </button>
      <Toast
        message={said}
        onDismiss={() => {
          setSaid(undefined);
          onDismiss();
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Core/Toast of a widget',
  ...core(Card),
  argTypes: { kind: { control: 'inline-radio', options: ['default', 'destructive'] } },
  args: {
    title: 'Appointment Booked!',
    description: 'Your inspection has been scheduled successfully.',
    kind: 'default',
    onDismiss: fn(),
  },
} satisfies Meta<ToastArgs>;

export default meta;

type Story = StoryObj<ToastArgs>;

export const Default: Story = {
  play: async (context) => {
    const visitor = await visit(context);
    const region = visitor.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await visitor.press('Say it');
    // Spoken, for the region was there before.
    await expect(visitor.getByRole('status')).toBe(region);
    await expect(region).toHaveTextContent(context.args.title);
    await expect(region).toHaveTextContent(context.args.description);
  },
};

export const Destructive: Story = {
  args: {
    kind: 'destructive',
    title: 'Submission Failed',
    description: 'There was an error submitting your request. Please try again.',
  },
  play: async (context) => {
    await Default.play?.(context);
    const visitor = await visit(context);
    const said = visitor.getByRole('status').firstElementChild;
    await expect(said).toHaveAttribute('data-kind', 'destructive');
  },
};

/** F8, Tab, Enter; the focus stays where the message was. */
export const DismissedByKeyboard: Story = {
  play: async (context) => {
    await Default.play?.(context);
    const visitor = await visit(context);
    await visitor.user.keyboard('{F8}');
    await visitor.expectFocus(visitor.getByRole('status'));
    await visitor.user.tab();
    await visitor.expectFocus(visitor.getByRole('button', { name: 'Dismiss' }));
    await visitor.user.keyboard('{Escape}');
    await waitFor(() => expect(visitor.getByRole('status')).toBeEmptyDOMElement());
    await visitor.expectFocus(visitor.getByRole('status'));
    await expect(context.args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const LongWords: Story = {
  parameters: { column: 250 },
  args: { description: `The address ${'wolfeschlegelsteinhausen'.repeat(3)} is not known to us.` },
  play: async (context) => {
    await Default.play?.(context);
    await (await visit(context)).expectFits();
  },
};

export const DarkPage: Story = {
  ...Destructive,
  globals: { theme: 'dark' },
};
