export const words = {
  'request-sent.meta': {
    title: 'Thank You | {{name}}',
    description:
      'Your inspection request has reached us. We contact you within {{responseTime}} to schedule it.',
    keywords: [],
  },

  'request-sent.hero': {
    title: 'Thank You!',
    text: 'Your request has reached us. We will contact you within {{responseTime}} to schedule your inspection.',
  },

  'request-sent.closing': {
    title: 'In a hurry?',
    text: 'Call us, and we look the home up while you wait.',
  },

  'request-sent.buttons': {
    home: 'Back to the Home Page',
  },
} as const;
