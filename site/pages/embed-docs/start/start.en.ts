export const words = {
  paste: {
    title: 'Paste and see',
    block: 'Paste this',
    name: 'Put your own name in place of `jane-doe-realty`: lower-case letters, digits and hyphens. It stands with every request and booking that comes from your page.',
    noPage:
      'No page at hand? Save the block as a file whose name ends in `.html` and open it in a browser: the widget works there too.',
    configurator:
      '[Choose a widget and colors, and see it live]: that page writes the block for you.',
  },
  place: {
    title: 'Where it goes',
    texts: [
      'The block goes where the widget belongs, as “Custom HTML” or “Code”. [WordPress, Squarespace, Wix and Webflow] each have a way of their own.',
      'In [React, Vue and other frameworks] the script goes into the page’s HTML, and the size into the style sheet; types and React components are a package for npm.',
      'The chat and the offers lie over the page: their tags belong at the end of the body.',
    ],
  },
  several: {
    title: 'Two inspectors on a page',
    texts: [
      'Paste each inspector’s script directly before that inspector’s tags: name, license, prices, colors, calls, dialogs and the way from a quote to the calendar of a tag are those of the nearest script before it. It does not matter whose files arrive first.',
      'Where a script cannot stand before its tags, in a tag manager, in the `head` or in a component’s own `shadowRoot`, say it on the tag: `api-base="https://…"` is the address of the inspector’s site. The React components of the package do so themselves.',
      'A strict content policy allows both sites in `script-src` and `connect-src`. Until both have this release, the older script may define a tag first; the other inspector’s tags are then links, and the console says so.',
    ],
  },
  language: {
    title: 'Language',
    texts: [
      'Every widget speaks English and Spanish. It has the language of the nearest `lang` around it, as a rule that of your page’s `html` tag, so that a page in Spanish needs nothing more. The attribute `lang` on the tag itself decides for one widget; two widgets on a page may have different languages.',
      '`es`, `es-MX` and every other tag of Spanish is Spanish; any other language is English. When the attribute changes, on the tag or around it, the widget changes with it and keeps what was typed, chosen and open. A visitor loads the words of one language only.',
      'A lead says which language the form was in. The mails to your client, the calendar file and the page of the appointment are in that language, and links lead to the pages in it.',
    ],
    block: 'A widget in Spanish',
  },
  test: { title: 'Test mode', block: 'Widgets in test mode' },
};
