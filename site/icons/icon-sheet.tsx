import { renderToStaticMarkup } from 'react-dom/server';
import { iconShapes } from './icon-shapes.ts';

/** The shape in lucide's `<svg …>shape</svg>`. */
const shapeOf = (markup: string) => markup.slice(markup.indexOf('>') + 1, -'</svg>'.length);

/** All icons as symbols, once per document; it takes no space and is invisible. */
export const iconSheet: string = [
  '<svg width="0" height="0" class="site-icon-sheet" aria-hidden="true">',
  ...Object.entries(iconShapes).map(([name, Shape]) => {
    const shape = shapeOf(renderToStaticMarkup(<Shape />));
    return `<symbol id="icon-${name}" viewBox="0 0 24 24">${shape}</symbol>`;
  }),
  '</svg>',
].join('');
