import type { MessageKind } from './message-kinds.ts';
import type { MessageTemplate } from './message-template.ts';

/** The words of each message until the owner changes them. */
export const defaultTemplates: Readonly<Record<MessageKind, MessageTemplate>> = {
  request_received: {
    subject: 'We have your inspection request',
    text: `Thank you for your inspection request ({{inspection}}).

We will contact you within {{response}} to find a time and answer your questions. If it is urgent, call {{phone}}.

If you did not send this request, you need not do anything.`,
  },
  booking_confirmed: {
    subject: 'Your inspection is booked: {{date}}, {{time}}',
    text: 'Thank you for booking with {{business}}. This is all you need to know.',
  },
  booking_moved: {
    subject: 'Your inspection has a new time: {{date}}, {{time}}',
    text: 'Your inspection was moved. This is the new time; the earlier one is no longer valid.',
  },
  booking_cancelled: {
    subject: 'Your inspection is cancelled: {{date}}, {{time}}',
    text: 'This inspection was cancelled. To book another time, choose one below or call {{phone}}.',
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
  agent_booked: {
    subject: 'An inspection of your client is booked: {{date}}, {{time}}',
    text: 'An inspection was booked, and you were named as the agent.',
  },
  agent_moved: {
    subject: 'An inspection of your client has a new time: {{date}}, {{time}}',
    text: 'An inspection of your client was moved. This is the new time; the earlier one is no longer valid.',
  },
  agent_cancelled: {
    subject: 'An inspection of your client is cancelled: {{date}}, {{time}}',
    text: 'This inspection of your client was cancelled.',
  },
  new_request: {
    subject: 'New inspection request',
    text: 'A new inspection request came in.',
  },
  new_booking: { subject: 'New booking: {{date}}, {{time}}', text: 'A new booking came in.' },
  moved_booking: { subject: 'Booking moved: {{date}}, {{time}}', text: 'A booking was moved.' },
  cancelled_booking: {
    subject: 'Booking cancelled: {{date}}, {{time}}',
    text: 'A booking was cancelled. Its time is free again.',
  },
  day_list: {
    subject: 'Tomorrow, {{date}}: {{count}}',
    text: 'These are your appointments, with the drives between them.',
  },
  waiting_request: {
    subject: 'A request is still waiting for an answer',
    text: 'This request came in {{response}} ago and is still new.',
  },
  webhook_paused: {
    subject: 'A webhook was paused',
    text: `Another program’s endpoint does not take events any more, so it was paused.

Resume it once it works again: events of the last three days are sent then.`,
  },
  callback_due: {
    subject: 'Time to call back: an inspection request',
    text: 'You wanted to call back about this request now.',
  },
};
