/** Every message goes to one recipient; news for two people is two messages. */
export const messageKinds = [
  'request_received',
  'confirm_booking',
  'booking_confirmed',
  'booking_moved',
  'booking_cancelled',
  'booking_released',
  'reminder',
  'agreement_reminder',
  'agreement_signed',
  'payment_receipt',
  'refund_receipt',
  'price_changed',
  'fee_charged',
  'report_ready',
  'report_withdrawn',
  'review_request',
  'agent_booked',
  'agent_moved',
  'agent_cancelled',
  'report_for_agent',
  'agent_link',
  'new_request',
  'new_booking',
  'moved_booking',
  'cancelled_booking',
  'released_booking',
  'signed_agreement',
  'day_list',
  'bookings_full',
  'waiting_request',
  'callback_due',
  'webhook_paused',
  'calendar_stale',
] as const;

export type MessageKind = (typeof messageKinds)[number];

export type MessageRecipient = 'client' | 'agent' | 'owner';

export interface KindDisplay {
  to: MessageRecipient;
  label: string;
  /** When it is sent; completes the entry in the owner's list of kinds. */
  when: string;
}

export const messageKindDisplays = {
  request_received: { to: 'client', label: 'Request received', when: 'When a request comes in' },
  confirm_booking: {
    to: 'client',
    label: 'Please confirm',
    when: 'When a new client books, if new clients have to confirm by email. Without it they do not have to',
  },
  booking_confirmed: { to: 'client', label: 'Booking confirmed', when: 'When a booking is made' },
  booking_moved: { to: 'client', label: 'Booking moved', when: 'When a booking is moved' },
  booking_cancelled: {
    to: 'client',
    label: 'Booking canceled',
    when: 'When a booking is canceled',
  },
  booking_released: {
    to: 'client',
    label: 'Time released',
    when: 'When a new client did not confirm in time',
  },
  reminder: { to: 'client', label: 'Reminder', when: 'The day before the appointment' },
  agreement_reminder: {
    to: 'client',
    label: 'Please sign',
    when: 'Two days and one day before the appointment, while the agreement is not signed',
  },
  agreement_signed: {
    to: 'client',
    label: 'Signed agreement',
    when: 'When somebody signs the agreement, with the PDF',
  },
  payment_receipt: {
    to: 'client',
    label: 'Receipt',
    when: 'When a payment is received, with the PDF; five minutes later if you entered it',
  },
  refund_receipt: {
    to: 'client',
    label: 'Refund',
    when: 'When a payment is refunded, with the receipt as a PDF',
  },
  price_changed: {
    to: 'client',
    label: 'Price changed',
    when: 'Five minutes after you change the price of a booking, once for all changes until then',
  },
  fee_charged: {
    to: 'client',
    label: 'Fee charged',
    when: 'Five minutes after you charge, change or drop the fee for a no-show or a late cancellation',
  },
  report_ready: {
    to: 'client',
    label: 'Report ready',
    when: 'When the report can be read, and again for a new version: ten minutes after you upload or release it',
  },
  report_withdrawn: {
    to: 'client',
    label: 'Report withdrawn',
    when: 'When you withdraw a report that the client could read',
  },
  review_request: {
    to: 'client',
    label: 'Review request',
    when: 'Two days after you mark a booking as completed, once for each client',
  },
  agent_booked: {
    to: 'agent',
    label: 'Copy of a confirmation',
    when: 'When a booking is made with a copy for the agent, or with leave for the agent to follow it',
  },
  agent_moved: { to: 'agent', label: 'Copy of a move', when: 'When such a booking is moved' },
  agent_cancelled: {
    to: 'agent',
    label: 'Copy of a cancellation',
    when: 'When such a booking is canceled',
  },
  report_for_agent: {
    to: 'agent',
    label: 'Report for the agent',
    when: 'When the report can be read, if the client has agreed',
  },
  agent_link: {
    to: 'agent',
    label: 'Link for the agent',
    when: 'When an agent asks for the link to the page with the inspections of their clients',
  },
  new_request: { to: 'owner', label: 'New request', when: 'When a request comes in' },
  new_booking: { to: 'owner', label: 'New booking', when: 'When a booking is made' },
  moved_booking: { to: 'owner', label: 'Moved booking', when: 'When a booking is moved' },
  cancelled_booking: {
    to: 'owner',
    label: 'Canceled booking',
    when: 'When a booking is canceled',
  },
  released_booking: {
    to: 'owner',
    label: 'Booking not confirmed',
    when: 'When a new client did not confirm in time',
  },
  signed_agreement: {
    to: 'owner',
    label: 'Agreement signed',
    when: 'When somebody signs the agreement, with the PDF',
  },
  day_list: {
    to: 'owner',
    label: 'Tomorrow’s appointments',
    when: 'The day before, with the drives between them',
  },
  bookings_full: {
    to: 'owner',
    label: 'Online bookings full',
    when: 'When online bookings reach the limit, once a day, and once more after you confirm them',
  },
  waiting_request: {
    to: 'owner',
    label: 'Request still waiting',
    when: 'When a request is still new after the promised response time, once',
  },
  webhook_paused: {
    to: 'owner',
    label: 'Webhook paused',
    when: 'When another program’s endpoint has failed for three days, or is gone',
  },
  calendar_stale: {
    to: 'owner',
    label: 'Calendar not read',
    when: 'When one of your other calendars could not be read for six hours, once until it is read again',
  },
  callback_due: {
    to: 'owner',
    label: 'Time to call back',
    when: 'When a request you snoozed is due',
  },
} as const satisfies Readonly<Record<MessageKind, KindDisplay>>;

type Displays = typeof messageKindDisplays;

/** Messages to clients, which are sent in the client's language. */
export type ClientMessageKind = {
  [K in MessageKind]: Displays[K]['to'] extends 'client' ? K : never;
}[MessageKind];

/** Mails that link to the client's page of the appointment. */
export const manageLinkKinds: ReadonlySet<MessageKind> = new Set([
  'confirm_booking',
  'booking_confirmed',
  'booking_moved',
  'reminder',
  'agreement_reminder',
  'agreement_signed',
  'payment_receipt',
  'refund_receipt',
  'price_changed',
  'report_ready',
  'report_withdrawn',
]);

/** Mails that link to the agent's page, if the client agrees and the owner has not ended it. */
export const agentLinkKinds: ReadonlySet<MessageKind> = new Set([
  'agent_booked',
  'agent_moved',
  'agent_cancelled',
  'report_for_agent',
  'agent_link',
]);

/** Mails that have the signed agreement attached as a PDF. */
export const agreementFileKinds: ReadonlySet<MessageKind> = new Set([
  'agreement_signed',
  'signed_agreement',
]);

/** Mails that have the receipt of a payment attached as a PDF. */
export const receiptFileKinds: ReadonlySet<MessageKind> = new Set([
  'payment_receipt',
  'refund_receipt',
]);

/** Mails that have the appointment attached as a calendar file. */
export const calendarFileKinds: ReadonlySet<MessageKind> = new Set([
  'booking_confirmed',
  'booking_moved',
  'booking_cancelled',
  'agent_booked',
  'agent_moved',
  'agent_cancelled',
]);

/** Mails that explain how to unsubscribe. */
export const unsubscribableKinds: ReadonlySet<MessageKind> = new Set([
  'reminder',
  'review_request',
]);
