/** The titles of the documents' pages, and what each is for: below its title, in the index and for search engines. */
export const words = {
  start: {
    title: 'Start',
    text: 'Paste a script and a tag, and see a price calculator or a calendar on your page: where the block goes, in which language, and how to try it without booking.',
  },
  look: {
    title: 'Look',
    text: 'Make a widget yours with one color: colors, corners, typeface, light and dark, the parts that your style sheet can reach, and the room that it needs.',
  },
  events: {
    title: 'Events and data',
    text: 'What a widget tells your page when a visitor gets a price or books, what your page can tell a widget, and how the figures get into your analytics.',
  },
  builders: {
    title: 'Site builders',
    text: 'WordPress, Squarespace, Wix and Webflow step by step, a shortcode for WordPress themes, and Tag Manager. The code is run by a test, as it stands.',
  },
  display: {
    title: 'Buttons, frames, links',
    text: 'A button that opens a widget in a dialog, a frame for sites that allow no scripts, a link for mails and posts, widgets in your own dialog or in tabs.',
  },
  frameworks: {
    title: 'Frameworks',
    text: 'Code to copy for React 18 and 19, Next, Vue, Svelte, Angular and Astro: the npm package with types, properties, events and server rendering. The recipes are run by a test, as they stand.',
  },
  widgets: {
    title: 'Widget reference',
    text: 'Every attribute, property, event and part of every widget, with their types. Written by the build from the code of the widgets.',
  },
  policy: {
    title: 'Policy and privacy',
    text: 'The content security policy that is enough, files pinned by digest, how long each version is served, which browsers work, and what is sent and stored.',
  },
  troubleshooting: {
    title: 'Troubleshooting',
    text: 'What to look at when nothing appears, the page jumps or leads come without your name, and what each message in the console means.',
  },
  webhooks: {
    title: 'Webhooks',
    text: 'Signed events for your own programs when a request comes in or an appointment is booked, moved or canceled: payloads, verification, retries.',
  },
  automation: {
    title: 'Programs and n8n, Zapier',
    text: 'Subscribe to webhooks with an API key, a workflow for n8n, a trigger for Zapier, and what we know about other programs.',
  },
  api: {
    title: 'API',
    text: 'Prices, free start times and bookings by HTTP and JSON: a working script, keys and scopes, refusals, repeated calls and limits.',
  },
  assistants: {
    title: 'Assistants',
    text: 'The Model Context Protocol server with which an assistant gets a price, finds a free start time and books for the person that it helps.',
  },
  agents: {
    title: 'For agents',
    text: 'What real-estate agents get when a client books through their page, what the inspector sees, and what an agent must know before pasting a widget.',
  },
};
