import {
  type GuideStep,
  guideSteps,
  type SetupGuide,
} from '#domain/setup-guide/setup-guide.schema.ts';

interface StepTexts {
  title: string;
  /** Below its number. */
  label: string;
  lead: string;
}

export const stepTexts: Readonly<Record<GuideStep, StepTexts>> = {
  who: {
    title: 'Who you are',
    label: 'You',
    lead: 'Seven short steps; each can wait. Visitors see a change as soon as you save it.',
  },
  where: {
    title: 'Where you work',
    label: 'Area',
    lead: 'Pages name these places, and the map is drawn from them.',
  },
  hours: {
    title: 'Office hours',
    label: 'Hours',
    lead: 'When somebody answers the telephone. The times that can be booked are under Availability.',
  },
  prices: {
    title: 'Prices',
    label: 'Prices',
    lead: 'What most quotes are made of. Every other price is under Prices.',
  },
  looks: {
    title: 'Logo and colors',
    label: 'Looks',
    lead: 'Icons, share images and emails are made from them.',
  },
  mail: {
    title: 'Email',
    label: 'Email',
    lead: 'Confirmations and reminders go to clients, and new leads to you.',
  },
  samples: {
    title: 'What is still a sample',
    label: 'Samples',
    lead: 'So that you see a complete site, it was delivered with invented content.',
  },
};

/** Steps that are neither done nor skipped. */
export const openSteps = ({ steps }: SetupGuide): GuideStep[] =>
  guideSteps.filter((step) => steps[step] === undefined);

export const stepPath = (step: GuideStep) => `/start/${step}`;

/** Where the owner goes after `step`: the next open step, else the overview. */
export function pathAfter(step: GuideStep, guide: SetupGuide): string {
  const later = guideSteps.slice(guideSteps.indexOf(step) + 1);
  const next = openSteps(guide).find((open) => later.includes(open));
  return next ? stepPath(next) : '/start';
}
