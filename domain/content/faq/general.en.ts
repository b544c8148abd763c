export const words = {
  'faq.general': [
    {
      id: 'is-an-inspection-required',
      question: 'Does {{stateName}} require a home inspection before I buy?',
      answer:
        'No. The state does not ask for one, and most lenders do not either. The appraiser, who does come, answers a single question for the bank: is the home worth the loan? An appraisal notes what is plain to see. It does not run the furnace, open the electrical panel or climb into the attic. The inspection is the one visit in the whole purchase that you order, that reports to you, and that is over while you can still walk away.',
    },
    {
      id: 'license-and-insurance',
      onlyIn: 'texas',
      needs: 'license',
      question: 'Are you licensed?',
      answer:
        "Yes. Your inspector works under {{license}} from the {{authority}}, which sets the training, the exams, the continuing education and the minimum every inspection must cover. Look the number up in the commission's public license search: it shows whether a license is active and whether there was ever discipline. Ask the same of anybody you compare us with. We are insured too, with {{insurance}}.",
      link: { label: 'About your inspector', href: '/about' },
    },
    {
      id: 'license-and-insurance',
      notIn: ['texas'],
      question: 'What rules are you held to?',
      answer:
        'Every inspection follows {{standards}}; ask for them, and ask the same of anybody you compare us with. We work under {{license}} from the {{authority}}: look the number up in its public register. We are insured, with {{insurance}}.',
      link: { label: 'About your inspector', href: '/about' },
    },
    {
      id: 'sellers-disclosure',
      onlyIn: 'texas',
      question: "The seller gave me a disclosure notice. Isn't that enough?",
      answer:
        "The Seller's Disclosure Notice (Texas Property Code, section 5.008) tells what the seller knows, and nobody checks it. Many owners have never been in their own attic. Some sales come without any notice: most foreclosures and estates, and a new home that nobody has lived in.\n\nRead it all the same, and send it to us before the inspection. A roof claim, foundation piers or a leak that was fixed in 2021 tell us where to look twice, and what we find there tells you how far to trust the rest.",
    },
    {
      id: 'sellers-disclosure',
      notIn: ['texas'],
      question: "The seller gave me a disclosure. Isn't that enough?",
      answer:
        'A disclosure tells what the seller knows, and nobody checks it. Many owners have never been in their own attic, and some sales come without any notice.\n\nRead it all the same, and send it to us before the inspection. A roof claim, a foundation repair or a leak that was fixed years ago tell us where to look twice, and what we find there tells you how far to trust the rest.',
    },
    {
      id: 'can-a-house-fail',
      onlyIn: 'texas',
      question: 'Can a house fail its inspection?',
      answer:
        'No. There is no grade, no pass and no fail, and the inspector does not tell you whether to buy. Each item is marked as inspected, not inspected, not present or deficient, and every house has deficiencies, new ones included. What matters is which kind: a missing anti-siphon device on an outdoor faucet costs a few dollars, a slab that is moving does not. The report says which is which, so that the decision stays with you and is made on facts.',
      link: { label: 'What every inspection covers', href: '/services' },
    },
    {
      id: 'can-a-house-fail',
      notIn: ['texas'],
      question: 'Can a house fail its inspection?',
      answer:
        'No. There is no grade, no pass and no fail, and the inspector does not tell you whether to buy. Every house has deficiencies, new ones included. What matters is which kind: a missing anti-siphon device on an outdoor faucet costs a few dollars, a foundation that is moving does not. The report says which is which, so that the decision stays with you and is made on facts.',
      link: { label: 'What every inspection covers', href: '/services' },
    },
    {
      id: 'what-an-inspector-may-not-do',
      onlyIn: 'texas',
      question: 'What is an inspector not allowed to do in Texas?',
      answer:
        'Quite a lot, and all of it protects you. In a home sale we may not repair what we report on, so there is nothing for us to gain from a long list. We may not let our pay hang on what we find or on whether you close. We may not pay for referrals or take money for recommending a contractor. And without your consent we may not show your results to anybody else. These rules are in chapter 1102 of the Texas Occupations Code and in 22 TAC 535.220.',
    },
    {
      id: 'recommended-by-my-agent',
      question: 'My agent recommended you. Who do you work for?',
      answer:
        'For you. You order the inspection, you pay for it, and the report is yours. No money, gift or credit passes between us and any agent; {{lawState}} forbids it, and we would not want it. Good agents recommend inspectors who find things, because a client who learns about the roof after closing does not come back. You are free to choose anybody, and a second name to compare is never a bad idea.',
      link: { label: 'What clients say', href: '/reviews' },
    },
  ],
} as const;
