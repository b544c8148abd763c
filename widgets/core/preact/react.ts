/**
 * What `react` means in the widgets' build: Preact's core with the few of React's ways that our
 * components rely on. All of preact/compat would weigh 1.3 KB gzip more, on every host page.
 */
import { options, toChildArray, type VNode } from 'preact';

export { Component, createElement, Fragment } from 'preact';
export {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks';
export { useSyncExternalStore } from './use-sync-external-store.ts';

type Props = Record<string, unknown>;

const before = options.vnode;
options.vnode = (vnode) => {
  const props = vnode.props as Props;
  if (typeof vnode.type === 'string') {
    // React's focus events bubble, the browser's `focus` does not.
    rename(props, 'onFocus', 'onFocusIn');
    rename(props, 'onBlur', 'onFocusOut');
  }
  if (vnode.type === 'select') {
    for (const option of toChildArray(vnode.props.children) as VNode<Props>[]) {
      option.props.selected = String(option.props.value) === props.defaultValue;
    }
  }
  before?.(vnode);
};

function rename(props: Props, from: string, to: string) {
  if (!props[from]) return;
  props[to] = props[from];
  delete props[from];
}

/** zustand takes what it uses from the default export: names, so that the rest stays out. */
export * as default from './react-names.ts';
