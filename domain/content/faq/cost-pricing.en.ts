export const words = {
  'faq.cost-pricing': [
    {
      id: 'what-does-it-cost',
      question: 'What does a home inspection cost?',
      answer:
        'A standard inspection is {{priceRange}}, by square footage: {{tierPrices}}. Beyond that it starts from {{beyondPrice}}, plus {{stepPrice}} for each started {{stepArea}} sq ft.\n\nThe report, the photos and video, thermal imaging and the consultation afterwards are in that price. The instant quote adds up your house line by line, in your browser, without asking for your name.',
      link: { label: 'Get your price now', href: '/instant-quote' },
    },
    {
      id: 'what-raises-the-price',
      onlyIn: 'texas',
      question: 'What makes one house cost more than another of the same size?',
      answer:
        'Whatever takes more time. An older house has more layers of repair to read: add {{agePricesInYears}}. Each story above the {{includedStory}} adds {{storyPrice}}, and a basement, rare in our {{soil}}, {{basementPrice}}. Pools and detached structures are extra as well. Finishes are not: granite counters take no longer to inspect than laminate ones. If you know the year and the square footage from the listing, the quote is good to the dollar.',
      link: { label: 'How prices are made', href: '/pricing' },
    },
    {
      id: 'what-raises-the-price',
      notIn: ['texas'],
      question: 'What makes one house cost more than another of the same size?',
      answer:
        'Whatever takes more time. An older house has more layers of repair to read: add {{agePricesInYears}}. Each story above the {{includedStory}} adds {{storyPrice}}, and a basement {{basementPrice}}. Pools and detached structures are extra as well. Finishes are not: granite counters take no longer to inspect than laminate ones. If you know the year and the square footage from the listing, the quote is good to the dollar.',
      link: { label: 'How prices are made', href: '/pricing' },
    },
    {
      id: 'pool-price',
      question: 'How much is it to add a pool or spa?',
      answer:
        'A full inspection of a pool or spa adds {{faqPoolPrice}}. In it we run the pump, the heater and the cleaner, look at tile, coping, deck and visible plumbing, and check what keeps people alive: the bonding, the ground-fault protection, the drain covers, the self-closing gates and the door alarms. A pool that leaks underground or a cracked shell under water takes a leak specialist, and we say so when the signs are there. {{poolPrices}}',
      link: { label: 'All extras', href: '/pricing' },
    },
    {
      id: 'detached-structures',
      question: 'Do you inspect detached garages, workshops and guest houses?',
      answer:
        'Yes, when you ask for it. Each detached structure adds {{faqStructurePrice}}. A detached structure adds {{faqStructureRange}}, by its size and by what is in it: a bare garage is at the low end, a guest apartment with its own panel, water heater and air conditioner at the high end. Tell us about each one when you book, barns and pool houses too, because it also changes how long we need. Fences and garden sheds that you could carry away are not worth your money.',
    },
    {
      id: 'rush-inspection',
      needs: 'rushPercent',
      question: 'I need it sooner. What does a rush inspection cost?',
      answer:
        'A rush appointment adds {{rushPercent}} to the base price; extras stay what they are. You need it less often than people think: most inspections are scheduled within {{schedulingTime}} anyway, and we keep some same-day slots for urgent cases. So call before you tick the box. A free time that suits your {{contractDeadline}} needs no rush.',
      link: { label: 'Look for a free time first', href: '/calendar' },
    },
    {
      id: 're-inspection',
      needs: 'reInspectionPrice',
      question: 'Can you come back and check the repairs?',
      answer:
        'Yes. A re-inspection is {{reInspectionPrice}}, by the number of items and how far apart they are. Send us the signed amendment with the list of repairs and, if you have them, the invoices. We look at those items only, photograph each one, and tell you what was done, what was done badly and what was not done. Plan it a few days before closing, so there is time to send somebody back.',
    },
    {
      id: 'how-do-i-pay',
      question: 'How and when do I pay?',
      answer:
        "{{Due}}. {{NoDeposit}} is asked for. Cash or check on site; Credit and debit cards; PayPal and Venmo: all are fine. {{TheState}}'s clock for the report starts with the payment, so settling {{onTheSpot}} also means that yours goes out as soon as it is written. We do not bill the title company {{notAtClosing}}: a fee that is only paid if you close is just what the rules want to keep away from an inspection.",
      link: { label: 'Payment in detail', href: '/pricing' },
    },
  ],
} as const;
