import { textBlock } from '#domain/business/text-block.ts';

export const appointmentMeta = textBlock('appointment.meta', 'Appointment, for browsers', {
  title: 'Your Appointment | {{name}}',
  description: 'Your home inspection with {{name}}: see it, move it or cancel it.',
  keywords: ['home inspection appointment'],
});
