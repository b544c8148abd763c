import type { MessageKind } from './message-kinds.ts';
import type { MessageTemplate } from './message-template.ts';

export const words = {
  request_received: {
    subject: 'We have your inspection request',
    text: `Thank you for your inspection request ({{inspection}}).

We will contact you within {{response}} to find a time and answer your questions. If it is urgent, call {{phone}}.

If you did not send this request, you can ignore this email.`,
  },
  confirm_booking: {
    subject: 'Please confirm your inspection: {{date}}, {{time}}',
    text: 'Thank you for booking with {{business}}. We are holding this time for you. Please confirm it, so that we know this email reaches you.',
  },
  booking_confirmed: {
    subject: 'Your inspection is booked: {{date}}, {{time}}',
    text: 'Thank you for booking with {{business}}. Here are the details.',
  },
  booking_moved: {
    subject: 'Your inspection has a new time: {{date}}, {{time}}',
    text: 'Your inspection was moved. This is the new time; the old one no longer applies.',
  },
  booking_cancelled: {
    subject: 'Your inspection is canceled: {{date}}, {{time}}',
    text: 'This inspection was canceled. To book another time, choose one below or call {{phone}}.',
  },
  booking_released: {
    subject: 'Your inspection was not confirmed: {{date}}, {{time}}',
    text: `We did not hear from you in time, so this appointment is not booked. Would you still like an inspection? Choose a time below, or call {{phone}} and we will book it with you.

If you did not ask for this appointment, you can ignore this email.`,
  },
  reminder: {
    subject: 'Tomorrow: your inspection at {{date}}, {{time}}',
    text: 'This is a reminder of your inspection.',
  },
  review_request: {
    subject: 'How was your inspection?',
    text: `Thank you for choosing {{business}}. Would you tell others how it was? A few words help people who are looking for an inspector.

We ask only once.`,
  },
  agreement_reminder: {
    subject: 'Please sign your inspection agreement: {{date}}, {{time}}',
    text: 'Your inspection is coming up, and the agreement is not signed yet. Please take a few minutes to read and sign it before the day.',
  },
  agreement_signed: {
    subject: 'Your signed inspection agreement: {{date}}, {{time}}',
    text: 'Thank you for signing. The agreement is attached as a PDF; please keep it.',
  },
  payment_receipt: {
    subject: 'Receipt for your inspection: {{amount}}',
    text: 'Thank you for your payment. The receipt is attached as a PDF.',
  },
  refund_receipt: {
    subject: 'Refund for your inspection: {{amount}}',
    text: 'We have refunded this amount. The receipt is attached as a PDF. A refund to a card can take several days to appear.',
  },
  price_changed: {
    subject: 'Your inspection has a new price: {{amount}}',
    text: 'The price of your inspection has changed. This is the new total.',
  },
  fee_charged: {
    subject: 'Fee for your appointment: {{amount}}',
    text: 'Your inspection did not take place. This is what we charge for the time that was reserved for you, instead of the price of the inspection.',
  },
  report_ready: {
    subject: 'Your inspection report is ready',
    text: 'Your inspection report is ready. You can read and download it on your page.',
  },
  report_withdrawn: {
    subject: 'Your inspection report was withdrawn',
    text: 'We have withdrawn the report of your inspection. It can no longer be opened on your page; please do not rely on a copy that you have saved. When a new report can be read, we will email you again.',
  },
  agent_booked: {
    subject: 'Your client’s inspection is booked: {{date}}, {{time}}',
    text: 'An inspection was booked, and you were named as the agent.',
  },
  agent_moved: {
    subject: 'Your client’s inspection has a new time: {{date}}, {{time}}',
    text: 'Your client’s inspection was moved. This is the new time; the old one no longer applies.',
  },
  agent_cancelled: {
    subject: 'Your client’s inspection is canceled: {{date}}, {{time}}',
    text: 'Your client’s inspection was canceled.',
  },
  report_for_agent: {
    subject: 'Your client’s inspection report',
    text: 'Your client has asked us to share this inspection report with you.',
  },
  agent_link: {
    subject: 'The link to your clients’ inspections',
    text: 'Here is the link to the page with your clients’ inspections. If you did not ask for it, you can ignore this email.',
  },
  new_request: {
    subject: 'New inspection request',
    text: 'A new inspection request came in.',
  },
  new_booking: { subject: 'New booking: {{date}}, {{time}}', text: 'A new booking came in.' },
  moved_booking: { subject: 'Booking moved: {{date}}, {{time}}', text: 'A booking was moved.' },
  cancelled_booking: {
    subject: 'Booking canceled: {{date}}, {{time}}',
    text: 'A booking was canceled. Its time is free again.',
  },
  released_booking: {
    subject: 'Not confirmed: {{date}}, {{time}}',
    text: 'A new client did not confirm this booking by email in time, so its time is free again. If it looks genuine, a call may save it: you can reopen the booking in the admin.',
  },
  signed_agreement: {
    subject: 'Agreement signed: {{date}}, {{time}}',
    text: 'The inspection agreement was signed. It is attached as a PDF.',
  },
  day_list: {
    subject: 'Tomorrow, {{date}}: {{count}}',
    text: 'These are your appointments, with the drives between them.',
  },
  bookings_full: {
    subject: 'Online bookings have reached the limit',
    text: `Visitors have made as many online bookings in 24 hours as you take. From now on, a booking comes in as a request for the time they choose. This is the first one; you will not get an email for each.

Look through today’s bookings in the admin. Once you confirm that they are real, visitors can book again.`,
  },
  waiting_request: {
    subject: 'A request is still waiting for an answer',
    text: 'This request came in {{response}} ago and is still new.',
  },
  webhook_paused: {
    subject: 'A webhook was paused',
    text: `Another program’s endpoint stopped accepting events, so it was paused. Resume it once it works again; events from the last three days are sent then.`,
  },
  calendar_stale: {
    subject: 'One of your calendars cannot be read',
    text: `New events in this calendar do not block times, so a time at which you are busy can be booked. The busy times that were read before still count.

Copy its secret iCal address again if it has changed, or block the times by hand until the calendar can be read.`,
  },
  callback_due: {
    subject: 'Time to call back: an inspection request',
    text: 'You asked to be reminded to call back about this request now.',
  },
} satisfies Readonly<Record<MessageKind, MessageTemplate>>;
