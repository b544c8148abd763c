export const words = {
  'faq.process-timeline': [
    {
      id: 'what-happens-on-the-day',
      question: 'What happens on the day of the inspection?',
      answer:
        'We begin outside: drainage, brick, trim, roof. Then we start whatever takes time, such as the dishwasher, the ovens and the air conditioning, and work through every room, the attic, the electrical panel, the water heater and the plumbing while they run. Everything goes into photos and video as we find it. At the end we walk you through the house once more and show you the few things that matter most, so that the report holds no surprises.',
      link: { label: 'See the four steps', href: '/services' },
    },
    {
      id: 'how-long-does-it-take',
      question: 'How long does an inspection take?',
      answer:
        'It goes by size and age. Most take {{visitDuration}}, a condo or a one-story starter home less, and a large house with two attics, several air conditioners and a crawl space more. Age counts as much as size, because old houses hold more history. The instant quote shows the time for your house beside the price, so that you can tell the seller how long to be away.',
      link: { label: 'See price and time for your house', href: '/instant-quote' },
    },
    {
      id: 'should-i-attend',
      question: 'Should I be there for the inspection?',
      answer:
        'Come for the last half hour if you can. A photo of a rusted heat exchanger is information; standing in front of it while somebody explains what it means is worth more. We also show you where the water, gas and power shut off, which you will want to know before you need it. You are welcome for the whole visit, and if you cannot come at all, we will do the walk-through by phone with the report in front of you.',
    },
    {
      id: 'option-period',
      onlyIn: 'texas',
      question: 'How does the inspection fit into my option period?',
      answer:
        "Your option period is the time you paid for to back out for any reason; here it is typically {{optionPeriod}}. It counts calendar days, does not wait for weekends or holidays, and ends at 5:00 PM local time on its last day.\n\nBook as soon as the contract is signed and aim for the first three days. Then there is time left for a foundation engineer, a roofer's bid or a sewer camera, and for your agent to negotiate. An inspection on the last day tells you a lot and leaves you nothing to do about it.",
      link: { label: 'Find a time', href: '/calendar' },
    },
    {
      id: 'utilities-off',
      question: 'What if the gas, water or electricity is off?',
      answer:
        "Then part of the house stays uninspected. {{TheState}}'s standards do not ask an inspector to turn utilities on, open main valves or light pilots, and for good reason: if a pipe split in the last freeze, nobody should be the first to find out. We inspect what we can and mark the rest as not inspected. So have your agent confirm all three the day before. Coming back once everything is on counts as a re-inspection, {{reInspectionPrice}}.",
    },
    {
      id: 'new-construction',
      onlyIn: 'texas',
      question: 'We are building. When should a new home be inspected?',
      answer:
        'Three times, and once more. Before the slab is poured, while the plumbing, the reinforcement and the cables can still be seen. Before the drywall, when framing, flashing and wiring are open. Before closing, for the whole house. And in the eleventh month, while the workmanship part of most builder warranties still runs.\n\nThe city inspects for code, often in minutes. Ask the builder early for access, and put it in the contract if you can.',
      link: { label: 'New construction inspections', href: '/services' },
    },
    {
      id: 'new-construction',
      notIn: ['texas'],
      question: 'We are building. When should a new home be inspected?',
      answer:
        'Three times, and once more. Before the foundation is poured, while the plumbing and the reinforcement can still be seen. Before the drywall, when framing, flashing and wiring are open. Before closing, for the whole house. And in the eleventh month, while the workmanship part of most builder warranties still runs.\n\nThe city or county inspects for code, often in minutes. Ask the builder early for access, and put it in the contract if you can.',
      link: { label: 'New construction inspections', href: '/services' },
    },
  ],
} as const;
