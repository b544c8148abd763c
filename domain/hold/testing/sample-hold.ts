import type { ShownHold } from '../hold.ts';

/** 12 emails, 3 webhooks and 2 notifications, of which none has expired. */
export const sampleHold: ShownHold = {
  heldAt: '2026-11-24T23:12:00.000Z',
  cause: 'restore',
  isDropping: false,
  mails: [
    { kind: 'booking_confirmed', count: 8 },
    { kind: 'new_booking', count: 4 },
  ],
  webhooks: 3,
  notifications: 2,
  expired: 0,
};
