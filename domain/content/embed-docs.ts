import { textBlock } from '#domain/business/text-block.ts';

/** The reference for developers of a partner's page. */
export const embedDocsHero = textBlock('embed-docs.hero', 'Widget reference, top', {
  title: 'Widget reference',
  text: 'Eight custom elements for your pages: what each one takes, what it reports and how it looks, how to use it in your framework, and how to try it without booking anything.',
});

export const embedDocsStart = textBlock('embed-docs.start', 'Widget reference, start', [
  'Paste three things: the script, the size that the widget reserves, and its tag. The script can go in the head or the body, and it does no harm twice.',
  'The script is a small loader. It fetches a widget’s code when its tag comes within 600 px of the screen, and the code for the chat and the offers as soon as their tags are on the page. Tags added later are found too.',
  'No frames, no cookies, no storage, no login. The name and license number stay visible: in {{lawState}} a widget on your page is an advertisement (22 TAC §535.221).',
]);

export const embedDocsLanguage = [
  'Every widget speaks English and Spanish. It has the language of the nearest “lang” around it, as a rule that of your page’s html tag, so that a page in Spanish needs nothing more. The attribute “lang” on the tag itself decides for one widget; two widgets on a page may have different languages.',
  '“es”, “es-MX” and every other tag of Spanish is Spanish; any other language is English. When the attribute changes, on the tag or around it, the widget changes with it and keeps what was typed, chosen and open. A visitor loads the words of one language only.',
  'A lead says which language the form was in. The mails to your client, the calendar file and the page of the appointment are in that language, and links lead to the pages in it.',
] as const;

/** The same for those who read only this. */
export const embedDocsInSpanish =
  'En español: los widgets toman el idioma de su página. Si la etiqueta html dice lang="es", no hace falta nada más; si no, agregue lang="es" a la etiqueta del widget.';

export const embedDocsPrefill = [
  'Whatever your page already knows about its visitor can be filled in when the form opens, on the calendar and the inspection request.',
  'What the visitor types or deletes stays that way, even if you set an attribute later. Text the form would refuse (too long, not an email address) is ignored; the console names the attribute but not its text. In the inspection request the last word of the name is the last name.',
  'The texts go nowhere until the visitor sends the form. They never appear in a URL: a quote that opens the calendar on our own site does not take them along.',
] as const;

export const embedDocsTestMode = textBlock('embed-docs.test-mode', 'Widget reference, test mode', [
  'With the attribute “test”, a widget says at its top edge that it is a test. Everything works, through to the confirmation: the server checks the form and the time as it would for a client, and answers the same way, with “test: true”.',
  'Nothing is booked or stored, the time stays free, and nobody gets an email. {{name}} sees no lead, only the day of your last test next to your name.',
  'Events carry “test: true” in their detail, so that your figures can leave them out. Tests count toward the same limit as real bookings: 20 in ten minutes from one address. Set the attribute on each widget, and remove it when you publish.',
  'The links in a test confirmation lead here, because there is no appointment to move or cancel.',
]);

export const embedDocsAnalytics = [
  'Every event bubbles, leaves the widget and has it as its target, so one listener on the document is enough. No event carries personal data, and neither does what this recipe passes to the data layer.',
] as const;

export const embedDocsVersions = [
  {
    name: '/embed/v1.js, /embed.js',
    text: 'One loader, permanently. Browsers keep it for 5 minutes, and may use the old one for another day while they fetch the next.',
  },
  {
    name: '/embed/v1-….js',
    text: 'One release of the loader, for “integrity”. Served for at least 20 releases; after that, a pinned page must be updated.',
  },
  {
    name: '/embed/v1.json',
    text: 'The newest release and the digests of its files, for programs.',
  },
] as const;

export const embedDocsDeprecation = [
  'In version 1, attributes, properties, events, parts and custom properties may be added. None is removed, and none changes its meaning.',
  'Anything that has to go is deprecated first: it keeps working, this page marks it, and the console names its replacement once. It can only disappear in a version 2, which would have its own address; version 1 is served for at least two years after that.',
  'The inside of a widget may change with any release: texts, layout, elements without a part. A release never breaks a page that is open.',
] as const;

export const embedDocsBrowsers = [
  'Chrome and Edge 123, Firefox 121, Safari 17.5 (all of May 2024 or before), and later, on phones too. The limits are light-dark() and :has() in style sheets; the scripts use nothing newer.',
  'Each change is tested in Chromium 156. The quote, calendar, request and guest rules are also tested in Firefox ESR 153 and WebKitGTK 2.50, which shares Safari’s engine.',
  'An older browser shows the widgets without their colors, or leaves them empty. For those, put a phone link between the tags: it shows until the widget does.',
] as const;

export interface ConsoleMessage {
  /** The console's text; “…” stands for what varies. */
  message: string;
  cause: string;
  cure: string;
}

