import {
  autoUpdate,
  flip,
  offset,
  shift,
  size,
  type UseFloatingOptions,
  useFloating,
} from '@floating-ui/react';
import { useLayoutEffect } from 'react';

/** Pixels between the box and the window's edge. */
const padding = 8;

const middleware = [
  offset(8),
  flip({ padding }),
  shift({ padding }),
  size({
    padding,
    apply: ({ availableHeight, elements }) => {
      elements.floating.style.maxHeight = `${Math.floor(availableHeight)}px`;
    },
  }),
];

/** Keeps a box beside its trigger and inside the window; shared by tooltips and menus. */
export function useAnchored(options: UseFloatingOptions) {
  const floating = useFloating({
    strategy: 'fixed',
    whileElementsMounted: autoUpdate,
    middleware,
    ...options,
  });
  const { elements, x, y } = floating;
  useLayoutEffect(() => {
    if (elements.floating) elements.floating.style.translate = `${x}px ${y}px`;
  }, [elements.floating, x, y]);
  return floating;
}
