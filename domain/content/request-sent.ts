import { optionalBlock, textBlock } from '#domain/business/text-block.ts';

export const requestSentMeta = textBlock(
  'request-sent.meta',
  'After a request, for search engines',
  {
    title: 'Thank You | {{name}}',
    description:
      'Your inspection request has reached us. We contact you within {{responseTime}} to schedule it.',
    keywords: [],
  },
);

export const requestSentHero = textBlock('request-sent.hero', 'After a request, top', {
  title: 'Thank You!',
  text: 'Your request has reached us. We will contact you within {{responseTime}} to schedule your inspection.',
});

export const requestSentClosing = optionalBlock('request-sent.closing', 'After a request, end', {
  title: 'In a hurry?',
  text: 'Call us, and we look the home up while you wait.',
});

export const requestSentButtons = textBlock('request-sent.buttons', 'After a request, button', {
  home: 'Back to the Home Page',
});
