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
      'An attribute has a value that is not allowed. It is ignored; the widget is still shown. Quotes and spaces around a value are forgiven, but a text of several words in curly quotes ends at its first space.',
    cure: 'Correct the value, in straight quotes. A partner is a slug such as jane-doe-realty.',
  },
  {
    message: '<inspection-…> has content of the page in it, which stays visible. …',
    cause:
      'The tag is not closed: HTML knows no <inspection-quote />, so what follows becomes its content. Only text, and links to the inspector, stand in for a widget until it is drawn.',
    cure: 'Write <inspection-quote></inspection-quote>, and the rest of the page after it.',
  },
  {
    message: '<inspection-…> is defined by an older script of …',
    cause:
      'Two inspectors’ scripts are on the page, and the one that defined the tag is of a release that shows its own inspector in all tags. Those of the other one are a link.',
    cure: 'Nothing: it ends when the older site is updated. A frame shows the other inspector’s widget meanwhile.',
  },
  {
    message: '<inspection-…> is defined by the script of …',
    cause:
      'Two inspectors’ scripts are on the page, and the second one was imported by a script and not by a script tag, so nothing says which tags it is for.',
    cure: 'Give its tags api-base with the address of its site.',
  },
  {
    message: 'Scripts of the inspection widgets of several sites stand in the head: …',
    cause: 'Nothing says which of the tags is whose: they show the last script’s inspector.',
    cure: 'Put each script directly before its tags, or give the tags api-base.',
  },
  {
    message: '<inspection-…> could not be loaded and is tried again.',
    cause:
      'The visitor is offline, a content security policy blocks our scripts, or a pinned file is gone.',
    cure: 'Nothing, if it was the connection: it is tried again after 5, 10, 20 … seconds. Otherwise, allow this site in script-src, or update the pinned block.',
  },
  {
    message: '<inspection-…> threw an error while it was loaded …',
    cause:
      'A script of the page has changed what the widget’s code builds on, or the browser is too old. The error follows in the console.',
    cure: 'Try the tag on an empty page. If it works there, leave out the page’s other scripts one by one.',
  },
  {
    message: '<inspection-…> could not load its button.',
    cause: 'A tag with display="button" or "dialog" could not fetch the code of its button.',
    cure: 'Nothing, if it was the connection. Otherwise, allow this site in script-src.',
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
    cure: 'Add it. In WordPress, the filter under “Site builders” does that.',
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
  {
    title: 'Days, reviews or forms fail on a page with MooTools',
    text: 'MooTools replaces Request, with which the widgets call this site. The quote, the prices and the chat work beside it; embed the others as frames, which the offers do not have. Prototype.js 1.7 does no harm; on a page with an older version, use frames too.',
  },
] as const;
