import { translatedBlocks } from '#domain/business/text-block.ts';
import { words } from './home.en.ts';

const blocks = translatedBlocks(words, () => import('./home.es.ts'));

export const homeHero = blocks.text('home.hero', 'Home page, top');

export const trustBadges = blocks.optional('home.badges', 'Home page, what visitors can rely on');

export const homeServices = blocks.optional('home.services', 'Home page, heading of the services');

export const aboutBlock = blocks.optional('home.about', 'Home page, the inspector');

/** From roof to foundation, as in the drawing of a house beside them. */
export const weakPoints = blocks.optional('home.weak-points', 'Home page, weak points of a home');

export const processSteps = blocks.optional('home.process', 'Home page, the four steps');

export const testimonialsHeading = blocks.optional('home.testimonials', 'Home page, testimonials');

export const homeCoverage = blocks.optional('home.coverage', 'Home page, service area');

export const statistics = blocks.optional('home.statistics', 'Home page, in figures');

export const reasonsToChooseUs = blocks.optional('home.reasons', 'Home page, reasons');

export const homeClosing = blocks.optional('home.closing', 'Home page, end');

export const homeMeta = blocks.text('home.meta', 'Home page, for search engines');

export const homeButtons = blocks.text('home.buttons', 'Home page, buttons');

/** `{rating}` and `{count}` are those of the clients below. */
export const testimonialsLabels = blocks.text(
  'home.testimonials-labels',
  'Home page, beside the testimonials',
);
