import { type RefObject, useLayoutEffect } from 'react';
import { styleSheet } from './style-sheet.ts';

/**
 * Adds the styles of a lazy view, before it is painted, to the shadow root or document that `ref`
 * stands in.
 */
export function useStyles(ref: RefObject<Element | null>, css: string): void {
  useLayoutEffect(() => {
    const root = ref.current?.getRootNode() as ShadowRoot | Document;
    const sheet = styleSheet(css);
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  }, [ref, css]);
}
