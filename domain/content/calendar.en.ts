export const words = {
  'calendar.hero': {
    title: 'Schedule your inspection',
    /** The next step: choose a day, choose a time, or confirm. */
    day: 'Choose a day and a start time. It is yours as soon as you confirm.',
    time: 'Choose a start time. It is yours as soon as you confirm.',
    confirm: 'The time is yours as soon as you confirm.',
    booked: 'What happens next, and how to prepare, is below.',
  },

  'calendar.notes': [
    {
      icon: 'clock',
      title: '{{calendarVisitDuration}} on site',
      text: 'Most inspections take {{calendarVisitDuration}}; large homes take longer.',
    },
    {
      icon: 'report',
      title: 'Report within {{reportTime}}',
      text: 'Written, with photos and video, and often the {{sameDay}}.',
    },
    {
      icon: 'report',
      title: 'Report within {{laterReportTime}}',
      text: 'Written, with photos and video.',
    },
    {
      icon: 'reschedule',
      title: 'Free to reschedule',
      text: 'Give us {{noticeTime}} of notice, and moving or canceling costs nothing.',
    },
    {
      icon: 'license',
      needs: 'license',
      title: 'Licensed inspector',
      text: '{{license}}, {{authority}}. Insured, with {{insurance}}.',
    },
  ],

  'calendar.expect': {
    title: 'What to Expect',
    items: [
      'A confirmation at once, with the date and the start time in {{timeZone}}.',
      'A call if we need a gate code, a lockbox or the utilities switched on.',
      'An inspector who arrives on time and works through every system. It takes {{calendarVisitDuration}}.',
      'A walk through the findings before we leave, if you are there.',
      'The report within {{reportTime}}, and a consultation whenever you have read it.',
    ],
  },

  'calendar.types': {
    title: 'Inspection Types',
    cards: [
      {
        icon: 'residential',
        title: 'Residential',
        text: 'For buyers and owners: structure, exterior, electrical, plumbing, HVAC and interior.',
      },
      {
        icon: 'warranty',
        title: 'Home Warranty',
        text: 'Before a warranty ends: each component checked, with the documents for your claim.',
      },
      {
        icon: 'pre-listing',
        title: 'Pre-Listing',
        text: 'For sellers: know what the buyer will find, and choose what to repair first.',
      },
    ],
  },

  'calendar.meta': {
    title: 'Schedule a Home Inspection Online | {{name}}',
    description:
      'Choose a day and a start time for your home inspection in the {{region}}. Booked as soon as you confirm; free to reschedule with {{noticeTime}} of notice.',
    keywords: ['schedule home inspection', 'book home inspector online'],
  },

  'calendar.closing': {
    title: 'No time that works for you?',
    text: 'Call us. We keep room for urgent cases, evenings and weekends included.',
  },

  'calendar.labels': {
    booked: 'See you {when}',
    /** After the quoted home. */
    day: 'pick a day',
    time: 'pick a time',
  },
} as const;
