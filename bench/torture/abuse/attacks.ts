import { assistantFlood } from './assistant-flood.ts';
import type { Attack } from './attack.ts';
import { bookingBurst } from './booking-burst.ts';
import { contactFlood } from './contact-flood.ts';
import { copiedCookie } from './copied-cookie.ts';
import { largePictures } from './large-pictures.ts';
import { missingPages } from './missing-pages.ts';
import { movedBooking } from './moved-booking.ts';
import { pipelinedCalls } from './pipelined-calls.ts';
import { pipelinedPages } from './pipelined-pages.ts';
import { pipelinedUploads } from './pipelined-uploads.ts';
import { readers } from './readers.ts';
import { signInFlood } from './sign-in-flood.ts';
import { spelledRequests } from './spelled-requests.ts';
import { typedLinks } from './typed-links.ts';
import { unreadMailboxes } from './unread-mailboxes.ts';
import { webhook } from './webhook.ts';
import { wholeCalendar } from './whole-calendar.ts';

/** By the name that the command takes. */
export const attacks: Readonly<Record<string, Attack>> = {
  'pipelined-uploads': pipelinedUploads,
  'pipelined-pages': pipelinedPages,
  'pipelined-calls': pipelinedCalls,
  'missing-pages': missingPages,
  'contact-flood': contactFlood,
  'assistant-flood': assistantFlood,
  'sign-in-flood': signInFlood,
  'booking-burst': bookingBurst,
  'copied-cookie': copiedCookie,
  'moved-booking': movedBooking,
  'whole-calendar': wholeCalendar,
  'spelled-requests': spelledRequests,
  'typed-links': typedLinks,
  'unread-mailboxes': unreadMailboxes,
  pictures: largePictures,
  webhook,
  readers,
};
