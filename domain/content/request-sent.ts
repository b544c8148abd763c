import { translatedBlocks } from '#domain/business/text-block.ts';
import { words } from './request-sent.en.ts';

const blocks = translatedBlocks(words, () => import('./request-sent.es.ts'));

export const requestSentMeta = blocks.text(
  'request-sent.meta',
  'After a request, for search engines',
);

export const requestSentHero = blocks.text('request-sent.hero', 'After a request, top');

export const requestSentClosing = blocks.optional('request-sent.closing', 'After a request, end');

export const requestSentButtons = blocks.text('request-sent.buttons', 'After a request, button');

export const requestSentTexts = [
  requestSentHero,
  requestSentButtons,
  requestSentClosing,
  requestSentMeta,
];
