import { translatedBlocks } from '#domain/business/text-block.ts';
import { words } from './privacy-page.en.ts';

const blocks = translatedBlocks(words, () => import('./privacy-page.es.ts'));

/** What visitors are told about their data. `docs/privacy.md` tells the owner the same. */
export const privacyHero = blocks.text('privacy.hero', 'Privacy page, top');

/** The sections that do not depend on a setting. */
export const privacyParts = blocks.text('privacy.parts', 'Privacy page, what is stored');

/** How long records are kept; the page shows the line that the setting asks for. */
export const privacyDuration = blocks.text('privacy.duration', 'Privacy page, for how long');

export const privacyClosing = blocks.optional('privacy.closing', 'Privacy page, end');

export const privacyMeta = blocks.text('privacy.meta', 'Privacy page, for search engines');

export const privacyTexts = [
  privacyHero,
  privacyParts,
  privacyDuration,
  privacyClosing,
  privacyMeta,
];
