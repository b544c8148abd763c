export interface DocsRecipe {
  id: string;
  title: string;
  text: string;
  /** By what its code is held to be right. */
  tested: string;
}

const inBrowser = 'Run in Chromium on a page of another origin, with each change.';

/** The widgets in each kind of page; the code of each is a file beside the page that shows it. */
export const embedDocsRecipes = {
  html: {
    id: 'html',
    title: 'HTML',
    text: 'The block as it is, wherever the widget belongs. Other builders of pages (Squarespace, Wix, Webflow) are at “Where it goes” beside the configurator.',
    tested: inBrowser,
  },
  react: {
    id: 'react',
    title: 'React 18 and 19',
    text: 'Put the script into the page’s HTML. Text attributes are props. An object, and in React 18 every event, goes by a ref: React writes an object into an attribute as long as the widget’s code has not loaded. Render the tag from the beginning: a component that waits for customElements.whenDefined() before it renders the tag waits for ever, because the loader waits for the tag.',
    tested: 'Built with React 18.3 and with React 19, in StrictMode, and run in Chromium.',
  },
  next: {
    id: 'next',
    title: 'Next',
    text: 'A client component. The server writes script and tag into the HTML, and nothing differs when React takes over.',
    tested:
      'Rendered by react-dom/server and hydrated in Chromium, which is what Next does; Next itself is not run.',
  },
  vue: {
    id: 'vue',
    title: 'Vue 3',
    text: 'Tell the compiler that the tags are elements. “.prop” sets a property, also before the code has loaded.',
    tested: inBrowser,
  },
  svelte: {
    id: 'svelte',
    title: 'Svelte 5',
    text: 'Attributes and events need nothing. An object is set on the element itself.',
    tested: inBrowser,
  },
  angular: {
    id: 'angular',
    title: 'Angular',
    text: 'The schema says that unknown tags are elements. Brackets set properties, parentheses listen.',
    tested: 'Compiled by Angular 22’s own compiler in the browser (JIT), without zones.',
  },
  astro: {
    id: 'astro',
    title: 'Astro',
    text: '“is:inline” leaves the script as it is. No client directive: the widget is no framework’s island.',
    tested:
      'Its HTML, with the frontmatter and Astro’s own attributes taken away, is run in Chromium; Astro itself is not run.',
  },
  wordpress: {
    id: 'wordpress',
    title: 'WordPress, in a theme or plugin',
    text: 'For whoever may edit PHP: the script is enqueued once, and a shortcode writes the tag, which no editor removes.',
    tested:
      'Its output is run in Chromium, written by PHP with WordPress’ functions replaced, where PHP is installed.',
  },
  tagManager: {
    id: 'tag-manager',
    title: 'Tag Manager',
    text: 'A tag “Custom HTML”, fired once a page, for what lies over the page. Tag Manager removes unknown tags from HTML, so the script makes it.',
    tested: inBrowser,
  },
  modal: {
    id: 'modal',
    title: 'In a dialog',
    text: 'The code is fetched when the dialog opens. Give the dialog a width, and the widget keeps what was typed when it is closed.',
    tested: inBrowser,
  },
  tabs: {
    id: 'tabs',
    title: 'In tabs',
    text: 'A widget in a hidden tab is fetched when the tab is shown.',
    tested: inBrowser,
  },
} as const satisfies Record<string, DocsRecipe>;
