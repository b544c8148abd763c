export const words = {
  listen: {
    title: 'Hear of a booking',
    text: 'Every event bubbles, leaves the widget and has it as its target, so that one listener on the document is enough. No event carries personal data.',
    block: 'Your script',
  },
  events: {
    title: 'All events',
    text: '`cancelable` means that `preventDefault()` keeps the visitor on your page instead of opening ours.',
  },
  handOver: {
    title: 'From the price to the calendar',
    texts: [
      'A quote and a calendar on the same page work together without any code: the calendar takes the home and its price. Without a calendar on the page, our booking page opens with the quote and with your partner name.',
      'Your script can hand over a home as well. A property may be set before the widget’s code has arrived; it is applied then.',
    ],
    block: 'A home that your page knows',
  },
  prefill: {
    title: 'Prefill',
    texts: [
      'Whatever your page already knows about its visitor can be filled in when the form opens, on the calendar and the inspection request.',
      'What the visitor types or deletes stays that way, even if you set an attribute later. Text the form would refuse (too long, not an email address) is ignored; the console names the attribute but not its text. In the inspection request the last word of the name is the last name.',
      'The texts go nowhere until the visitor sends the form. They never appear in a URL: a quote that opens the calendar on our own site does not take them along.',
    ],
    block: 'Prefilled request',
  },
  metadata: {
    title: 'Metadata',
    texts: [
      'What your page knows about a lead in your own terms, on the quote, the calendar and the inspection request. The owner sees `listing-id: 42` with the request or booking, in the mail about it and in the export; webhooks send it as `metadata`. A quote hands it to the booking.',
      'From a script, set the property `metadata`; a link to our site takes it as the parameter `meta-listing-id=42`. At most 10 pairs: a name has at most 40 lower-case letters, digits and hyphens, a text 200 characters. What does not fit is ignored, the console names it, and the lead is sent without it. Put nothing personal into it: it is in the address of the booking page.',
    ],
    block: 'A lead with your own terms',
  },
  analytics: {
    title: 'Analytics',
    text: 'The figures in the data layer of Tag Manager, without a person in them and without tests.',
    block: 'Data layer',
  },
};
