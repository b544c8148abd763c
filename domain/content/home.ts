import { business } from '#domain/business/defaults/business.ts';
import { promises } from '#domain/business/promises.ts';
import { radiusMiles, rating, visitDuration } from '#domain/business/published-figures.ts';
import { serviceArea } from '#domain/business/service-area.ts';
import { textBlock } from '#domain/business/text-block.ts';
import type { ContentCard } from './content-card.ts';

export const homeHero = {
  title: 'Know the home before you own it',
  text: `Home inspections across the ${serviceArea.name}: a careful look at every system, a report you can read, and a person who picks up the phone afterwards.`,
} as const;

export const trustBadges = [
  {
    icon: 'license',
    title: 'Licensed inspector',
    text: `${business.license.label}, licensed by the Texas Real Estate Commission and insured, with $1M errors and omissions cover.`,
  },
  {
    icon: 'area',
    title: 'DFW coverage',
    text: `${serviceArea.counties}, within about ${radiusMiles.served} miles.`,
  },
  {
    icon: 'report',
    title: 'Fast reports',
    text: `Your report within ${promises.report}, often the same day, with photos and video of what we found.`,
  },
] as const satisfies readonly ContentCard[];

export const processSteps = [
  {
    icon: 'schedule',
    title: 'Schedule',
    text: `Pick a time online or call. Most inspections can be scheduled within ${promises.scheduling}, and there is no deposit.`,
  },
  {
    icon: 'inspect',
    title: 'Inspect',
    text: `We work from the roof down to the foundation for ${visitDuration.usual}. You are welcome to walk along and ask.`,
  },
  {
    icon: 'report',
    title: 'Report',
    text: 'A written report, sorted by what matters most, with a place on a drawing or in the video for each finding.',
  },
  {
    icon: 'support',
    title: 'Support',
    text: 'We go through the findings with you in a follow-up consultation, and answer whatever comes up later.',
  },
] as const satisfies readonly ContentCard[];

export const statistics = [
  { figure: '500+', label: 'Homes inspected' },
  { figure: '24hr', label: 'Report delivery' },
  { figure: rating.shown, label: 'Average rating' },
  { figure: '7 days', label: 'A week' },
] as const;

export const aboutBlock = {
  title: 'One inspector who knows North Texas homes',
  paragraphs: [
    'Homes here stand on clay that swells in spring and shrinks in August, and that is only the start. We know where it shows first, and look there.',
    'The inspector you book is the inspector who comes, writes your report and takes your call. We repair nothing and sell nothing, so the findings are only findings.',
  ],
  /** The weak points of homes in the area, from roof to foundation. */
  weakPoints: [
    { place: 'Roof', text: 'Hail bruises shingles long before a ceiling shows it.' },
    { place: 'Attic', text: 'At 140 degrees, ducts sweat and fans give up.' },
    { place: 'Pipes', text: 'A hard freeze splits what nobody insulated.' },
    { place: 'Slab', text: 'Clay swells and shrinks; doors that stick say it first.' },
  ],
} as const;

export const reasonsToChooseUs = [
  {
    icon: 'video',
    title: 'Photos and video',
    text: 'You see the leak run and hear the fan rattle, instead of reading that they do.',
  },
  {
    icon: 'price',
    title: 'A price you can check',
    text: 'The instant quote lists each line. What you see there is how we count.',
  },
  {
    icon: 'calendar',
    title: 'Here 7 days a week',
    text: 'Option periods do not wait for Monday, and neither does our phone.',
  },
  {
    icon: 'consultation',
    title: 'Plain answers afterwards',
    text: 'A follow-up consultation comes with every inspection: what to fix, what to watch, what to leave.',
  },
] as const satisfies readonly ContentCard[];

export const homeMeta = textBlock('home.meta', 'Home page, for search engines', {
  title: '{{name}} | {{inspectorTitle}} in {{metro}}',
  description:
    '{{homeInspections}} across the {{region}}: every system checked, a report with photos and video within {{reportTime}}, available 7 days a week. {{license}}.',
  keywords: ['home inspector {{city}}', 'home inspector {{secondCity}}', 'house inspection'],
});
