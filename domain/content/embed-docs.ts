import { business } from '#domain/business/business.ts';

/** The reference for whoever builds a partner's page. */
export const embedDocsHero = {
  title: 'Widget reference',
  text: 'Eight custom elements for your pages: what each takes, says and looks like, how to use it in your framework, and how to try it without booking anything.',
} as const;

export const embedDocsStart = [
  'Paste three things: the script, the size that the widget reserves, and its tag. The script may stand in the head or in the body, once or twice.',
  'The script is a small loader. It fetches the code of a widget when its tag comes within 600 px of the screen, and that of the chat and the offers as soon as their tags are in the page. Tags that are added later are found too.',
  'No frame, no cookie, no storage, no login. The name and license number stay visible: in Texas a widget on your page is an advertisement (22 TAC §535.221).',
] as const;

export const embedDocsPrefill = [
  'What your page already knows of its visitor can stand in the form when it opens: on the calendar and on the inspection request.',
  'What the visitor types or deletes stays, also when you set an attribute later. Text that the form would refuse (too long, no email address) is ignored, and the console says which attribute it was, not what it said. In the inspection request the last word of the name is the last name.',
  'The texts go nowhere until the visitor sends the form. They never stand in an address: a quote that opens the calendar on our own site takes none of them along.',
] as const;

export const embedDocsTestMode = [
  'With the attribute “test” a widget says at its upper edge that it is a test. Everything works, up to the confirmation: the server checks the form and the time as it does for a client, and answers the same, with “test: true”.',
  `Nothing is booked or stored, the time stays free, nobody gets a mail. ${business.name} sees no lead; beside your name stands only the day of your last test.`,
  'Events carry “test: true” in their detail, so that your figures can leave them out. Tests count towards the same limit of calls as real ones: 20 in ten minutes from one address. Set the attribute on each widget, and take it away when you publish.',
  'The links of a test confirmation lead here: there is no appointment to move or cancel.',
] as const;

export const embedDocsAnalytics = [
  'Every event bubbles, leaves the widget and has it as its target, so one listener on the document is enough. No event carries personal data, and neither does what this recipe hands to the data layer.',
] as const;

export const embedDocsVersions = [
  {
    name: '/embed/v1.js, /embed.js',
    text: 'One loader, permanently. Browsers keep it for 5 minutes and use the old one for a day more while they fetch the next.',
  },
  {
    name: '/embed/v1-….js',
    text: 'One release of the loader, for “integrity”. Served for at least 20 releases; then a pinned page must be renewed.',
  },
  {
    name: '/embed/v1.json',
    text: 'The newest release and the digests of its files, for programs.',
  },
] as const;

export const embedDocsDeprecation = [
  'In version 1 attributes, properties, events, parts and custom properties are added. None is removed, and none changes its meaning.',
  'What has to go is deprecated first: it works on, this page marks it, and the console names its successor once. It can be missing in a version 2 only, which would have an address of its own; version 1 is served for at least two years after that.',
  'What is inside a widget may change with any release: texts, layout, elements without a part. A release never breaks a page that is open.',
] as const;

export const embedDocsBrowsers = [
  'Chrome and Edge 123, Firefox 121, Safari 17.5 (all of May 2024 or before), and later ones, on phones too. What decides is light-dark() and :has() in style sheets; of scripts, nothing newer than that is used.',
  'Each change is tested in Chromium 156. Quote, calendar, request and the rules of a guest are also tested in Firefox ESR 153 and in WebKitGTK 2.50, which has the engine of Safari.',
  'An older browser shows the widgets without their colors, or leaves them empty. For it, put a telephone link between the tags: it is shown until the widget is.',
] as const;

export interface ConsoleMessage {
  /** As the console says it; “…” stands for what differs. */
  message: string;
  cause: string;
  cure: string;
}

/** What widgets write into the console, and what browsers write about them. */
export const embedDocsConsole: readonly ConsoleMessage[] = [
  {
    message: '<inspection-…> expects … to be …',
    cause: 'An attribute has a value that it cannot have. It is ignored; the widget is shown.',
    cure: 'Correct the value. A partner is a slug such as jane-doe-realty.',
  },
  {
    message: '<inspection-…> could not be loaded and is tried again.',
    cause:
      'The visitor is offline, a content policy refuses our scripts, or a pinned file is gone.',
    cure: 'Nothing, when it was the connection: it is tried after 5, 10, 20 … seconds. Else allow this site in script-src, or renew the pinned block.',
  },
  {
    message: '<inspection-booking> was given a quote that it cannot read. …',
    cause: 'The property “quote” is not what a quote was made from.',
    cure: 'Pass detail.input of inspection-quote-calculate, unchanged, not the whole detail.',
  },
  {
    message: 'The inspection widgets\' script tag needs type="module": …',
    cause: 'The script tag has no type="module". The widgets work all the same, a little later.',
    cure: 'Add it. In WordPress the filter below does.',
  },
  {
    message: '<inspection-…> stands inside a <…> with "…", which moves it from its place …',
    cause:
      'An ancestor of the chat or of the offers is transformed, filtered or contained, so that they stand in it and not in the window.',
    cure: 'Put the tag at the end of the body.',
  },
  {
    message: 'Refused to … because it violates the … Content Security Policy directive',
    cause: 'Your page’s policy does not allow this site.',
    cure: 'Allow it in script-src and connect-src; /embed prints the policy.',
  },
  {
    message: 'Failed to find a valid digest in the “integrity” attribute',
    cause: 'A pinned file is not the one that you looked at.',
    cure: 'Paste the block again, or use /embed/v1.js without a digest.',
  },
];

/** What an answer of the API means for a visitor; the codes are those of `problemTypes`. */
export const embedDocsProblems = [
  { code: 'validation_failed', text: 'The messages stand at the fields; what was typed is kept.' },
  { code: 'slot_taken', text: 'Somebody was faster: the other times of the day are offered.' },
  { code: 'slot_unavailable', text: 'The time is not open any more: others are offered.' },
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
    text: 'Does the source of the published page still contain the script and the tag? WordPress removes both for authors without the right to save scripts. Does the console name a content policy? The loader does not find a tag inside your own shadow root: import the widget’s module there, such as /quote.js.',
  },
  {
    title: 'The page jumps while the widget loads',
    text: 'The reserved size is missing, or the column is narrower than 520 px on a wide screen: then keep the higher figure.',
  },
  {
    title: 'Wrong colors on a dark page',
    text: 'Declare color-scheme on your page, or set theme on the tag.',
  },
  {
    title: 'A property of React arrives as “[object Object]”',
    text: 'React writes an object into an attribute as long as the widget’s code has not loaded. Set it by a ref, as in the recipe: that works before and after.',
  },
  {
    title: 'Leads come without your name',
    text: 'The console says why a partner was ignored.',
  },
  {
    title: 'The chat or the offers scroll with the page',
    text: 'They stand inside an element with a transform or filter. Move the tag to the end of the body.',
  },
] as const;
