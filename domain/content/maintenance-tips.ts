import { textBlock } from '#domain/business/text-block.ts';
import type { Season } from '#domain/maintenance/maintenance-options.ts';

export const maintenanceHero = {
  title: 'What your home needs now',
  text: 'Tell us its age, its kind and what worries you, and get a list for this season in North Texas: what to do, what it costs and what to leave to a professional.',
} as const;

export const seasonsHeading = {
  title: 'Why homes here need their own list',
  text: 'Maintenance lists written for the whole country tell you to salt the steps. In Dallas-Fort Worth the clay, the hail and two or three nights of frost do the damage, each in its own season.',
} as const;

/** The risk of each season and what to do about it. */
export const seasonNotes: readonly { season: Season; title: string; text: string }[] = [
  {
    season: 'Spring',
    title: 'Hail and heavy rain',
    text: 'The worst storms come in April and May. Look at the roof and at where its water goes, and have the cooling serviced before everybody asks for it.',
  },
  {
    season: 'Summer',
    title: '100-degree days on clay',
    text: 'Black clay shrinks as it dries and leaves the slab without support. Keep the soil around it evenly damp, and the condensate line open.',
  },
  {
    season: 'Fall',
    title: 'The calm between',
    text: 'Cracks are at their widest after the dry months, so measure them now. Clear the gutters and test the heat while it can wait a day.',
  },
  {
    season: 'Winter',
    title: 'One hard freeze',
    text: 'Most days are mild; a single night at 15 degrees bursts pipes in attics and garages. Cover the hose bibs, drain the sprinklers, drip the faucets.',
  },
];

export const maintenanceClosing = {
  title: 'Want someone to look at it?',
  text: 'An annual maintenance inspection goes through the whole list with you and shows what can wait.',
} as const;

export const maintenanceMeta = textBlock(
  'maintenance-tips.meta',
  'Maintenance tips, for search engines',
  {
    title: 'Home Maintenance Tips for Your Home | {{name}}',
    description:
      'Tell us the age and type of your home, the season and what worries you, and get a list of maintenance tips made for homes in the {{region}}.',
    keywords: ['home maintenance tips {{stateName}}', 'seasonal home maintenance'],
  },
);
