export const words = {
  'site.buttons': {
    quote: 'Get Instant Quote',
    schedule: 'Schedule an Inspection',
    freeTimes: 'See Free Times',
    call: 'Call {{phone}}',
    email: 'Send Email',
    /** On a picture that opens the video of the business. */
    video: 'Watch the video',
    /** In the header and the menu. */
    shortQuote: 'Instant Quote',
  },

  'site.shortcuts': {
    quote: 'Quote',
    call: 'Call',
    chat: 'Chat',
  },
} as const;
