import { type RefObject, useLayoutEffect } from 'react';
import { styleSheet } from './style-sheet.ts';

/**
 * Adds the styles of a lazy view, before paint, to the shadow root or document that contains `ref`.
 */
export function useStyles(ref: RefObject<Element | null>, css: string): void {
  useLayoutEffect(() => {
    const root = ref.current?.getRootNode() as ShadowRoot | Document;
    const sheet = styleSheet(css);
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  }, [ref, css]);
}
