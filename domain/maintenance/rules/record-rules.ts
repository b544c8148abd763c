import type { TexanTipRule } from '../tip-rule.ts';

/** Tips about documents, warranties and responsibilities. */
export const recordRules = [
  {
    id: 'builder-list',
    title: 'Hand the builder a written list before the warranty year ends',
    priority: 'Critical',
    difficulty: 'Either',
    estimatedCost: 'Free-$500',
    timeFrame: 'A month before each deadline',
    description:
      'New homes commonly carry one year for workmanship, two for systems and ten for structure, each with its own deadline. An inspection shortly before the date puts what is wrong on the builder’s list and not on yours.',
    for: { ages: ['0-5'] },
  },
  {
    id: 'declaration',
    title: 'Read the declaration for what is common and what is yours',
    priority: 'High',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: '1 hour',
    description:
      'The declaration draws the line between your unit and the common elements, often at the paint. Know it before you insure, repair or drill, and ask for the association’s reserve study.',
    for: { types: ['Condo'], priorities: ['Post-Purchase'] },
  },
  {
    id: 'calendar',
    title: 'Put the year’s maintenance on one calendar',
    priority: 'Medium',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: '30 minutes',
    description:
      'Clay, heat, hail and freeze each have their month here, and most damage comes from the task that was due a month ago. Four dates a year with three tasks each are a plan you can keep.',
    for: { priorities: ['Preventive'] },
    elsewhere: {
      description:
        'Heat, storms, rain and cold each have their month, and most damage comes from the task that was due a month ago. Four dates a year with three tasks each are a plan you can keep.',
    },
  },
  {
    id: 'water-fire-fall',
    title: 'Sort what you see by water, fire and fall',
    priority: 'High',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: '1 hour, today',
    description:
      'Walk through with paper: whatever lets in water, can burn or can make someone fall gets fixed first, looks last. Photograph each item before anyone touches it.',
    for: { priorities: ['Current Issues'] },
  },
  {
    id: 'disclosure',
    title: 'Fill in the seller’s disclosure with the receipts beside you',
    priority: 'High',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: '2 hours',
    description:
      'Texas asks sellers to say in writing what they know of the home (Property Code §5.008). Repairs that are named with a receipt build trust; those a buyer finds alone end it.',
    for: { priorities: ['Pre-Sale'] },
    elsewhere: {
      description:
        'Most states ask sellers to say in writing what they know of the home. Repairs that are named with a receipt build trust; those a buyer finds alone end it.',
    },
  },
  {
    id: 'report-list',
    title: 'Turn the inspection report into a list with dates',
    priority: 'High',
    difficulty: 'DIY',
    estimatedCost: 'Free',
    timeFrame: '1 hour, in the first week',
    description:
      'The report is the best manual your home has. Sort its findings into now, this year and watch, and begin with what the option period left undone.',
    for: { priorities: ['Post-Purchase'] },
    elsewhere: {
      description:
        'The report is the best manual your home has. Sort its findings into now, this year and watch, and begin with what the seller did not repair.',
    },
  },
] as const satisfies readonly TexanTipRule[];
