export const words = {
  'appointment.stages': {
    active: {
      title: 'Your appointment',
      text: 'Hello {firstName}, this is your home inspection with {{name}}.',
    },
    unconfirmed: {
      title: 'Please confirm your appointment',
      text: 'Hello {firstName}, we are holding this time for you until {deadline}.',
    },
    released: {
      title: 'This time was released',
      text: 'Hello {firstName}, it was not confirmed by {deadline}, so it is not booked. We still have what you sent us: choose a time again, or call us and we will book it with you.',
    },
    canceled: {
      title: 'This appointment is canceled',
      text: 'Hello {firstName}, nobody will come at this time. There is nothing to pay.',
    },
    past: {
      title: 'This appointment is over',
      text: 'Hello {firstName}, thank you. If you still have a question, call us.',
    },
  },

  'appointment.confirm': {
    title: 'One tap, and you are booked',
    note: 'After {deadline}, others can book this time. Questions? Call {{phone}}.',
    button: 'Confirm this appointment',
    /** For a visit that did not come by the link of the email. */
    byEmailTitle: 'Check your email',
    byEmail:
      'We sent you a link. Confirm by it, so that we know our emails reach you. After {deadline}, others can book this time. No email? Call {{phone}} and we will confirm it for you.',
  },

  'appointment.change': {
    title: 'Something changed?',
    note: 'You can move or cancel free of charge until {{noticeTime}} before it starts.',
    movedOften:
      'You’ve moved it several times, so please call us for another move. You can still cancel here until {{noticeTime}} before it starts.',
    tooLate: 'It’s less than {{noticeTime}} away, so please call us. We’ll find a way.',
    move: 'Move it',
    moveTitle: 'Choose another time',
    moveNote: 'Now: {when}. It stays yours until you move it.',
    cancel: 'Cancel it',
    cancelTitle: 'Cancel {when}?',
  },

  'appointment.labels': {
    calendar: 'Add to your calendar',
    prepare: 'How to prepare',
    remove: 'Remove from my calendar (.ics)',
    bookAnother: 'Book another appointment',
    chooseTime: 'Choose a time',
  },

  'appointment.missing': {
    unknown: {
      title: 'This link doesn’t open an appointment',
      text: 'It may have been cut off on its way to you, or it has expired. Please open it again from the original message, or call us and we’ll look it up together.',
    },
    unreachable: {
      title: 'We could not load your appointment',
      text: 'Nothing has changed. Please reload the page in a moment, or call us.',
    },
    book: 'Book an appointment',
  },

  'appointment.meta': {
    title: 'Your Appointment | {{name}}',
    description: 'Your home inspection with {{name}}: see it, move it or cancel it.',
    keywords: ['home inspection appointment'],
  },
} as const;
