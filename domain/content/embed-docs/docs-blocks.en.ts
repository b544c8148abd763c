export const words = {
  'embed-docs.hero': {
    title: 'Documents for partners and developers',
    text: 'Put our prices and our calendar on your page, make them look like yours, hear of each booking, or book from your own program. One page for each task, and every piece of code is run by a test.',
  },

  'embed-docs.start': [
    'Paste three things: the script, the size that the widget reserves, and its tag. The script can go in the head or the body, and it does no harm twice.',
    'The script is a small loader. It fetches a widget’s code when its tag comes within 600 px of the screen, and the code for the chat and the offers as soon as their tags are on the page. Tags added later are found too.',
    'No frames, no cookies, no storage, no login. The name and license number stay visible: in {{lawState}} a widget on your page is an advertisement (22 TAC §535.221).',
  ],

  'embed-docs.test-mode': [
    'With the attribute “test”, a widget says at its top edge that it is a test. Everything works, through to the confirmation: the server checks the form and the time as it would for a client, and answers the same way, with “test: true”.',
    'Nothing is booked or stored, the time stays free, and nobody gets an email. {{name}} sees no lead, only the day of your last test next to your name.',
    'Events carry “test: true” in their detail, so that your figures can leave them out. Tests count toward the same limit as real bookings: 20 in ten minutes from one address. Set the attribute on each widget, and remove it when you publish.',
    'The links in a test confirmation lead here, because there is no appointment to move or cancel.',
  ],

  'embed-docs.meta': {
    title: 'Documents for Partner Sites and Developers | {{name}}',
    description:
      'How to use the home inspection widgets, webhooks and API of {{name}}: paste and see, colors, events, frameworks, content policy, troubleshooting.',
    keywords: ['home inspection widget', 'custom element reference', 'home inspection API'],
  },
};
