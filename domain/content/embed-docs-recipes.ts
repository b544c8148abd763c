export interface DocsRecipe {
  id: string;
  title: string;
  text: string;
  /** How its code is tested. */
  tested: string;
}

const inBrowser = 'Run in Chromium on a page of another origin, with each change.';

/** The widgets in each kind of page. The code of each is a file beside the page that shows it. */
export const embedDocsRecipes = {
  react: {
    id: 'react',
    title: 'React 18 and 19',
    text: 'Put the script into the page’s HTML. Text attributes are props. Use a ref for an object and, in React 18, for every event: React writes an object into an attribute until the widget’s code has loaded. Render the tag from the start: a component that waits for customElements.whenDefined() before it renders the tag waits forever, because the loader waits for the tag.',
    tested: 'Built with React 18.3 and with React 19, in StrictMode, and run in Chromium.',
  },
  next: {
    id: 'next',
    title: 'Next',
    text: 'A client component. The server writes the script and tag into the HTML, and nothing changes when React takes over.',
    tested:
      'Rendered by react-dom/server and hydrated in Chromium, which is what Next does; Next itself is not run.',
  },
  vue: {
    id: 'vue',
    title: 'Vue 3',
    text: 'Tell the compiler that the tags are elements. “.prop” sets a property, even before the code has loaded.',
    tested: inBrowser,
  },
  svelte: {
    id: 'svelte',
    title: 'Svelte 5',
    text: 'Attributes and events work as they are. Set an object on the element itself.',
    tested: inBrowser,
  },
  angular: {
    id: 'angular',
    title: 'Angular',
    text: 'The schema allows unknown tags as elements. Brackets set properties; parentheses listen for events.',
    tested: 'Compiled by Angular 22’s own compiler in the browser (JIT), without zones.',
  },
  astro: {
    id: 'astro',
    title: 'Astro',
    text: '“is:inline” leaves the script as it is. No client directive is needed: the widget is not a framework island.',
    tested:
      'Its HTML, with the frontmatter and Astro’s own attributes taken away, is run in Chromium; Astro itself is not run.',
  },
  wordpress: {
    id: 'wordpress',
    title: 'WordPress, in a theme or plugin',
    text: 'If you can edit PHP: the script is enqueued once, and a shortcode writes the tag, which no editor removes.',
    tested:
      'Its output is run in Chromium, written by PHP with WordPress’ functions replaced, where PHP is installed.',
  },
  tagManager: {
    id: 'tag-manager',
    title: 'Tag Manager',
    text: 'A “Custom HTML” tag, fired once per page, for the widgets that float over the page. Tag Manager removes unknown tags from HTML, so the script creates it.',
    tested: inBrowser,
  },
  display: {
    id: 'display',
    title: 'A button that opens it',
    text: 'The quote and the calendar can be a button, in the page or in a corner of the window. Only the button is loaded; the widget follows when somebody points at it or presses it, in a dialog that nothing of your page covers. Booking a quote leads from one dialog to the other.',
    tested: inBrowser,
  },
  frame: {
    id: 'frame',
    title: 'In a frame',
    text: 'For sites that allow no scripts. Each widget but chat and offers has such a page, the only ones of this site that may be framed. Its address takes partner, theme, lang, heading, option-ends, test, accent, action and radius; links open a new tab, and the background is transparent.',
    tested: inBrowser,
  },
  shadowRoot: {
    id: 'shadow-root',
    title: 'Inside a shadow root',
    text: 'The loader finds a tag in the open shadow root of another component once it is given the root, now and when tags are added later.',
    tested: inBrowser,
  },
  modal: {
    id: 'modal',
    title: 'In your own dialog',
    text: 'The code is fetched when the dialog opens. Give the dialog a width; the widget keeps what was typed when the dialog is closed.',
    tested: inBrowser,
  },
  tabs: {
    id: 'tabs',
    title: 'In tabs',
    text: 'The code for a widget in a hidden tab is fetched when the tab is shown.',
    tested: inBrowser,
  },
} as const satisfies Record<string, DocsRecipe>;
