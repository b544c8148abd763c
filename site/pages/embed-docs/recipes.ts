import { type DocsRecipe, embedDocsRecipes } from '#domain/content/embed-docs-recipes.ts';
import { defaultOptions } from '#widgets/embed-code/embed-options.ts';
import { embedBlock } from '#widgets/embed-code/embed-snippet.ts';
import angular from './snippets/angular.ts?raw';
import astro from './snippets/astro.astro?raw';
import display from './snippets/display.html?raw';
import frame from './snippets/frame.html?raw';
import modal from './snippets/modal.html?raw';
import next from './snippets/next.jsx?raw';
import react from './snippets/react.jsx?raw';
import react19 from './snippets/react-19.jsx?raw';
import shadowRoot from './snippets/shadow-root.js?raw';
import svelte from './snippets/svelte.svelte?raw';
import tabs from './snippets/tabs.html?raw';
import tagManager from './snippets/tag-manager.html?raw';
import vueConfig from './snippets/vue.vite.config.js?raw';
import vue from './snippets/vue.vue?raw';
import wordpress from './snippets/wordpress.php?raw';

/** A file of `snippets`; a test runs it unchanged. */
export interface Snippet {
  label: string;
  code: string;
}

const scriptLine: Snippet = {
  label: 'Your page’s HTML',
  code: '<script type="module" src="https://HOST/embed/v1.js"></script>\n',
};

export interface Recipe extends DocsRecipe {
  snippets: readonly Snippet[];
}

const recipe = (of: DocsRecipe, ...snippets: readonly Snippet[]): Recipe => ({ ...of, snippets });

const of = embedDocsRecipes;

/** The configurator's output for a partner who changed no other option. */
export const htmlBlock = embedBlock('https://HOST', { ...defaultOptions, name: 'Jane Doe Realty' });

/** The same in Spanish. */
export const spanishBlock = embedBlock('https://HOST', { ...defaultOptions, language: 'es' });

/** Frameworks, in the order of their page. */
export const frameworkRecipes = [
  recipe(
    of.react,
    scriptLine,
    { label: 'A component for React 18 and 19', code: react },
    { label: 'Text and events only, React 19', code: react19 },
  ),
  recipe(of.next, { label: 'A client component', code: next }),
  recipe(
    of.vue,
    scriptLine,
    { label: 'vite.config.js', code: vueConfig },
    { label: 'A Vue component', code: vue },
  ),
  recipe(of.svelte, scriptLine, { label: 'A Svelte component', code: svelte }),
  recipe(of.angular, scriptLine, { label: 'An Angular component', code: angular }),
  recipe(of.astro, { label: 'An Astro component', code: astro }),
];

/** Where code of a site adds the block. */
export const siteRecipes = [
  recipe(of.wordpress, { label: 'functions.php', code: wordpress }),
  recipe(of.tagManager, { label: 'Custom HTML tag', code: tagManager }),
];

/** Other ways to show a widget than in its place on the page. */
export const displayRecipes = [
  recipe(of.display, { label: 'Buttons', code: display }),
  recipe(of.frame, { label: 'Frame', code: frame }),
  recipe(of.modal, { label: 'Dialog', code: modal }),
  recipe(of.tabs, { label: 'Tabs', code: tabs }),
  recipe(of.shadowRoot, { label: 'A component', code: shadowRoot }),
];
