export const words = {
  'faq.reports-follow-up': [
    {
      id: 'when-is-the-report-ready',
      question: 'When do I get the report?',
      answer:
        'Within {{reportAnswer}}. Video reports are ready by {{videoReportsReady}}. {{lawState}} gives an inspector two days, which is a long time when your option period has seven. You get it by email as a document that opens on any phone, with a summary first. If you have to decide tonight, say so at the walk-through, and we will tell you on the spot what will be in it.',
    },
    {
      id: 'what-is-in-the-report',
      onlyIn: 'texas',
      question: 'What does the report look like?',
      answer:
        '{{lawState}} prescribes the form, {{reportForm}}, so that reports of different inspectors can be compared. Every item carries one of four marks: I for inspected, NI for not inspected, NP for not present, D for deficient. Below it are our own plain words, with photos and video of what we mean and where it is. A summary at the front puts safety first, then what costs real money, then what can wait. The form alone would not tell you that; every deficiency looks alike on it.',
      link: { label: 'What you receive', href: '/services' },
    },
    {
      id: 'what-is-in-the-report',
      notIn: ['texas'],
      question: 'What does the report look like?',
      answer:
        'Every item says whether it was inspected, not inspected, not present or deficient. Below it are our own plain words, with photos and video of what we mean and where it is. A summary at the front puts safety first, then what costs real money, then what can wait.',
      link: { label: 'What you receive', href: '/services' },
    },
    {
      id: 'who-sees-the-report',
      question: 'Who gets to see my report?',
      answer:
        'You do. Without your consent we show it to nobody: not to the seller, not to the lender, not even to your own agent. Most clients let us send their agent a copy, because that is who writes the repair request. Think before it goes to the seller. From then on the seller knows what you know and, if you walk away, may have to disclose it to the next buyer, which can be an argument in your favor.',
    },
    {
      id: 'using-the-findings',
      onlyIn: 'texas',
      question: 'What do I do with the findings before the {{contractDeadline}} ends?',
      answer:
        'You have four choices: buy as is, ask for repairs, ask for a lower price or a credit, or walk away. Whatever you agree goes into a signed amendment before the option period, typically {{optionPeriod}}, runs out. Ask for a few things, and big ones: the roof, the foundation, the panel, the air conditioner. A credit lets you choose the contractor; for repairs, ask for licensed trades and invoices. Your agent negotiates, and we will explain any line to anyone you like.',
      link: { label: 'Talk it over with us', href: '/contact' },
    },
    {
      id: 'using-the-findings',
      notIn: ['texas'],
      question: 'What do I do with the findings before my {{contractDeadline}} ends?',
      answer:
        'You have four choices: buy as is, ask for repairs, ask for a lower price or a credit, or walk away if your contract lets you. Whatever you agree goes into a signed amendment before that. Ask for a few things, and big ones: the roof, the foundation, the panel, the air conditioner. Your agent negotiates, and we will explain any line to anyone you like.',
    },
    {
      id: 'questions-afterwards',
      question: 'May I call with questions after I have read it?',
      answer:
        'Please do. A follow-up consultation comes with every inspection, and it is with the inspector who was in your attic, not with an office. Call before you negotiate, when a contractor tells you something else than the report does, or a year later when you cannot remember which valve it was. Many clients keep the report as a to-do list for the first five years, and order an annual maintenance inspection to bring it up to date.',
      link: { label: 'Annual maintenance inspections', href: '/services' },
    },
  ],
} as const;
