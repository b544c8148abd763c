export const words = {
  'maintenance-tips.hero': {
    title: 'What your home needs now',
    text: 'Tell us its age, its kind and what worries you, and get a list for this season in {{localArea}}: what to do, what it costs and what to leave to a professional.',
  },

  'maintenance-tips.seasons': {
    title: 'Why homes here need their own list',
    paragraphs: [
      {
        text: 'Maintenance lists written for the whole country tell you to salt the steps. In {{metro}} the {{soil}}, the hail and two or three nights of frost do the damage, each in its own season.',
        onlyIn: 'texas',
      },
      {
        text: 'A list for every home leaves out what yours needs. Rain, heat and cold each do their damage in their own season, and the age and kind of a home decide where it shows first.',
        notIn: ['texas'],
      },
    ],
    seasons: [
      {
        season: 'Spring',
        title: 'Hail and heavy rain',
        text: 'The worst storms come in April and May. Look at the roof and at where its water goes, and have the cooling serviced before everybody asks for it.',
        onlyIn: 'texas',
      },
      {
        season: 'Spring',
        title: 'Storms and heavy rain',
        text: 'Look at the roof and at where its water goes, and have the cooling serviced before everybody asks for it.',
        notIn: ['texas'],
      },
      {
        season: 'Summer',
        title: '100-degree days on clay',
        text: 'Black clay shrinks as it dries and leaves the slab without support. Keep the soil around it evenly damp, and the condensate line open.',
        onlyIn: 'texas',
      },
      {
        season: 'Summer',
        title: 'Heat and dry ground',
        text: 'Soil that dries leaves a foundation without support. Keep it evenly damp, and the condensate line open.',
        notIn: ['texas'],
      },
      {
        season: 'Fall',
        title: 'The calm between',
        text: 'Cracks are at their widest after the dry months, so measure them now. Clear the gutters and test the heat while it can wait a day.',
        onlyIn: 'texas',
      },
      {
        season: 'Fall',
        title: 'Before the cold',
        text: 'Clear the gutters once the leaves are down, and test the heat while it can wait a day. Close what lets water or cold air in.',
        notIn: ['texas'],
      },
      {
        season: 'Winter',
        title: 'One hard freeze',
        text: 'Most days are mild; a single night at 15 degrees bursts pipes in attics and garages. Cover the hose bibs, drain the sprinklers, drip the faucets.',
        onlyIn: 'texas',
      },
      {
        season: 'Winter',
        title: 'Cold and wet',
        text: 'Know where the water shuts off before a pipe freezes. Keep the heat steady, water away from the walls, and alarms for smoke and carbon monoxide working.',
        notIn: ['texas'],
      },
    ],
  },

  'maintenance-tips.closing': {
    title: 'Want someone to look at it?',
    text: 'An annual maintenance inspection goes through the whole list with you and shows what can wait.',
  },

  'maintenance-tips.meta': {
    title: 'Home Maintenance Tips for Your Home | {{name}}',
    description:
      'Tell us the age and type of your home, the season and what worries you, and get a list of maintenance tips made for homes in the {{region}}.',
    keywords: ['home maintenance tips {{stateName}}', 'seasonal home maintenance'],
  },
} as const;
