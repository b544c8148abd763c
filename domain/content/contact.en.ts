export const words = {
  'contact.hero': {
    title: 'Talk to your inspector',
    text: 'Ask a question, send us an address or book a time. We answer within {{responseTime}}.',
  },

  'contact.cards': [
    {
      icon: 'phone',
      title: 'Call',
      text: 'Answered {{phoneDays}}, {{phoneTimes}}.',
      action: '{{phone}}',
    },
    {
      icon: 'email',
      title: 'Email',
      text: 'For listing links, seller disclosures and longer questions.',
      action: '{{email}}',
    },
    {
      icon: 'text',
      title: 'Text',
      text: 'Send the address, and we text back a price and the next free time.',
      action: '{{textPhone}}',
    },
  ],

  'contact.questions': {
    title: 'What people ask before they call',
    questions: [
      {
        id: 'how-soon',
        question: 'How soon can you inspect my home?',
        answer:
          'Most inspections are scheduled within {{schedulingTime}}. If your {{contractDeadline}} is about to end, call us: we keep same-day slots for urgent cases.',
      },
      {
        id: 'how-long',
        question: 'How long does an inspection take?',
        answer:
          'It depends on the size and age of the home. Typically it takes {{visitDuration}}. You do not have to stay for all of it, but the last half hour is when we show you what we found.',
      },
      {
        id: 'report',
        question: 'When do I get the report?',
        answer:
          'Within {{reportAnswer}}. It has photos and video. Video reports are ready by {{videoReportsReady}}.',
      },
      {
        id: 'price',
        question: 'What does it cost?',
        answer:
          'A standard inspection is {{priceRange}}, by square footage. The instant quote shows your price line by line in under a minute, without asking for your name.',
      },
      {
        id: 'payment',
        question: 'How and when do I pay?',
        answer:
          'Payment is due {{due}}, by cash, check, credit or debit card, PayPal or Venmo. {{NoDeposit}} is asked for. Canceling is free with {{noticeTime}} of notice.',
      },
      {
        id: 'area',
        question: 'Which areas do you serve?',
        answer:
          'The {{region}}: {{counties}}, within about {{servedMiles}} miles. Ask us if you are a little farther out.',
      },
    ],
  },

  'contact.details': {
    title: 'Reach us directly',
    text: 'The form, the phone and the inbox all lead to the inspector who comes to the home.',
  },

  'contact.hours': {
    title: 'When and where we inspect',
    text: 'Daytime, evening and weekend appointments, all over the {{region}}.',
    area: '{{counties}}, within about {{servedMiles}} miles:',
  },

  'contact.closing': {
    title: 'Need an inspection today?',
    text: 'We keep room for emergencies. Call, and we will tell you right away whether we can come.',
  },

  'contact.meta': {
    title: 'Contact {{name}} | Call, Email or Text',
    description:
      'Reach your home inspector at {{phone}} or send an inspection request. We answer within {{responseTime}}, {{phoneDays}}, all over the {{region}}.',
    keywords: ['contact home inspector', 'home inspection appointment'],
  },

  'contact.labels': {
    phone: 'Phone',
    email: 'Email',
    area: 'Service area',
    hours: 'Business hours',
    hoursNote: 'Office hours. Inspection and phone hours are below.',
    appointments: 'Inspections, by appointment',
    call: 'Call Now',
  },
} as const;