/** What widgets write to the console, and what browsers write about them. */
export const embedDocsConsole: readonly ConsoleMessage[] = [
  {
    message: '<inspection-…> expects … to be …',
    cause:
      'An attribute has a value that is not allowed. It is ignored; the widget is still shown.',
    cure: 'Correct the value. A partner is a slug such as jane-doe-realty.',
  },
  {
    message: '<inspection-…> could not be loaded and is tried again.',
    cause:
      'The visitor is offline, a content security policy blocks our scripts, or a pinned file is gone.',
    cure: 'Nothing, if it was the connection: it is tried again after 5, 10, 20 … seconds. Otherwise, allow this site in script-src, or update the pinned block.',
  },
  {
    message: '<inspection-…> could not get its words and is tried again.',
    cause:
      'The visitor is offline, or a content security policy blocks the file with the widget’s language or, with the pinned loader, the call for the facts of the business. If only one language is missing, the widget is in English meanwhile.',
    cure: 'Nothing, if it was the connection. Otherwise, allow this site in script-src and connect-src, or correct api-base.',
  },
  {
    message: 'The chat could not be loaded in ….',
    cause:
      'A visitor asked in another language than the page’s, whose words could not be fetched. The chat answers in the page’s.',
    cure: 'Nothing, if it was the connection. Otherwise, allow this site in script-src and connect-src.',
  },
  {
    message: '<inspection-booking> was given a quote that it cannot read. …',
    cause: 'The property “quote” is not a quote’s input.',
    cure: 'Pass detail.input of inspection-quote-calculate, unchanged, not the whole detail.',
  },
  {
    message: 'The inspection widgets\' script tag needs type="module": …',
    cause: 'The script tag has no type="module". The widgets still work, a little later.',
    cure: 'Add it. In WordPress, the filter below does that.',
  },
  {
    message: '<inspection-…> stands inside a <…> with "…", which moves it from its place …',
    cause:
      'An ancestor of the chat or of the offers is transformed, filtered or contained, so they are positioned inside it and not in the window.',
    cure: 'Put the tag at the end of the body.',
  },
  {
    message: 'Refused to … because it violates the … Content Security Policy directive',
    cause: 'Your page’s policy does not allow this site.',
    cure: 'Allow it in script-src and connect-src; /embed prints the policy.',
  },
  {
    message: 'Failed to find a valid digest in the “integrity” attribute',
    cause: 'A pinned file is not the one you reviewed.',
    cure: 'Paste the block again, or use /embed/v1.js without a digest.',
  },
];

/** What a problem response means for a visitor; the codes are those of `problemTypes`. */
export const embedDocsProblems = [
  { code: 'validation_failed', text: 'The messages appear at the fields; what was typed is kept.' },
  { code: 'slot_taken', text: 'Someone else was faster: other times that day are offered.' },
  { code: 'price_changed', text: 'Prices changed since the page was loaded: both are shown.' },
  { code: 'slot_unavailable', text: 'The time is no longer open: others are offered.' },
  {
    code: 'outside_service_area',
    text: 'Too far from the inspector: the visitor is asked to call.',
  },
  { code: 'booking_limit_reached', text: 'Many open appointments: the visitor is asked to call.' },
  { code: 'rate_limited', text: 'Too many calls from one address: the visitor is asked to wait.' },
  { code: 'looks_automated', text: 'A hidden field was filled in: the visitor is asked to call.' },
] as const;

export const embedDocsTroubles = [
  {
    title: 'Nothing appears',
    text: 'Does the source of the published page still contain the script and the tag? WordPress removes both for authors who are not allowed to save scripts. Does the console mention a content security policy? The loader finds a tag inside your own open shadow root only once you call its load(root); the code is among the frameworks.',
  },
  {
    title: 'The page jumps while the widget loads',
    text: 'The reserved size is missing, or the column is narrower than 520 px on a wide screen: in that case, keep the taller figure.',
  },
  {
    title: 'Wrong colors on a dark page',
    text: 'Declare color-scheme on your page, or set theme on the tag.',
  },
  {
    title: 'A property of React arrives as “[object Object]”',
    text: 'React writes an object into an attribute until the widget’s code has loaded. Set it with a ref, as in the recipe: that works before and after.',
  },
  {
    title: 'Leads arrive without your name',
    text: 'The console says why the partner name was ignored.',
  },
  {
    title: 'The chat or the offers scroll with the page',
    text: 'They are inside an element with a transform or filter. Move the tag to the end of the body.',
  },
] as const;

export const embedDocsMeta = textBlock('embed-docs.meta', 'Widget reference, for search engines', {
  title: 'Widget Reference for Partner Sites | {{name}}',
  description:
    'Attributes, events, parts and recipes of the home inspection widgets of {{name}}: HTML, React, Next, Vue, Svelte, Angular, Astro, WordPress, Tag Manager.',
  keywords: ['home inspection widget', 'custom element reference'],
});
