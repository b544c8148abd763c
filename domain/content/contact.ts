import { optionalBlock, textBlock } from '#domain/business/text-block.ts';

export const contactHero = textBlock('contact.hero', 'Contact page, top', {
  title: 'Talk to your inspector',
  text: 'Ask a question, send us an address or book a time. We answer within {{responseTime}}.',
});

/** The icon says what the action links to. */
export const contactCards = optionalBlock('contact.cards', 'Contact page, ways to reach us', [
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
]);

export const contactQuestions = optionalBlock('contact.questions', 'Contact page, questions', {
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
        'Typically {{visitDuration}}, depending on the size and age of the home. You do not have to stay for all of it, but the last half hour is when we show you what we found.',
    },
    {
      id: 'report',
      question: 'When do I get the report?',
      answer:
        'Within {{reportAnswer}}. It has photos and video; video reports are ready by {{videoReportsReady}}.',
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
        'At the inspection, by cash, check, credit or debit card, PayPal or Venmo. There is no deposit, and canceling is free with {{noticeTime}} of notice.',
    },
    {
      id: 'area',
      question: 'Which areas do you serve?',
      answer:
        'The {{region}}: {{counties}}, within about {{servedMiles}} miles. Ask us if you are a little farther out.',
    },
  ],
});

export const contactDetails = textBlock('contact.details', 'Contact page, details', {
  title: 'Reach us directly',
  text: 'The form, the phone and the inbox all lead to the inspector who comes to the home.',
});

export const hoursAndArea = optionalBlock('contact.hours', 'Contact page, hours and area', {
  title: 'When and where we inspect',
  text: 'Daytime, evening and weekend appointments, all over the {{region}}.',
  area: '{{counties}}, within about {{servedMiles}} miles:',
});

export const sameDayCall = optionalBlock('contact.closing', 'Contact page, end', {
  title: 'Need an inspection today?',
  text: 'We keep room for emergencies. Call, and we will tell you right away whether we can come.',
});

export const contactMeta = textBlock('contact.meta', 'Contact page, for search engines', {
  title: 'Contact {{name}} | Call, Email or Text',
  description:
    'Reach your home inspector at {{phone}} or send an inspection request. We answer within {{responseTime}}, {{phoneDays}}, all over the {{region}}.',
  keywords: ['contact home inspector', 'home inspection appointment'],
});

export const contactLabels = textBlock('contact.labels', 'Contact page, labels and button', {
  phone: 'Phone',
  email: 'Email',
  area: 'Service area',
  hours: 'Business hours',
  hoursNote: 'Office hours. Inspection and phone hours are below.',
  appointments: 'Inspections, by appointment',
  call: 'Call Now',
});
