import { translatedBlocks } from '#domain/business/text-block.ts';
import { words } from './maintenance-tips.en.ts';

const blocks = translatedBlocks(words, () => import('./maintenance-tips.es.ts'));

export const maintenanceHero = blocks.text('maintenance-tips.hero', 'Maintenance tips, top');

/** The risk of each season and what to do about it. */
export const seasonNotes = blocks.optional('maintenance-tips.seasons', 'Maintenance tips, seasons');

export const maintenanceClosing = blocks.optional(
  'maintenance-tips.closing',
  'Maintenance tips, end',
);

export const maintenanceMeta = blocks.text(
  'maintenance-tips.meta',
  'Maintenance tips, for search engines',
);

export const maintenanceTexts = [maintenanceHero, seasonNotes, maintenanceClosing, maintenanceMeta];
