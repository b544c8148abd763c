import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Toast } from '#ui/toast/toast.tsx';
import type { ToastMessage } from '#ui/toast/toast.types.ts';
import { inCard } from '../harness/react-host.tsx';

interface ToastArgs extends ToastMessage {
  onDismiss: () => void;
}

/** At the foot of a widget's card: it never covers the page. */
const meta = {
  title: 'UI/Toast',
  render: inCard(({ onDismiss, ...message }: ToastArgs) => (
    <Toast message={message} onDismiss={onDismiss} />
  )),
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

export const Default: Story = {};

export const Destructive: Story = {
  args: {
    kind: 'destructive',
    title: 'Submission Failed',
    description: 'There was an error submitting your request. Please try again.',
  },
};

export const LongWords: Story = {
  parameters: { column: 250 },
  args: { description: `The address ${'wolfeschlegelsteinhausen'.repeat(3)} is not known to us.` },
};

export const DarkPage: Story = { tags: ['variant'], ...Destructive, globals: { theme: 'dark' } };
