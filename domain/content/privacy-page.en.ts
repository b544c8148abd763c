export const words = {
  'privacy.hero': {
    title: 'Your data, in plain words',
    text: 'We store what you type into a form, to inspect your home and for nothing else. No tracking, no cookies for visitors, no advertising.',
  },

  'privacy.parts': {
    collected: {
      id: 'collected',
      title: 'What we collect',
      items: [
        'From the request and booking forms: your name, email address, phone number, the property’s address, the kind of inspection, the date, and what you write to us.',
        'With a booking from a quote: the facts of the home that you entered and the price.',
        'With a booking for a purchase: when your {{contractDeadline}} ends, if you tell us.',
        'With a booking, if you tell us: the agent who books for you, how we get in, whether anyone lives there, utilities and pets; and why, if you cancel it online.',
        'With either form: the page that you sent it from, without its query, the agent whose page it was, the campaign values (utm_…) of its address, and what that page tells about your inquiry, such as the number of a listing.',
        'If you pay online: that, when and how much you paid. You do it on a page of Stripe, the payment company, which gets your email address, the street of the property, the amount and your card; your card’s data never reach us.',
        'Our own notes about your appointment, when it was booked, moved, canceled or completed.',
      ],
    },
    notCollected: {
      id: 'not-collected',
      title: 'What we do not collect',
      items: [
        'Visitors get no cookie and no identifier, and no third party learns that you were here.',
        'What you type into a form of this site stays in your browser’s tab until you send it or close the tab, so that a reload does not lose it.',
        'Quotes are calculated and chat questions answered in your browser: none of it is sent.',
        'Maintenance tips send what you choose and the place you type, to find the tips; it may pass through a language model and is not stored here.',
        'The server counts how often an article is read, not by whom. Its log holds no address, name or search; network addresses are used only in memory, to stop floods of requests.',
      ],
    },
    why: {
      id: 'why',
      title: 'Why we store it, and who sees it',
      items: [
        'To answer you, to keep your appointment, and to do the inspection.',
        'Only {{name}} reads it. It is not sold, shared or used for advertising. An agent whose page you came from does not see it. The agent whom you name sees time, place, state and report only if you agree; you can take that back on the page of your appointment.',
        'If the inspector’s phone shows appointments in its calendar, yours is in that calendar too.',
      ],
    },
  },

  'privacy.duration': {
    title: 'How long we keep it',
    untilErased: 'Requests and bookings stay until we erase them, or until you ask us to.',
    /** Around the number of months. */
    erased: {
      before: 'Requests and bookings are erased automatically',
      after: 'after our last contact with you.',
    },
    items: [
      'All that stays is that a request came in or a time was booked, with nothing about you.',
      'Backups hold a copy until they, too, are deleted.',
    ],
  },

  'privacy.closing': {
    title: 'See it, or have it erased',
    text: 'Write or call, and tell us the email address or phone number you gave us. You get everything we have stored about you as one file, or we erase it. An upcoming appointment has to be canceled first.',
  },

  'privacy.meta': {
    title: 'Privacy: What We Store and for How Long | {{name}}',
    description:
      'What {{name}} stores when you send a form, why, for how long, who sees it, and how to see it or have it erased. No tracking and no cookies for visitors.',
    keywords: ['privacy', 'personal data home inspection'],
  },
} as const;
