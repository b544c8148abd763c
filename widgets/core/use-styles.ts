import { type RefObject, useLayoutEffect } from 'react';
import { sheet } from './styles.ts';

/**
 * For views that come on demand: their styles come in the same chunk, and reach the shadow root or
 * the page that `ref` stands in before it is painted.
 */
export function useStyles(ref: RefObject<Element | null>, css: string): void {
  useLayoutEffect(() => {
    const root = ref.current?.getRootNode() as ShadowRoot | Document;
    const styles = sheet(css);
    if (!root.adoptedStyleSheets.includes(styles)) root.adoptedStyleSheets.push(styles);
  }, [ref, css]);
}
