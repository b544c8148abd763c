import { translatedBlocks } from '#domain/business/text-block.ts';
import { words } from './buttons.en.ts';

const blocks = translatedBlocks(words, () => import('./buttons.es.ts'));

/** Labels of links and buttons that several pages have. */
export const siteButtons = blocks.text('site.buttons', 'Every page, buttons');

/** One word each: a third of a phone's width. */
export const siteShortcuts = blocks.text('site.shortcuts', 'Every page, bar of a phone');
