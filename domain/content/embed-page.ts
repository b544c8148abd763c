import { business } from '#domain/business/business.ts';

/** The page for partners who show the widgets on their own pages. */
export const embedHero = {
  title: 'Our widgets on your page',
  text: 'Your clients get a price, a start time or an answer without leaving your site. Choose a widget, see it live, paste one block. No frame, no cookie, no login.',
} as const;

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
      'Edit the page and add a “Custom HTML” block where the widget shall stand.',
      'Paste the block from above and publish. Try it on the published page: the editor’s preview may show the widget, but sends no form.',
      'If the page shows a line of styles in place of the widget, your account may not save scripts (only administrators and editors may, and on a network of sites only its super admin). Ask whoever runs the site to save the block as a synced pattern, and insert that; from a page that you save yourself WordPress removes the block again.',
      'In the classic editor, paste in the tab “Text” and leave “Visual” closed: it deletes the tag. Chat and offers belong at the end of the Footer (Appearance, Editor).',
    ],
  },
  {
    id: 'squarespace',
    title: 'Squarespace',
    steps: [
      'Edit the section, add a “Code” block, and choose HTML.',
      'Paste the block from above with “Display source code” off, and save. Scripts in Code blocks need a plan that allows them.',
      'The editor may hold scripts back: look at the page signed out, or in a private window.',
    ],
  },
  {
    id: 'wix',
    title: 'Wix',
    steps: [
      'Choose Add, “Embed Code”, “Embed HTML”, and paste the block from above.',
      'Drag the box to the height that the block names as “min-height”: Wix shows pasted code in a frame, which does not grow with what is in it.',
      'Your partner name still travels with every lead. What the frame costs: the page’s address in a lead is that of Wix’s frame, campaign values (utm_…) of your page are not seen, and the chat and the offers stay inside the box. Those two are not worth it on Wix.',
    ],
  },
  {
    id: 'webflow',
    title: 'Webflow',
    steps: [
      'Add an “Embed” element (Code Embed) where the widget shall stand, and paste the block from above. It needs a site plan or workspace that allows custom code.',
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
    title: 'A strict content policy, and files held to a digest',
    steps: [
      'The widgets need no inline style, no inline script, no eval and no frame. Put the lines between the style tags into your own style sheet, and allow this site for scripts and connections.',
      'To run only the very files that you have looked at, use the pinned loader with its digest. The import map holds what the loader fetches later (Chrome 127, Safari 18, Firefox 138 and later; older browsers load it unchecked). It must come before every module script, and the policy names its digest.',
      'A pinned page does not change by itself: our fixes reach it when you paste again. Its files are served for the next 20 releases at least, and then it must be renewed.',
    ],
  },
];

/** The data that the widgets send, and the data that they do not. */
export const embedPrivacy = {
  title: 'What is sent, what is stored',
  text: 'Each of these is tested on a page of another origin, in a real browser.',
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
        'It is stored by the inspector and shown to nobody else.',
        'No money, credit or rank hangs on a lead: Texas forbids it (22 TAC §535.220).',
      ],
    },
  ],
} as const;

/** The note under the preview, which is a working widget. */
export const embedPreviewNote = `This is the real widget: a form that you send here reaches ${business.name}. In Texas it is an advertisement on your page, so name and license number stay visible (22 TAC §535.221).`;
