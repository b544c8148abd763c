import { translatedBlocks } from '#domain/business/text-block.ts';
import { words } from './about.en.ts';

const blocks = translatedBlocks(words, () => import('./about.es.ts'));

export const aboutHero = blocks.text('about.hero', 'About page, top');

export const aboutIntro = blocks.text('about.intro', 'About page, who we are');

/** Shown if the business has a license. */
export const aboutLicense = blocks.optional('about.license', 'About page, the license');

export const coreValues = blocks.optional('about.values', 'About page, values');

export const aboutRules = blocks.optional('about.rules', 'About page, always and never');

export const aboutCoverage = blocks.optional('about.coverage', 'About page, service area');

export const reasonsToChoose = blocks.optional('about.reasons', 'About page, reasons');

export const aboutClosing = blocks.optional('about.closing', 'About page, end');

export const aboutMeta = blocks.text('about.meta', 'About page, for search engines');

export const licenseLabel = blocks.text('about.license-label', 'About page, before the license');

export const aboutTexts = [
  aboutHero,
  aboutIntro,
  licenseLabel,
  aboutLicense,
  coreValues,
  aboutRules,
  aboutCoverage,
  reasonsToChoose,
  aboutClosing,
  aboutMeta,
];
