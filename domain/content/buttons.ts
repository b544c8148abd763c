import { textBlock } from '#domain/business/text-block.ts';

/** Labels of links and buttons that several pages have. */
export const siteButtons = textBlock('site.buttons', 'Every page, buttons', {
  quote: 'Get Instant Quote',
  schedule: 'Schedule an Inspection',
  freeTimes: 'See Free Times',
  call: 'Call {{phone}}',
  email: 'Send Email',
  /** On a picture that opens the video of the business. */
  video: 'Watch the video',
  /** In the header and the menu. */
  shortQuote: 'Instant Quote',
});

/** One word each: a third of a phone's width. */
export const siteShortcuts = textBlock('site.shortcuts', 'Every page, bar of a phone', {
  quote: 'Quote',
  call: 'Call',
  chat: 'Chat',
});
