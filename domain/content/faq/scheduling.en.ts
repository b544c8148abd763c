export const words = {
  'faq.scheduling': [
    {
      id: 'how-soon',
      onlyIn: 'texas',
      question: 'How soon can you come?',
      answer:
        'Most inspections are scheduled within {{schedulingTime}}. For urgent cases, such as {{aContractDeadline}} that ends tomorrow, a leak or a storm, we keep same-day slots and do emergency inspections; those are given out by phone, not online. March to June is the busy season here, with spring sales and hail together, so in those months book on the day your contract is signed.',
      link: { label: 'See free times', href: '/calendar' },
    },
    {
      id: 'how-soon',
      notIn: ['texas'],
      question: 'How soon can you come?',
      answer:
        'Most inspections are scheduled within {{schedulingTime}}. For urgent cases, such as {{aContractDeadline}} that ends tomorrow, a leak or a storm, we keep same-day slots and do emergency inspections; those are given out by phone, not online. Spring is the busy season for sales, so in those months book on the day your contract is signed.',
      link: { label: 'See free times', href: '/calendar' },
    },
    {
      id: 'booking-online',
      question: 'How do I book, and do I need an account?',
      answer:
        'No account. Choose a day and a start time in the calendar, leave a name, a phone number and the address, and the time is yours as soon as you confirm. Take the quote there first, and the details of the house come along. For anything sooner than the first day shown, call us. If you send a request by the form instead, we answer within {{responseTime}}.',
      link: { label: 'Open the calendar', href: '/calendar' },
    },
    {
      id: 'weekends',
      question: 'Do you inspect on weekends and in the evening?',
      answer:
        'The online calendar shows the days that you can book yourself; for any other, call us. We are available {{everyDay}} a week, and the phone is answered from {{phoneHours}}, Sundays included. Ask about daylight before you ask for an evening: a roof, a slope or a hairline crack in brick cannot be judged in the dark, and in December that means starting well before 4 PM.',
      link: { label: 'Call, write or text', href: '/contact' },
    },
    {
      id: 'cancel-or-reschedule',
      question: 'How do I move or cancel my appointment?',
      answer:
        'Open the link in your confirmation: you can move or cancel your appointment there yourself, day or night. With {{noticeTime}} of notice it costs nothing, whatever the reason. {{NoDeposit}} is lost. After that, or if you cannot find the link, call {{phone}}. The same {{noticeHours}}-hour cancellation policy applies to bookings made online and by phone. Deals fall through before the inspection more often than people think, and we would rather hear it the evening before than at the door.',
    },
    {
      id: 'agent-books',
      question: 'Can my agent book for me, and who lets you in?',
      answer:
        'Yes to the first, and your agent usually solves the second. We need the address, the square footage, a way in (a lockbox or an appointment with the seller) and a word on alarms, dogs and gate codes. We also need you: the inspection agreement is between you and us, and you sign it before we start. If tenants live in the house, make sure they know in advance: a locked bedroom is a room that is not in your report.',
      link: { label: 'Send the details', href: '/contact' },
    },
    {
      id: 'bad-weather',
      question: 'What happens if it rains, storms or snows?',
      answer:
        'Rain is welcome. It shows where the gutters run over, which corner of the yard stays under water and whether that stain on the ceiling is still active. We do not climb a wet roof, so it is looked at from the edge and the ground, and the report says so. For lightning, hail or ice on the roads we call you and move the appointment at no charge, with your {{contractDeadline}} in mind.',
    },
  ],
} as const;
