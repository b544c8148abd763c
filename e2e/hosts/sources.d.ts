declare module '*.vue' {
  import type { DefineComponent } from 'vue';

  const component: DefineComponent;
  export default component;
}

declare module '*.svelte' {
  import type { Component } from 'svelte';

  const component: Component;
  export default component;
}

/** Recipes of `/embed/docs`, as a partner would write them. */
declare module '*.jsx' {
  import type { FunctionComponent } from 'react';

  // biome-ignore lint/suspicious/noExplicitAny: a partner's component declares no types
  type Recipe = FunctionComponent<any>;
  export const InspectionBooking: Recipe;
  export const InspectionContact: Recipe;
  export const InspectionQuote: Recipe;
}

declare module 'react-dom/server.edge' {
  export { renderToString } from 'react-dom/server';
}
