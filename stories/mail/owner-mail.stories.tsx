import type { Meta, StoryObj } from '@storybook/react-vite';
import { type MailArgs, mailMeta } from './mail-meta.tsx';

/** Mails to the owner. */
const meta = {
  title: 'Mail/To the owner',
  ...mailMeta,
  parameters: { column: 600 },
  args: { kind: 'new_request' },
} satisfies Meta<MailArgs>;

export default meta;

type Story = StoryObj<MailArgs>;

export const NewRequest: Story = { args: { kind: 'new_request' } };

export const NewBooking: Story = { args: { kind: 'new_booking' } };

export const MovedBooking: Story = { args: { kind: 'moved_booking' } };

export const CanceledBooking: Story = { args: { kind: 'cancelled_booking' } };

export const ReleasedBooking: Story = { args: { kind: 'released_booking' } };

export const SignedAgreement: Story = { args: { kind: 'signed_agreement' } };

export const DayList: Story = { args: { kind: 'day_list' } };

export const BookingsFull: Story = { args: { kind: 'bookings_full' } };
export const WaitingRequest: Story = { args: { kind: 'waiting_request' } };

export const CallbackDue: Story = { args: { kind: 'callback_due' } };

export const WebhookPaused: Story = { args: { kind: 'webhook_paused' } };

export const CalendarStale: Story = { args: { kind: 'calendar_stale' } };
