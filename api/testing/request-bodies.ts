/** A body that `POST /api/contact` accepts. */
export const contactBody = (changes: Record<string, unknown> = {}) => ({
  firstName: 'Ada',
  lastName: 'Quillfeather',
  email: 'ada@quillfeather.example',
  phone: '972-555-0101',
  propertyAddress: '12 Cedar Elm Rd, Plano, TX',
  inspectionType: 'residential',
  preferredDate: '2026-12-01',
  message: 'Please look at the foundation.',
  ...changes,
});

/** A body that `PUT /api/push/subscription` accepts: the browser of the example in RFC 8291 §5. */
export const pushSubscriptionBody = () => ({
  endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
  keys: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  showsAddress: true,
});

/** A body that `POST /api/calendar/book` accepts at `NOW`. */
export const bookingBody = (changes: Record<string, unknown> = {}) => ({
  date: '2026-11-30',
  time: '08:00',
  name: 'Grace Hollowbrook',
  email: 'grace@hollowbrook.example',
  phone: '972-555-0102',
  address: '7 Pecan Ct, Frisco, TX',
  inspectionType: 'buyer',
  notes: 'Gate code by phone.',
  ...changes,
});

/** A body that `POST /api/webhooks` accepts. */
export const webhookBody = {
  url: 'https://crm.invalid/hook',
  description: 'CRM',
  types: ['booking.created', 'booking.cancelled'],
};
