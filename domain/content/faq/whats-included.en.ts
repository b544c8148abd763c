export const words = {
  'faq.whats-included': [
    {
      id: 'what-is-inspected',
      onlyIn: 'texas',
      question: 'What exactly do you inspect?',
      answer:
        "Everything the state's standards of practice list (22 TAC 535.227 to 535.233), as far as it can be seen and reached: foundation, grading, roof, attic, walls, doors, windows and stairs; the electrical service, panels, outlets and fixtures; heating, cooling and ducts; water, drain and gas lines and the water heater; and the built-in appliances. Those standards are the minimum {{lawState}} accepts. We add photos and video of what we find.",
      link: { label: 'The list, system by system', href: '/services' },
    },
    {
      id: 'what-is-inspected',
      notIn: ['texas'],
      question: 'What exactly do you inspect?',
      answer:
        'Everything that {{standards}} list, as far as it can be seen and reached: foundation, grading, roof, attic, walls, doors, windows and stairs; the electrical service, panels, outlets and fixtures; heating, cooling and ducts; water, drain and gas lines and the water heater; and the built-in appliances. We add photos and video of what we find.',
      link: { label: 'The list, system by system', href: '/services' },
    },
    {
      id: 'roof-and-attic',
      question: 'Do you walk the roof and go into the attic?',
      answer:
        'Both, wherever that is safe. A roof that is too steep, too high, wet, or so worn that a shoe would damage it is inspected from the edge and from the ground instead, and the report says how it was seen. In the attic we go as far as there is a floor or a safe footing: to the furnace, the flues, the decking and the underside of every valley. Ask the seller to clear the pull-down ladder; a packed closet below it ends many attic inspections.',
    },
    {
      id: 'thermal-imaging',
      onlyIn: 'texas',
      question: 'What is thermal imaging, and does it cost extra?',
      answer:
        'It is free with every inspection. The camera shows differences in surface temperature: a wet ceiling that still looks dry, a breaker that runs hot, a wall where the insulation slid down, a duct that cools the attic instead of the bedroom. It does not see through walls, and it works best when inside and outside differ by many degrees, which in {{stateName}} is most of the year. Every suspicious picture is checked with a moisture meter or by hand before it goes into the report.',
    },
    {
      id: 'thermal-imaging',
      notIn: ['texas'],
      question: 'What is thermal imaging, and does it cost extra?',
      answer:
        'It is free with every inspection. The camera shows differences in surface temperature: a wet ceiling that still looks dry, a breaker that runs hot, a wall where the insulation slid down, a duct that cools the attic instead of the bedroom. It does not see through walls, and it works best when inside and outside differ by many degrees. Every suspicious picture is checked with a moisture meter or by hand before it goes into the report.',
    },
    {
      id: 'what-is-not-included',
      question: 'What is not part of the inspection?',
      answer:
        'What cannot be seen without moving furniture, opening walls or digging: pipes under the slab, the inside of a chimney, wiring behind drywall. Nor is it a laboratory or a code inspection; mold, asbestos, lead paint, radon and permits need other people. We do not say how many years the water heater has left, or whether a company will insure the roof. Where we see a reason to look further, the report names the trade to call, and why.',
      link: { label: 'Ask about something special', href: '/contact' },
    },
    {
      id: 'termites',
      onlyIn: 'texas',
      question: 'Does the inspection cover termites?',
      answer:
        'No. A report on termites and other wood-destroying insects takes a separate license from the Texas Department of Agriculture. We do not hold it and do not offer it. Some lenders, the VA among them, ask for that report, so find out early and book a licensed pest control company inside your {{contractDeadline}}. If we come upon damaged wood, we report it as damaged wood, whatever ate it, and soil piled against siding or a leaking faucet at the wall as what they are.',
    },
    {
      id: 'termites',
      notIn: ['texas'],
      question: 'Does the inspection cover termites?',
      answer:
        'No. A report on termites and other wood-destroying insects takes a separate license in most states. We do not hold it and do not offer it. Some lenders, the VA among them, ask for that report, so find out early and book a licensed pest control company. If we come upon damaged wood, we report it as damaged wood, whatever ate it.',
    },
    {
      id: 'septic-and-wells',
      question: 'The house has a septic system or a well. Can you handle that?',
      answer:
        'Neither is part of the inspection of the house. A septic inspection is {{septicPrice}} and is done by a certified septic inspector. Testing the water of a private well is {{wellWaterPrice}} and needs a separate appointment. Tell us about either when you book: tanks have to be found and uncovered, and a laboratory needs a few days. If the listing says nothing, look at the water bill. No sewer charge on it usually means a tank in the yard.',
      link: { label: 'Additional services', href: '/pricing' },
    },
    {
      id: 'home-warranty-inspection',
      question: 'How does a home warranty inspection differ from a regular one?',
      answer:
        "It asks a different question. A buyer wants to know what the house is like; a warranty inspection asks what the builder or the warranty company still has to fix. So each component is checked against the warranty's terms, photographed with a date and written up in the form that claims need. It takes longer than a regular inspection of the same house. Most people order it in month eleven, a few weeks before the first year of coverage ends.",
      link: { label: 'Home warranty inspections', href: '/services' },
    },
  ],
} as const;
