import { textBlock } from '#domain/business/text-block.ts';

/** The page for partners who embed the widgets on their own pages. */
export const embedHero = textBlock('embed.hero', 'Widgets for partners, top', {
  title: 'Our widgets on your page',
  text: 'Your clients get a price, a start time or an answer without leaving your site. Choose a widget, see it live, paste one block. No frames, no cookies, no login.',
});

export interface EmbedRecipe {
  id: 'wordpress' | 'squarespace' | 'wix' | 'webflow' | 'react' | 'vue' | 'policy';
  title: string;
  steps: readonly string[];
}

/** Instructions for each kind of site. */
export const embedRecipes: readonly EmbedRecipe[] = [
  {
    id: 'wordpress',
    title: 'WordPress',
    steps: [
      'Edit the page and add a “Custom HTML” block where you want the widget.',
      'Paste the block from above and publish. Try it on the published page: the editor’s preview may show the widget, but does not send forms.',
      'If the page shows a line of styles instead of the widget, your account is not allowed to save scripts (only administrators and editors are and, on a network of sites, only the super admin). Ask whoever runs the site to save the block as a synced pattern, and insert that. If you save the page yourself, WordPress removes the block again.',
      'In the classic editor, paste in the “Text” tab and do not open “Visual”: it deletes the tag. Chat and offers belong at the end of the Footer (Appearance, Editor).',
    ],
  },
  {
    id: 'squarespace',
    title: 'Squarespace',
    steps: [
      'Edit the section, add a “Code” block, and choose HTML.',
      'Paste the block from above with “Display source code” off, and save. Scripts in Code blocks need a plan that allows them.',
      'The editor may block scripts: look at the page signed out, or in a private window.',
    ],
  },
  {
    id: 'wix',
    title: 'Wix',
    steps: [
      'Choose Add, “Embed Code”, “Embed HTML”, and paste the block from above.',
      'Drag the box to the height that the block gives as “min-height”: Wix shows pasted code in a frame, which does not grow with its content.',
      'Your partner name still comes with every lead. The frame has a price: a lead’s page address is that of Wix’s frame, your page’s campaign values (utm_…) are not seen, and the chat and the offers stay inside the box. Those two are not worth it on Wix.',
    ],
  },
  {
    id: 'webflow',
    title: 'Webflow',
    steps: [
      'Add an “Embed” element (Code Embed) where you want the widget, and paste the block from above. It needs a site plan or workspace that allows custom code.',
      'Publish. The designer shows a placeholder where scripts would run.',
    ],
  },
  {
    id: 'react',
    title: 'React 19',
    steps: [
      'Put the script line into your page’s HTML, and the lines between the style tags into your style sheet.',
      'Use the tag like any other. Attributes are props, and events are props that begin with “on”.',
    ],
  },
  {
    id: 'vue',
    title: 'Vue 3',
    steps: [
      'Put the script line into your page’s HTML, and the lines between the style tags into your style sheet.',
      'Tell the compiler that the tags are elements, not components; then use them in any template.',
    ],
  },
  {
    id: 'policy',
    title: 'A strict content security policy, and files pinned by digest',
    steps: [
      'The widgets need no inline styles, no inline scripts, no eval and no frames. Put the lines between the style tags into your own style sheet, and allow this site for scripts and connections.',
      'To run only the files you have reviewed, use the pinned loader with its digest. The import map holds what the loader fetches later (Chrome 127, Safari 18, Firefox 138 and later; older browsers load it unchecked). It must come before every module script, and the policy names its digest.',
      'A pinned page does not change by itself: our fixes reach it when you paste a new block. Its files are served for at least the next 20 releases; after that, it must be updated.',
    ],
  },
];

/** The data that the widgets send, and the data that they do not. */
export const embedPrivacy = textBlock('embed.privacy', 'Widgets for partners, what is sent', {
  title: 'What is sent, what is stored',
  text: 'Each of these is tested on a page from another origin, in a real browser.',
  groups: [
    {
      title: 'Before your client does anything',
      items: [
        'The script’s files are loaded; the calendar, the reviews and the offers also fetch what they show, as listed below. Nothing else.',
        'No cookie, no storage, no identifier, no third party.',
      ],
    },
    {
      title: 'When your client uses a widget',
      items: [
        'A quote is worked out in the browser, and the chat answers there: nothing is sent.',
        'The calendar asks what is offered today at the first touch, and which times are free when a day is chosen.',
        'Maintenance tips send the choices and the place as typed; nothing of it is stored.',
      ],
    },
    {
      title: 'When your client sends a form',
      items: [
        'What was typed, your partner name, the page’s address without its query, and its utm_… values.',
        'The inspector stores it and shows it to nobody else.',
        'No money, credit or ranking depends on a lead: {{lawState}} forbids it (22 TAC §535.220).',
      ],
    },
  ],
});

/** The note under the preview, which is a working widget. */
export const embedPreviewNote = textBlock('embed.preview', 'Widgets for partners, preview', {
  text: 'This is the real widget: a form that you send here reaches {{name}}. In {{lawState}} it is an advertisement on your page, so name and license number stay visible (22 TAC §535.221).',
});

export const embedMeta = textBlock('embed.meta', 'Widgets for partners, for search engines', {
  title: 'Our Widgets on Your Page | {{name}}',
  description:
    'For real-estate agents in the {{region}}: show instant quotes, free appointments and reviews of {{name}} on your own page. Choose, see it live, copy.',
  keywords: ['home inspection widget', 'real estate agent website'],
});

export const embedHeadings = textBlock('embed.headings', 'Widgets for partners, headings', {
  choose: 'Choose and copy',
  chooseText:
    'The address of this page remembers your choice, so you can send it to whoever runs your site.',
  place: 'Where it goes',
  placeText: 'Step by step for the sites that agents have, with the widget that is chosen above.',
  /** The words in brackets are a link. */
  developers:
    'For developers: [the reference] has every attribute and event, prefilled forms, a test mode, and code for React, Next, Vue, Svelte, Angular, Astro, WordPress themes and Tag Manager.',
  calls: 'Call by call',
});

export const embedTexts = [embedHero, embedHeadings, embedPrivacy, embedPreviewNote, embedMeta];
