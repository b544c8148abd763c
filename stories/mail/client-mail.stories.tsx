import type { Meta, StoryObj } from '@storybook/react-vite';
import { type MailArgs, mailMeta } from './mail-meta.tsx';

/** Mails to a client. */
const meta = {
  title: 'Mail/To the client',
  ...mailMeta,
  parameters: { column: 600 },
  args: { kind: 'request_received' },
} satisfies Meta<MailArgs>;

export default meta;

type Story = StoryObj<MailArgs>;

export const RequestReceived: Story = { args: { kind: 'request_received' } };

export const ConfirmBooking: Story = { args: { kind: 'confirm_booking' } };

export const BookingConfirmed: Story = { args: { kind: 'booking_confirmed' } };

export const BookingMoved: Story = { args: { kind: 'booking_moved' } };

export const BookingCanceled: Story = { args: { kind: 'booking_cancelled' } };

export const BookingReleased: Story = { args: { kind: 'booking_released' } };

export const Reminder: Story = { args: { kind: 'reminder' } };

export const AgreementReminder: Story = { args: { kind: 'agreement_reminder' } };

export const AgreementSigned: Story = { args: { kind: 'agreement_signed' } };

export const PaymentReceipt: Story = { args: { kind: 'payment_receipt' } };

export const RefundReceipt: Story = { args: { kind: 'refund_receipt' } };

export const PriceChanged: Story = { args: { kind: 'price_changed' } };

export const FeeCharged: Story = { args: { kind: 'fee_charged' } };

export const ReportReady: Story = { args: { kind: 'report_ready' } };

export const ReportWithdrawn: Story = { args: { kind: 'report_withdrawn' } };

export const ReviewRequest: Story = { args: { kind: 'review_request' } };
