export const words = {
  'about.hero': {
    title: 'One inspector, from first call to last question',
    text: 'The person who answers your call walks your roof, writes your report and explains it to you, all over the {{region}}.',
  },

  'about.intro': {
    title: 'Houses are all we do',
    paragraphs: [
      {
        text: '{{name}} inspects homes in {{localArea}} for the people who buy, sell, build and own them. We do not repair, sell, insure or appraise, so nobody gains when the list of findings is long, or when it is short.',
      },
      {
        text: 'Inspecting here is a craft of its own. The clay under Dallas swells and shrinks with the seasons, spring brings hail, August bakes the attics, and every few winters one night freezes what nobody insulated. A brick ranch in Hurst, a pier-and-beam cottage in Fort Worth and a new build in Frisco fail in different ways. We look at each for what it is.',
        onlyIn: 'texas',
      },
      {
        text: 'Inspecting is a craft of its own. Rain finds the one piece of flashing that was left out, sun ages the roof, and water stands where the ground was graded in a hurry. A brick ranch, a cottage over a crawl space and a new build fail in different ways. We look at each for what it is.',
        notIn: ['texas'],
      },
      {
        text: 'What you get is plain: a report within {{reportPromise}}, in words you do not have to look up, with photos and video. And a person to ask when you have read it.',
      },
    ],
  },

  'about.license': {
    title: 'Licensed by the State of {{stateName}}',
    text: "A license means exams, continuing education, insurance and published standards for every inspection. Ask for the number, ours and anybody else's, and check it: it takes a minute.",
    facts: [
      { label: 'Issued by', value: '{{authority}}' },
      { label: 'We inspect by', value: 'Standards {{standardsCode}}' },
      { label: 'We report on', value: 'Form {{reportForm}}, with photos and video' },
      { label: 'Insured', value: '{{insurance}}' },
    ],
  },

  'about.values': {
    title: 'Four values, in every attic',
    text: 'They are easy to print and hard to keep {{attic}}. We keep them there too.',
    values: [
      {
        icon: 'integrity',
        title: 'Integrity',
        text: 'We write down what we see, for you and for nobody else. No agent pays us, and we pay no agent.',
      },
      {
        icon: 'customers',
        title: 'Client-Focused',
        text: 'Your {{contractDeadline}} sets our calendar. Walk along, ask anything, and call again once you have read the report.',
      },
      {
        icon: 'clock',
        title: 'Reliability',
        text: 'On time at the door, the report when we said, and the same care at the last house of the week as at the first.',
      },
      {
        icon: 'experience',
        title: 'Excellence',
        text: 'The standards of {{standardsOwner}} are where we begin. Thermal imaging, photos and video come with every inspection.',
      },
    ],
  },

  'about.rules': {
    title: 'What you can hold us to',
    always: [
      'Go into the attic and onto the roof wherever that is safe, and say so where it is not.',
      'Show you the findings that matter on the spot, before you read about them.',
      'Name the trade to call when something needs a specialist.',
      'Tell you the price before you book, line by line.',
    ],
    never: [
      'Repair what we report on, or earn from its repair.',
      'Give or take money for a referral.',
      'Show your report to anybody without your consent.',
      'Tell you whether to buy. That decision is yours.',
    ],
  },

  'about.coverage': {
    title: '{{cityCount}} cities, and the streets between them',
    text: '{{counties}}, within about {{servedMiles}} miles. Not on the list? Ask: we will tell you before you book whether we can come.',
    schedulingNote: {
      title: 'Most inspections can be scheduled within {{schedulingTime}}',
      text: 'Same-day slots are kept for urgent cases. Those are given out by phone.',
    },
  },

  'about.reasons': {
    title: 'Why choose {{name}}',
    cards: [
      {
        icon: 'area',
        title: 'Local on purpose',
        text: 'We know which decade built which street of the {{kindOfRegion}}, and what that decade built badly.',
      },
      {
        icon: 'report',
        title: 'A report you can use',
        text: 'Sorted by what matters, with a summary first, so that your agent can negotiate from page one.',
      },
      {
        icon: 'video',
        title: 'Video where a photo is not enough',
        text: 'A drain that backs up and a fan that rattles are shown doing it.',
      },
      {
        icon: 'price',
        title: 'No hidden fees',
        text: 'You see the price line by line before you book. {{NoDeposit}} is asked for. Payment is due {{due}}.',
      },
      {
        icon: 'calendar',
        title: 'There when it is urgent',
        text: 'Available {{phoneDays}}, with the phone answered from {{phoneHours}}.',
      },
      {
        icon: 'consultation',
        title: 'Still there afterwards',
        text: 'A follow-up consultation comes with every inspection: what to fix, what to watch, what to leave.',
      },
    ],
  },

  'about.closing': {
    title: 'Meet us at the house',
    text: 'Come for the last half hour of the inspection. It is the best way to get to know your inspector, and your home.',
  },

  'about.meta': {
    title: 'About Your Home Inspector | {{name}}',
    description:
      'Meet the inspector behind {{name}}: independent, and at home on {{localArea}} {{soil}}. {{license}}. Serving {{cityCount}} cities of the {{region}}.',
    keywords: ['about home inspector', 'inspector licensed by the {{authority}}'],
  },

  'about.license-label': {
    label: 'Inspector license',
  },
} as const;
